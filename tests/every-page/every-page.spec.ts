import { expect, test } from '../fixtures.ts';
import { overflow, violations } from './accessible.ts';
import { expectLight, expectReadyFaces, expectStill, loadHeld } from './loading.ts';
import { visitedPages } from './visited-pages.ts';

// Long pages on a busy machine take axe a while.
test.setTimeout(120_000);

// One visit a page, for all that is asked of every page: with 250 pages every visit counts.
for (const path of [...visitedPages(), '/no-such-page']) {
  test.describe(path, () => {
    // The browser itself reports the 404 of a page that is meant to be one.
    if (path === '/no-such-page') test.use({ expectedErrors: [/status of 404/] });

    test('[P1] is light, stands still as it loads, fits and is accessible', async ({ page }) => {
      const load = await loadHeld(page, path);
      await test.step('what comes at load', () => expectLight(load));
      await test.step('the right typeface at the first paint', () => expectReadyFaces(page, load));
      await test.step('nothing moves', () => expectStill(page, load));
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
