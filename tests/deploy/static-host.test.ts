/**
 * The built site on a host that sends static files, with the API at another origin: the exported
 * files served by nginx with the exported configuration, looked at by a real browser.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportSite } from '../../scripts/deploy/export-site.ts';
import { freePort } from '../../scripts/free-port.ts';
import { siteConfig } from '../../site.config.ts';
import { openWindow } from '../browser-window.ts';
import { cheapToken } from '../reliability/captcha-token.ts';
import {
  buildForTests,
  type ChildServer,
  smallSite,
  startChild,
} from '../reliability/child-server.ts';
import { feedbackPath, person } from '../reliability/test-api.ts';
import { testKey } from '../reliability/test-key.ts';
import { leadNames } from './lead-names.ts';
import { runNginx } from './run-nginx.ts';
import { openBrowser } from './send-form.ts';
import type { RunningProxy } from './start-proxy.ts';
import { testFolder } from './test-folder.ts';

const folder = testFolder('static');
const data = join(folder, 'data');
const out = join(folder, 'out');
const small = smallSite();
let api: ChildServer;
let nginx: RunningProxy;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  await buildForTests();
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  api = await startChild({
    SITE_DIR: small.folder,
    DATA_DIR: data,
    SITE_URL: origin,
    ALLOWED_ORIGINS: origin,
    ALTCHA_HMAC_KEY: testKey,
  });
  const config = { ...siteConfig, apiOrigin: api.url };
  exportSite('dist', out, { config, hsts: '1d' });
  const home = join(folder, 'nginx');
  mkdirSync(home);
  const server = `server { listen 127.0.0.1:${port}; root ${out}/site; include ${out}/nginx.conf; }`;
  nginx = await runNginx(home, server, port);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await nginx.stop();
  await api.end('SIGTERM');
  small.remove();
});

test('pages, files and unknown paths are there, each with its headers', async () => {
  const at = async (path: string) => {
    const { status, headers } = await fetch(origin + path, { redirect: 'manual' });
    return { status, cache: headers.get('cache-control'), csp: headers.get('x-frame-options') };
  };
  const page = { status: 200, cache: 'no-cache', csp: 'DENY' };
  expect(await at('/')).toEqual(page);
  expect(await at('/page/about-us')).toEqual(page);
  expect(await at('/blogs/rss.xml')).toEqual(page);
  expect(await at('/page/nowhere')).toEqual({ ...page, status: 404 });
  const script = /\/static\/js\/[\w.-]+\.js/.exec(readFileSync('dist/index.html', 'utf8'))?.[0];
  expect(await at(script ?? '')).toEqual({
    ...page,
    cache: 'public, max-age=31536000, immutable',
  });
  const svg = await fetch(`${origin}/favicon.svg`);
  expect(svg.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(svg.headers.get('x-content-type-options')).toBe('nosniff');
});

/** Collects what a browser blocks or cannot load. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  return errors;
}

test('the policy in each page blocks nothing of the page, and all else', async () => {
  const page = await openWindow(browser);
  const errors = watchErrors(page);
  for (const path of ['/', '/page/contact-us', '/home-startup', '/showcase', '/blogs/blog-grid']) {
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.mouse.wheel(0, 4000);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  expect(errors).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "injected"';
    document.body.append(script);
  });
  await expect.poll(() => errors.join()).toContain('Content Security Policy');
  expect(await page.title()).not.toBe('injected');
  await page.context().close();
});

test('a page posts to the API, and to no other origin', async () => {
  const page = await openWindow(browser);
  await page.goto(`${origin}/page/contact-us`);
  const send = (url: string, name: string, altcha: string) =>
    page.evaluate(
      async ([target, body]) => {
        const headers = { 'content-type': 'application/json' };
        const sent = fetch(target ?? '', { method: 'POST', headers, body: body ?? '' });
        return sent.then(
          async (response) => (await response.json()).status as string,
          () => 'blocked',
        );
      },
      [url, JSON.stringify({ ...person, name, altcha })],
    );
  expect(await send(api.url + feedbackPath, 'Ann of the CDN', await cheapToken())).toBe(
    'mail_sent',
  );
  const other = api.url.replace('127.0.0.1', 'localhost');
  expect(await send(other + feedbackPath, 'Nobody', await cheapToken())).toBe('blocked');
  expect(await leadNames({ DATA_DIR: data })).toEqual(['Ann of the CDN']);
  await page.context().close();
});

test('a link in a mail to the site leads to the API', async () => {
  const link = '/api/subscribe/confirm?id=1&key=2';
  const { status, headers } = await fetch(origin + link, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([302, api.url + link]);
});
