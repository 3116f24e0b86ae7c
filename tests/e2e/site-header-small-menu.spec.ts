import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { longPage, servicesButton, smallMenu } from './site-chrome-helpers.ts';

test.describe('menu on small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const openButton = (page: Page) => page.getByRole('button', { name: 'Open the menu' });

  test('[T1] [T6] opens over a page that does not scroll; holds the whole menu', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(longPage);
    await openButton(page).click();
    await expect(smallMenu(page)).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'hidden',
    );
    await expect(smallMenu(page).locator('nav :is(a, summary):visible')).toHaveText([
      'Home',
      'About Us',
      'Careers',
      'CaseStudy',
      'Services',
      'Contact us',
    ]);
  });

  test('[C4] closes on Escape, and the focus returns', { tag: '@phone' }, async ({ page }) => {
    await page.goto(longPage);
    await openButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(smallMenu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(smallMenu(page)).toBeHidden();
    await expect(openButton(page)).toBeFocused();
  });

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

  test('[C1] the focus stays inside, and following a link closes the menu for good', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(longPage);
    await openButton(page).click();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() => {
        const at = document.activeElement;
        return at === document.body || at?.closest('#small-screen-menu') !== null;
      });
      expect(where).toBe(true);
    }
    await smallMenu(page).getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(/about-us/);
    await page.goBack();
    await expect(smallMenu(page)).toBeHidden();
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

test('[C5] the side panel opens by its button and closes on a click outside and its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto(longPage);
  const open = page.getByRole('button', { name: 'Open the menu' });
  await open.click();
  await expect(smallMenu(page)).toBeVisible();
  await page.mouse.click(40, 400);
  await expect(smallMenu(page)).toBeHidden();
  await open.click();
  await smallMenu(page).getByRole('button', { name: 'Close the menu' }).click();
  await expect(smallMenu(page)).toBeHidden();
});
