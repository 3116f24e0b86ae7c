import { expect, test } from '../fixtures.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** Pages with choices, and the selector of the selected one. */
const sets = {
  '/page/pricing-packages': 'a price switch',
  '/elements/tab': 'tabs',
  '/portfolio/portfolio-boxed-masonry': 'kinds of projects',
  '/shop/shop-wide': 'kinds of things, glazes and an order',
  '/shop/single-product/mug': 'a glaze',
  '/shop/right-sidebar': 'kinds in a price list',
  '/blogs/blog-simple': 'a year of posts',
  '/home-corporate': 'a view of a chart and its base',
  '/home-finance': 'a fee',
  '/home-seo-agency': 'a query over a town',
  '/home-marketing-agency': 'before or after',
  '/home-photography': 'an essay',
};

for (const [path, what] of Object.entries(sets)) {
  test(`${path}: ${what} that is chosen has the system's colors for that`, async ({ page }) => {
    await page.goto(path);
    const { chosen, others, highlight } = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.backgroundColor = 'Highlight';
      const ground = (element: Element) => getComputedStyle(element).backgroundColor;
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)]
          .filter((element) => element.checkVisibility())
          .map((element) => `${element.textContent?.trim()}: ${ground(element)}`);
      const set = (state: string, radio: string) =>
        shown(`main :is(${state}), main label:has([type="radio"]${radio})`);
      const result = {
        chosen: set(
          '[aria-selected="true"], [aria-pressed="true"], :is(a, button)[aria-current]',
          ':checked',
        ),
        others: set('[aria-selected="false"], [aria-pressed="false"]', ':not(:checked)'),
        highlight: ground(probe),
      };
      probe.remove();
      return result;
    });
    expect(chosen.length).toBeGreaterThan(0);
    for (const one of chosen) expect(one.endsWith(highlight), one).toBe(true);
    for (const one of others) expect(one.endsWith(highlight), one).toBe(false);
  });
}

test('steps of a guide that are done are struck out', async ({ page }) => {
  await page.goto('/blogs/blog-post-layout-03');
  const first = page.getByRole('navigation').getByRole('link', { name: /^Step 1\b/ });
  await expect(first).toHaveCSS('text-decoration-line', 'none');
  await page.getByRole('checkbox').first().check();
  await expect(first).toHaveCSS('text-decoration-line', 'line-through');
});
