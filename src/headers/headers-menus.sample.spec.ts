import type { Page } from '@playwright/test';
import { box, demo, menuButton } from '../../tests/e2e/header-helpers.ts';
import { headers } from '../../tests/e2e/site-chrome-collection.ts';
import { header, hydrate, smallMenu } from '../../tests/e2e/site-chrome-helpers.ts';
import { expect, test } from '../../tests/fixtures.ts';

/** Returns a point in the window outside of the open layer; undefined where it covers everything. */
async function outside(
  page: Page,
  selector: string,
): Promise<{ x: number; y: number } | undefined> {
  const { left, right, top, bottom, window, tall } = await box(page, selector);
  if (left > 20) return { x: 8, y: tall / 2 };
  if (bottom < tall - 20) return { x: window / 2, y: tall - 8 };
  if (right < window - 20) return { x: window - 8, y: tall / 2 };
  return top > 20 ? { x: window / 2, y: 8 } : undefined;
}

for (const name of headers.keys()) {
  test(`[C4] [C5] ${name}: its menu opens, closes in each way, gives the focus back`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(demo(name));
    await hydrate(page);
    const button = menuButton(page);
    if (await button.isVisible()) {
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(smallMenu(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(smallMenu(page)).toBeHidden();
      await expect(button).toBeFocused();

      await button.click();
      // Its position is final once the animation has ended.
      await smallMenu(page).evaluate((layer) =>
        Promise.allSettled(layer.getAnimations().map(({ finished }) => finished)),
      );
      const free = await outside(page, '#small-screen-menu');
      if (free) {
        await page.mouse.click(free.x, free.y);
        await expect(smallMenu(page)).toBeHidden();
        await button.click();
      }
      await smallMenu(page).getByRole('button', { name: 'Close the menu' }).click();
      await expect(smallMenu(page)).toBeHidden();
      await expect(button).toBeFocused();
      return;
    }
    const dropdown = header(page).locator('nav [data-dropdown] > button').first();
    // One-page sites and sidebars have none.
    if ((await dropdown.count()) === 0) return;
    await dropdown.focus();
    await page.keyboard.press('Enter');
    await expect(dropdown).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(dropdown).toHaveAttribute('aria-expanded', 'false');
    await expect(dropdown).toBeFocused();
  });
}

test.describe('on wide screens', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  const button = (page: Page, name: string) =>
    header(page).getByRole('navigation').getByRole('button', { name, exact: true });

  test('[B5] the mega menu stays 25 px inside the window, at any width', async ({ page }) => {
    await page.goto(demo('white-header'));
    await hydrate(page);
    for (const width of [1280, 1000, 1900]) {
      await page.setViewportSize({ width, height: 800 });
      await button(page, 'Showcase').click();
      await expect(page.locator('#menu-1')).toBeVisible();
      const { left, right, window } = await box(page, '#menu-1');
      expect(left).toBeGreaterThanOrEqual(25);
      expect(window - right).toBeGreaterThanOrEqual(25);
      await page.keyboard.press('Escape');
    }
  });

  test('[T1] a dropdown in a dropdown: arrows go in and out, Escape closes one at a time', async ({
    page,
  }) => {
    await page.goto(demo('center-navigation'));
    await hydrate(page);
    await button(page, 'Company').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(button(page, 'Services')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    const shops = page.getByRole('link', { name: 'Ecommerce' });
    await expect(page.getByRole('link', { name: 'Web Application' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(shops).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(shops).toBeHidden();
    await expect(button(page, 'Services')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('link', { name: 'Web Application' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Services')).toBeFocused();
    await expect(button(page, 'Company')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(button(page, 'Company')).toHaveAttribute('aria-expanded', 'false');
    await expect(button(page, 'Company')).toBeFocused();
  });

  test('the way to a list forgives a slanting mouse', async ({ page }) => {
    await page.goto(demo('center-navigation'));
    await hydrate(page);
    await button(page, 'Company').hover();
    await button(page, 'Open positions').hover();
    const last = page.getByRole('link', { name: 'Business development executive' });
    await expect(last).toBeVisible();
    // Straight to the last line of the submenu: across the entry below.
    await last.hover({ position: { x: 20, y: 20 } });
    await expect(last).toBeVisible();
    await page.mouse.move(20, 700);
    await expect(last).toBeHidden();
  });

  test('one dropdown takes the place of another', async ({ page }) => {
    await page.goto(demo('white-header'));
    await hydrate(page);
    await button(page, 'Showcase').click();
    await button(page, 'Company').click();
    await expect(button(page, 'Showcase')).toHaveAttribute('aria-expanded', 'false');
    await expect(button(page, 'Company')).toHaveAttribute('aria-expanded', 'true');
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

  test('the first tap opens and leads nowhere', { tag: '@phone' }, async ({ page }) => {
    await page.goto(demo('white-header'));
    const showcase = header(page).getByRole('button', { name: 'Showcase' });
    await showcase.tap();
    await expect(page.locator('#menu-1')).toBeVisible();
    await expect(page).toHaveURL(/white-header$/);
    await showcase.tap();
    await expect(page.locator('#menu-1')).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  const withButton = [...headers].filter(([, { options }]) => options.collapse === 'always');
  for (const [name] of withButton) {
    test(`${name}: the menu opens, unfolds and closes`, { tag: '@phone' }, async ({ page }) => {
      await page.goto(demo(name));
      await menuButton(page).click();
      await expect(smallMenu(page)).toBeVisible();
      await smallMenu(page).locator('summary').first().click();
      await expect(smallMenu(page).locator('details[open]').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(smallMenu(page)).toBeHidden();
    });
  }
});
