import { expect, test } from '../fixtures.ts';
import {
  longPage,
  openMenuButton as openButton,
  servicesButton,
  smallMenu,
} from './site-chrome-helpers.ts';

test.describe('menu of the sample firm on small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[C6] Services unfolds and folds, by mouse and by keys', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(longPage);
    await openButton(page).click();
    const link = smallMenu(page).getByRole('link', { name: 'MobileAppDev' });
    await expect(link).toBeHidden();
    await smallMenu(page).getByText('Services', { exact: true }).click();
    await expect(link).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(link).toBeHidden();
  });

  test('[B1] is gone from 992 px on', async ({ page }) => {
    await page.goto(longPage);
    await openButton(page).click();
    await page.setViewportSize({ width: 992, height: 800 });
    await expect(smallMenu(page)).toBeHidden();
    await expect(servicesButton(page)).toBeVisible();
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(openButton(page)).toBeVisible();
  });
});
