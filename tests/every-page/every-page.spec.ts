import type { Page } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';
import { full } from '../reliability/sizes.ts';
import { injectAxe, overflow, violations } from './accessible.ts';
import {
  expectNoLayoutShift,
  expectReadyFonts,
  expectScriptBudget,
  type HeldLoad,
  prepareVisits,
} from './loading.ts';
import { visitedPages } from './visited-pages.ts';

interface WorkerPage {
  page: Page;
  visit: (path: string) => Promise<HeldLoad>;
  /** Sets the browser's default font size in px, as a visitor can. */
  setDefaultText: (size: number) => Promise<void>;
}

/**
 * Pages where Chromium 156 crashes after axe has run with reduced motion and the viewport then
 * becomes narrow: text in columns, one on a phone. Not with motion.
 */
const needsMotion = new Set(['/elements/columns']);

/** Each worker reuses one page for all visits: creating one for each takes a tenth of the time. */
const test = base.extend<Pick<WorkerPage, 'visit' | 'setDefaultText'>, { kept: WorkerPage }>({
  kept: [
    async ({ browser, server }, use, { project }) => {
      const context = await browser.newContext({ ...project.use, baseURL: server.origin });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await use({
        page,
        visit: await prepareVisits(page),
        setDefaultText: async (standard) => {
          await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
        },
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: ({ kept }, use) => use(kept.page),
  visit: ({ kept }, use) => use(kept.visit),
  setDefaultText: async ({ kept }, use) => {
    await use(kept.setDefaultText);
    await kept.setDefaultText(16);
  },
});

// One visit per page for all checks: with 250 pages every visit counts.
for (const path of [...visitedPages(), '/no-such-page']) {
  test.describe(path, () => {
    // The browser itself logs the expected 404.
    if (path === '/no-such-page') test.use({ expectedErrors: [/status of 404/] });

    test('[P1] keeps its script budget, has no layout shift, fits the viewport and is accessible', async ({
      page,
      visit,
      setDefaultText,
    }) => {
      // Animations end in the same state; `npm run test:all` runs them.
      await page.emulateMedia({
        reducedMotion: full || needsMotion.has(path) ? 'no-preference' : 'reduce',
      });
      const load = await test.step('visit', () => visit(path));
      await test.step('scripts at load', () => expectScriptBudget(load));
      await test.step('fonts at the first paint', () => expectReadyFonts(page, load));
      await test.step('no layout shift', () => expectNoLayoutShift(page, load));
      await test.step('inject axe', () => injectAxe(page));
      await test.step('axe at 1280 px', async () => {
        expect(await violations(page)).toEqual([]);
      });
      await test.step('axe at 390 px', async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await violations(page)).toEqual([]);
      });
      await test.step('320 px wide', async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      });
      await test.step('text at 200 %', async () => {
        await page.setViewportSize({ width: 640, height: 800 });
        // By script, because the content security policy blocks added style elements.
        await page.evaluate(() =>
          document.documentElement.style.setProperty('font-size', '200%', 'important'),
        );
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      });
      await test.step('default text of 32 px on a phone', async () => {
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
        await setDefaultText(32);
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      });
    });
  });
}
