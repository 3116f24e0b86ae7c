import { cartItems } from '../../src/content/cart.ts';
import { expect, test } from '../fixtures.ts';
import { longPage } from './site-chrome-helpers.ts';

test('[H3] the cart shows a count of 2, two items, the subtotal and two ways on', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(longPage);
  const cart = page.getByRole('button', { name: 'Cart, 2' });
  await expect(cart.locator('[data-cart-count]')).toHaveText('2');
  await cart.click();
  const panel = page.locator('#cart-panel');
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.locator('[data-cart-subtotal]')).toHaveText('$84.50');
  await expect(panel.getByRole('link', { name: 'View cart' })).toHaveAttribute(
    'href',
    '/shop/shopping-cart',
  );
  await expect(panel.getByRole('link', { name: 'Checkout' })).toHaveAttribute(
    'href',
    '/shop/checkout',
  );
  const box = await panel.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(10);
});

test('the cart leads to its things, to their page and to the checkout; each is there', async ({
  page,
}) => {
  await page.goto(longPage);
  const links = page.locator('#cart-panel a');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(targets)).toEqual(
    new Set([...cartItems.map(({ link }) => link), '/shop/shopping-cart', '/shop/checkout']),
  );
  for (const path of new Set(targets)) {
    const response = await page.goto(path ?? '');
    expect(response?.status()).toBe(200);
    // Every shop page says that it is a demo.
    await expect(page.getByRole('main')).toContainText(/demo/i);
  }
});

test('the count is calm: of the ink of its bar, on every kind of bar', async ({ page }) => {
  for (const name of ['white-header', 'dark-header', 'transparent-header']) {
    await page.goto(`/headers/${name}`);
    const same = await page.locator('[data-cart-count]').evaluate((count) => {
      const button = count.closest('button');
      return button && getComputedStyle(count).backgroundColor === getComputedStyle(button).color;
    });
    expect(same, name).toBe(true);
  }
});

test('a menu that was opened before hydration stays open through it', async ({ page }) => {
  let release = () => {};
  const delayed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/static\/js\/(?!page|islands)/, async (route) => {
    await delayed;
    await route.continue();
  });
  await page.goto(longPage);
  const cart = page.getByRole('button', { name: 'Cart, 2' });
  await cart.click();
  await expect(page.locator('#cart-panel')).toBeVisible();
  release();
  await expect(cart).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#cart-panel')).toBeVisible();
});
