import { expect, test } from '../fixtures.ts';
import { longPage } from './frame-parts.ts';

test('[H3] the cart shows a count of 2, two items, the subtotal and two ways on', async ({
  page,
}) => {
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
