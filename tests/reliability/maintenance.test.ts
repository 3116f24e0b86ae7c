import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cheapToken } from './captcha-token.ts';
import {
  buildForTests,
  type ChildServer,
  smallSite,
  startChild,
  startProgram,
} from './child-server.ts';
import { emailKeys, feedbackPath, formData, person } from './test-api.ts';
import { testKey } from './test-key.ts';
import { waitFor } from './wait-for.ts';

const site = smallSite();
const folders: string[] = [];
const settings = (change: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'larkfield-shut-'));
  folders.push(folder);
  return { SITE_DIR: site.folder, DATA_DIR: folder, ALTCHA_HMAC_KEY: testKey, ...change };
};
const mark = '<p class="until" data-until="Until {time}. Then we open.">Until it is done.</p>';
let shut: ChildServer;
let data: Record<string, string>;

beforeAll(async () => {
  await buildForTests();
  mkdirSync(join(site.folder, 'static/css'), { recursive: true });
  writeFileSync(join(site.folder, 'static/css/a.css'), 'body{color:red}');
  writeFileSync(join(site.folder, 'robots.txt'), 'User-agent: *\n');
  writeFileSync(
    join(site.folder, 'page/maintenance.html'),
    `<!doctype html><html lang="en"><title>Shut</title>${mark}${'<p>text</p>'.repeat(200)}`,
  );
  data = settings({ MAINTENANCE: '1' });
  shut = await startChild(data);
});
afterAll(async () => {
  await shut.end('SIGTERM');
  site.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('every page path, in any spelling and encoding, is the maintenance page', async () => {
  expect(shut.output()).toContain('Every page answers 503');
  for (const path of ['/', '/page/about-us', '/PAGE/About-Us/', '/index.html', '/nowhere?a=1'])
    for (const encoding of ['identity', 'gzip', 'br']) {
      const answer = await fetch(shut.url + path, {
        redirect: 'manual',
        headers: { 'accept-encoding': encoding, 'if-none-match': '*' },
      });
      const { headers } = answer;
      expect([path, answer.status, headers.get('retry-after')]).toEqual([path, 503, '1800']);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('etag')).toBeNull();
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-encoding') ?? 'identity').toBe(encoding);
      const html = await answer.text();
      expect(html).toContain(mark);
      expect(html).toContain('<html data-closed="" lang="en">');
    }
});

test('HEAD has the headers and no body; a post to a page is a 405', async () => {
  const head = await fetch(`${shut.url}/`, { method: 'HEAD' });
  expect([head.status, head.headers.get('retry-after'), await head.text()]).toEqual([
    503,
    '1800',
    '',
  ]);
  const post = await fetch(`${shut.url}/`, { method: 'POST', body: 'x' });
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('assets of the page and robots.txt are served, and missing files are a 404', async () => {
  const status = async (path: string) => (await fetch(shut.url + path)).status;
  expect(await status('/static/css/a.css')).toBe(200);
  expect(await status('/robots.txt')).toBe(200);
  expect(await status('/media/none.avif')).toBe(404);
});

test('API clients get their own formats, and load balancers a healthy state', async () => {
  const json = await fetch(`${shut.url}/page/about-us`, {
    headers: { accept: 'application/json' },
  });
  expect([json.status, json.headers.get('retry-after')]).toEqual([503, '1800']);
  expect(await json.json()).toMatchObject({
    status: 'error',
    message: expect.stringContaining('hello@larkfield.example'),
  });
  expect((await fetch(`${shut.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${shut.url}/readyz`)).status).toBe(200);
  const unknown = await fetch(`${shut.url}/wp-json/nothing`);
  expect([unknown.status, (await unknown.json()).code]).toEqual([404, 'rest_no_route']);
  expect((await fetch(`${shut.url}/api/captcha/challenge`)).status).toBe(200);
});

test('no lead is lost: forms of open pages are accepted, with and without script', async () => {
  const sent = await fetch(shut.url + feedbackPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, altcha: await cheapToken() }),
  });
  expect((await sent.json()).status).toBe('mail_sent');
  const native = await fetch(shut.url + feedbackPath, {
    method: 'POST',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(person).toString(),
  });
  expect([native.status, (await native.text()).includes('Thank you')]).toEqual([200, true]);
  const application = await fetch(`${shut.url}/api/v1.0/email/send-form`, {
    method: 'POST',
    body: formData({
      ...person,
      terms_condition: 'on',
      altcha: await cheapToken(),
      ...emailKeys,
      template_id: 'job-application',
    }),
  });
  expect(await application.text()).toBe('OK');
  const list = startProgram('leads.js', data, ['list']);
  expect(await list.ended).toBe(0);
  expect(list.output().match(/Ann Marsh/g)).toHaveLength(3);
});

test('with an end time the page and Retry-After say it, and then the maintenance ends by itself', async () => {
  const until = new Date(Date.now() + 6000);
  const server = await startChild(settings({ MAINTENANCE: until.toISOString() }));
  const before = await fetch(`${server.url}/`);
  if (before.status === 503) {
    expect(Number(before.headers.get('retry-after'))).toBeLessThanOrEqual(6);
    expect(await before.text()).toMatch(
      /data-until="Until \{time\}\. Then we open\."><time datetime="[^"]+">Until \w+day, \w+ \d+, \d+:\d\d [ap]m Eastern\. Then we open\.<\/time><\/p>/,
    );
  }
  await waitFor('the door', async () => (await fetch(`${server.url}/`)).status === 200);
  expect(Date.now()).toBeGreaterThanOrEqual(until.getTime());
  expect((await fetch(`${server.url}/page/maintenance`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
  const over = await startChild(settings({ MAINTENANCE: '2020-01-01T00:00Z' }));
  expect((await fetch(`${over.url}/`)).status).toBe(200);
  expect(over.output()).not.toContain('503');
  expect(await over.end('SIGTERM')).toBe(0);
});

test('without maintenance the page is a normal page', async () => {
  const server = await startChild(settings({}));
  const answer = await fetch(`${server.url}/page/maintenance`);
  expect([answer.status, (await answer.text()).includes('data-closed')]).toEqual([200, false]);
  expect(await server.end('SIGTERM')).toBe(0);
});
