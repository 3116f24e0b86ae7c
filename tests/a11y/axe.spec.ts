import AxeBuilder from '@axe-core/playwright';
import { pages } from '../../src/catalogue/pages.ts';
import { expect, test } from '../fixtures.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const { path } of [...pages, { path: '/no-such-page' }]) {
  test.describe(path, () => {
    // The browser itself reports the 404 of a page that is meant to be one.
    if (path === '/no-such-page') test.use({ expectedErrors: [/status of 404/] });

    test('axe has nothing to say', async ({ page }) => {
      await page.goto(path);
      await page.waitForFunction(() => document.querySelector('link[rel=stylesheet]') !== null);
      const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
      const found = violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
      }));
      expect(found).toEqual([]);
    });

    test('works at 320 px and with text at 200 %, without scrolling sideways', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      const overflow = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      expect(await overflow()).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 640, height: 800 });
      // By script: the content security policy allows no added style elements.
      await page.evaluate(() =>
        document.documentElement.style.setProperty('font-size', '200%', 'important'),
      );
      expect(await overflow()).toBeLessThanOrEqual(0);
    });
  });
}
