import { expect, test } from '../fixtures.ts';
import {
  ecommerce,
  header,
  isPhone,
  longPage,
  servicesButton,
  servicesPanel,
  smallMenu,
} from './site-chrome-helpers.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('menus, cart and search open, and the chat is a link', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(longPage);
    if (isPhone(page)) {
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await smallMenu(page).getByText('Services', { exact: true }).click();
      await expect(smallMenu(page).getByRole('link', { name: 'Ecommerce' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(smallMenu(page)).toBeHidden();
    } else {
      await servicesButton(page).click();
      await expect(ecommerce(page)).toBeVisible();
      const [bar, panel] = [
        await header(page).boundingBox(),
        await servicesPanel(page).boundingBox(),
      ];
      expect(panel?.y).toBeGreaterThan(20);
      expect(panel?.y).toBeLessThanOrEqual((bar?.height ?? 0) + 10);
    }
    await page.getByRole('button', { name: 'Cart, 2' }).click();
    await expect(page.locator('#cart-panel')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search this site' }).click();
    await page.locator('#search-dialog-input').fill('ferry');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/page/search-result?q=ferry');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await page.getByRole('link', { name: 'Write to us' }).last().click();
    await expect(page).toHaveURL(/contact-us$/);
  });
});
