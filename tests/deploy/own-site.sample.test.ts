/**
 * A site of one's own, without samples: `npm run export` writes it for a static host, and the folder
 * of its image is the API at another origin. Its contact form reaches the API from a real browser.
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles } from '../../integrations/built-site/list-files.ts';
import { folderSize } from '../../scripts/deploy/folder-size.ts';
import { freePort } from '../../scripts/free-port.ts';
import { timeoutScale } from '../../scripts/timeout-scale.ts';
import { success } from '../../src/words/de/forms.ts';
import { openWindow } from '../browser-window.ts';
import { adoptCopy } from '../built/renamed/adopt-copy.ts';
import { copyProject } from '../built/renamed/build-renamed.ts';
import { overflow } from '../every-page/accessible.ts';
import { run } from '../installed-components/run.ts';
import { type ChildServer, startChild, startProgram } from '../reliability/child-server.ts';
import { adaptRecipe } from './adapt-recipe.ts';
import { namesIn } from './lead-names.ts';
import { runNginx } from './run-nginx.ts';
import { openBrowser } from './send-form.ts';
import { testFolder } from './test-folder.ts';

/** Most bytes of an image beside Node: all that `scripts/image-tree.ts` writes. */
const maxImageSize = 150_000_000;

const folder = testFolder('own-site');
const [image, out, data] = [join(folder, 'image'), join(folder, 'out'), join(folder, 'data')];
const serverFolder = join(image, 'dist-server');
let project: string;
let origin: string;
let api: ChildServer;
let browser: Browser;
let exportOutput: string;
const closing: (() => unknown)[] = [];

/** Runs a script of the owner's project. @throws Error with its output when it fails. */
const script = (args: readonly string[], env: Record<string, string> = {}): Promise<string> =>
  run(project, [process.execPath, ...args], env);

/** Sets the address of the API in the owner's site.config.ts. */
function setApiOrigin(apiOrigin: string): void {
  const file = join(project, 'site.config.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, adaptRecipe(text, [["apiOrigin: ''", `apiOrigin: '${apiOrigin}'`]]));
}

/** Serves the exported files by nginx with the exported configuration. */
async function serveExport(port: number): Promise<void> {
  const server = `server { listen 127.0.0.1:${port}; root ${out}/site; include ${out}/nginx.conf; }`;
  closing.push((await runNginx(join(folder, 'nginx'), server, port)).stop);
}

beforeAll(async () => {
  project = copyProject();
  closing.push(() => rmSync(project, { recursive: true, force: true }));
  adoptCopy(project);
  cpSync('deploy', join(project, 'deploy'), { recursive: true });
  const [apiPort, sitePort] = [await freePort(), await freePort()];
  origin = `http://127.0.0.1:${sitePort}`;
  setApiOrigin(`http://127.0.0.1:${apiPort}`);
  exportOutput = await script(['scripts/export.ts', out]);
  await script(['scripts/image-tree.ts', image]);
  const settings = { PORT: String(apiPort), SITE_DIR: join(image, 'dist'), DATA_DIR: data };
  api = await startChild({ ...settings, SITE_URL: origin, ALLOWED_ORIGINS: origin }, serverFolder);
  closing.push(() => api.end('SIGTERM'));
  await serveExport(sitePort);
  browser = await openBrowser();
  closing.push(() => browser.close());
}, 900_000 * timeoutScale);

afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

test('the image of a site without samples has less than 150 MB', () => {
  expect(existsSync(join(image, 'dist/page/contact-us.html.br'))).toBe(true);
  expect(existsSync(join(image, 'dist/showcase.html'))).toBe(false);
  expect(folderSize(image)).toBeLessThan(maxImageSize);
});

test('the export says what to upload, and forms post to the API', () => {
  expect(exportOutput).toMatch(/^\d+ files to upload in .*\/out\/site; for nginx: /m);
  const read = (file: string) => readFileSync(join(out, 'site', file), 'utf8');
  expect(read('page/contact-us.html')).toContain(` action="${api.url}/wp-json/contact-form-7/`);
  expect(read('_redirects')).toContain(`/api/* ${api.url}/api/:splat 302\n`);
});

test('the export replaces what it has written, and nothing else', async () => {
  const old = join(out, 'site/old.html');
  writeFileSync(old, 'of the last export');
  await script(['scripts/export.ts', out]);
  expect([existsSync(old), existsSync(join(out, 'site/index.html'))]).toEqual([false, true]);
  const refused = (args: string[], env?: Record<string, string>) =>
    expect(script(['scripts/export.ts', ...args], env)).rejects;
  await refused([join(project, 'src')]).toThrow('this script did not write it');
  await refused([out], { HSTS: '3d' }).toThrow('HSTS must be one of');
  // This project has no API elsewhere.
  const here = run('.', [process.execPath, 'scripts/export.ts', join(folder, 'nowhere')]);
  await expect(here).rejects.toThrow('Set apiOrigin in site.config.ts');
  expect(existsSync(join(folder, 'nowhere'))).toBe(false);
});

test('no page of the German site scrolls sideways in a window of 320 px', async () => {
  const page = await openWindow(browser, { viewport: { width: 320, height: 640 } });
  closing.push(() => page.context().close());
  const files = await listFiles(join(out, 'site'), /\.html$/);
  expect(files.length).toBeGreaterThan(20);
  const wide: string[] = [];
  for (const file of files) {
    const path = relative(join(out, 'site'), file)
      .replaceAll('\\', '/')
      .replace(/\.html$/, '');
    await page.goto(`${origin}/${path === 'index' ? '' : path}`);
    const pixels = await overflow(page);
    if (pixels > 0) wide.push(`${path}: ${pixels} px`);
  }
  expect(wide).toEqual([]);
});

const contactForm = (page: Page): Locator => page.locator('main form[data-form="contact"]');

/** Opens the exported contact page. */
async function openContact(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openWindow(browser, options);
  closing.push(() => page.context().close());
  await page.goto(`${origin}/page/contact-us`);
  return page;
}

/** Fills in and sends the form. */
async function send(form: Locator, name: string): Promise<void> {
  const person = { name, email: 'ann@example.com', phone: '+351 21 555 0199' };
  for (const [field, text] of Object.entries({ ...person, comment: 'A page about bread.' }))
    await form.locator(`[name="${field}"]`).fill(text);
  await form.locator('[type="submit"]').click();
}

/** Returns the names of the stored leads, the newest first. */
async function storedNames(): Promise<string[]> {
  const program = startProgram('leads.js', { DATA_DIR: data }, ['export', '--csv'], serverFolder);
  expect([await program.ended, program.output()]).toEqual([0, expect.any(String)]);
  return namesIn(program.output());
}

test('the contact form of an exported page is stored by the API', async () => {
  const page = await openContact();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const form = contactForm(page);
  await form.locator('[name="name"]').click();
  await page.locator('form[data-form="contact"][data-ready="true"]').waitFor();
  await send(form, 'Ann of the script');
  await form.getByRole('status').waitFor();
  expect(errors).toEqual([]);
  expect(await storedNames()).toEqual(['Ann of the script']);
});

test('without script it is stored as well, and the API thanks for it', async () => {
  const page = await openContact({ javaScriptEnabled: false });
  await send(contactForm(page), 'Ben without script');
  await page.waitForURL((url) => url.origin === api.url);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(success.contact);
  expect(await storedNames()).toContain('Ben without script');
});
