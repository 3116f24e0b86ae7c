import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { pages } from '../../src/catalogue/pages.ts';
import { expect, test } from '../fixtures.ts';

/** Script that a page may bring at load, in bytes after brotli, inline ones included. */
const scriptBudget = 5 * 1024;

/** What stands before a page's words, in bytes after brotli: inline rules and first-screen glyphs. */
const headBudget = 30 * 1024;

const lateSheetIsIn = (page: Page) =>
  page.waitForFunction(() => {
    const late = document.querySelectorAll('[data-late]').length;
    const sheets = [...document.styleSheets].filter((sheet) => sheet.href !== null);
    return sheets.length >= late;
  });

for (const { path } of pages) {
  test.describe(path, () => {
    test('[P1] brings 5 KB of script or less, and a small page', async ({ page }) => {
      const scripts: Promise<number>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() !== 'script') return;
        scripts.push(response.body().then((body) => brotliCompressSync(body).length));
      });
      const response = await page.goto(path, { waitUntil: 'load' });
      const html = (await response?.text()) ?? '';
      await lateSheetIsIn(page);
      const inline = [
        ...html.matchAll(/<script(?![^>]* src=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g),
      ]
        .map(([, text = '']) => text)
        .join('\n');
      const linked = await Promise.all(scripts);
      const total = linked.reduce((sum, size) => sum + size, brotliCompressSync(inline).length);
      expect(total, 'bytes of script').toBeLessThanOrEqual(scriptBudget);
      const head = html.slice(0, html.indexOf('<body'));
      expect(brotliCompressSync(head).length, 'bytes of head').toBeLessThanOrEqual(headBudget);
    });

    test('stands the same before and after the late sheet', async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/static/css/**', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'load' });
      const measure = () =>
        page.evaluate(() => ({
          height: document.documentElement.scrollHeight,
          tops: [...document.querySelectorAll('main > *, main section, footer')].map((element) =>
            Math.round(element.getBoundingClientRect().top + scrollY),
          ),
        }));
      const before = await measure();
      release();
      await lateSheetIsIn(page);
      await page.evaluate(() => document.fonts.ready);
      const after = await measure();
      // Below the first screen the whole typeface replaces its metric-matched stand-in: a line may
      // break elsewhere, a section may not jump.
      const screen = page.viewportSize()?.height ?? 800;
      const inFirstScreen = (tops: number[]) => tops.filter((top) => top < screen);
      expect(inFirstScreen(after.tops)).toEqual(inFirstScreen(before.tops));
      expect(Math.abs(after.height - before.height)).toBeLessThanOrEqual(before.height * 0.015);
    });
  });
}
