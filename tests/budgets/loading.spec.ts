import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { readCatalogue } from '../../scripts/read-catalogue.ts';
import { expect, test } from '../fixtures.ts';

const pages = readCatalogue();

/** Script that a page may bring at load, in bytes after brotli, inline ones included. */
const scriptBudget = 5 * 1024;

/** What stands before a page's words, in bytes after brotli: inline rules and first-screen glyphs. */
const headBudget = 24 * 1024;

const lateSheetIsIn = (page: Page) =>
  page.waitForFunction(() => {
    const late = document.querySelectorAll('[data-late]').length;
    const sheets = [...document.styleSheets].filter((sheet) => sheet.href !== null);
    return sheets.length >= late;
  });

/** Where the page's parts stand, and how tall it is. */
const measure = (page: Page) =>
  page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    tops: [...document.querySelectorAll('main > *, main section, footer')].map((element) =>
      Math.round(element.getBoundingClientRect().top + scrollY),
    ),
  }));

/** Faces that could be used when the page's body began, before anything was drawn. */
const readyFaces = (page: Page) =>
  page.evaluate(() => (window as unknown as { readyFaces: string[] }).readyFaces);

/** Keeps requests waiting until the answer is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]* src=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, text = '']) => text)
    .join('\n');

for (const { path } of pages) {
  test(`[P1] ${path} is light, and stands the same before and after the late sheet`, async ({
    page,
  }) => {
    const releaseSheets = await hold(page, '**/static/css/**');
    const releaseFaces = await hold(page, '**/*.woff2');
    const scripts: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.push(response.body().then((body) => brotliCompressSync(body).length));
    });
    await page.addInitScript(() => {
      // As soon as there is a body, before anything is laid out: later the rules' own faces are in.
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        const ready = [...document.fonts].filter(({ status }) => status === 'loaded');
        Object.assign(window, { readyFaces: ready.map(({ family }) => family) });
      }).observe(document, { childList: true, subtree: true });
    });
    const response = await page.goto(path, { waitUntil: 'load' });
    const html = (await response?.text()) ?? '';
    const before = await measure(page);
    releaseSheets();
    await lateSheetIsIn(page);
    const withSheets = await measure(page);
    releaseFaces();
    await page.evaluate(() => document.fonts.ready);
    const after = await measure(page);

    await test.step('what comes at load', async () => {
      const linked = await Promise.all(scripts);
      const inline = brotliCompressSync(inlineScripts(html)).length;
      const total = linked.reduce((sum, size) => sum + size, inline);
      expect(total, 'bytes of script').toBeLessThanOrEqual(scriptBudget);
      const head = html.slice(0, html.indexOf('<body'));
      expect(brotliCompressSync(head).length, 'bytes of head').toBeLessThanOrEqual(headBudget);
    });

    await test.step('the right typeface at the first paint', async () => {
      const faces = (await readyFaces(page)).filter((family) => family.includes('First'));
      const carried = html.match(/@font-face\{font-family:'[^']+ First'/g) ?? [];
      expect(carried.length, 'faces of the first screen').toBeGreaterThan(0);
      expect(new Set(faces).size).toBe(carried.length);
    });

    await test.step('the page has all the rules that its layout needs', () => {
      expect(withSheets.tops).toEqual(before.tops);
      expect(withSheets.height).toBe(before.height);
    });

    await test.step('nothing moves', () => {
      // Below the first screen the whole typeface replaces its metric-matched stand-in: a line may
      // break elsewhere, a section may not jump.
      const screen = page.viewportSize()?.height ?? 800;
      const inFirstScreen = (tops: number[]) => tops.filter((top) => top < screen);
      expect(inFirstScreen(after.tops)).toEqual(inFirstScreen(before.tops));
      expect(Math.abs(after.height - before.height)).toBeLessThanOrEqual(before.height * 0.015);
    });
  });
}
