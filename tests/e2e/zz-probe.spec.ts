import { interact } from '../first-interaction.ts';
import { expect, test } from '../fixtures.ts';

for (const way of ['one move', 'interact'])
  test(`probe ${way}`, async ({ page }) => {
    await page.goto('/privacy');
    await page.mouse.move(300, 300);
    await page.goto('/privacy');
    const header = page.locator('astro-island:has([data-site-header])');
    await expect(header).toHaveAttribute('ssr');
    if (way === 'interact') await interact(page);
    else await page.mouse.move(310, 300);
    await expect(header).not.toHaveAttribute('ssr');
  });
