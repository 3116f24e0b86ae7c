import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readCatalogue } from '../../scripts/read-catalogue.ts';
import { expect, test } from '../fixtures.ts';

const pages = readCatalogue();

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What fades in is judged once it is there; what turns for ever or hangs on scrolling stays out. */
const entrances = (page: Page) =>
  page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({ timeline, effect }) => {
        const { endTime } = effect?.getComputedTiming() ?? {};
        return timeline instanceof DocumentTimeline && Number.isFinite(endTime);
      })
      .map(({ finished }) => finished.catch(() => undefined));
    await Promise.all(running);
  });

async function violations(page: Page) {
  await entrances(page);
  // No page has frames before a click: axe may run in one go, and tell what is wrong alone.
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .analyze();
  return found.map(({ id, nodes }) => ({
    id,
    where: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
  }));
}

/** Pixels by which a page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// Long pages on a busy machine take axe a while.
test.setTimeout(120_000);

// One visit a page, at several widths: with 250 pages every visit counts.
for (const { path } of [...pages, { path: '/no-such-page' }]) {
  test.describe(path, () => {
    // The browser itself reports the 404 of a page that is meant to be one.
    if (path === '/no-such-page') test.use({ expectedErrors: [/status of 404/] });

    test('axe has nothing to say, and nothing scrolls sideways', async ({ page }) => {
      await page.goto(path);
      await page.waitForFunction(() => document.querySelector('link[rel=stylesheet]') !== null);
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
        // By script: the content security policy allows no added style elements.
        await page.evaluate(() =>
          document.documentElement.style.setProperty('font-size', '200%', 'important'),
        );
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      });
    });
  });
}
