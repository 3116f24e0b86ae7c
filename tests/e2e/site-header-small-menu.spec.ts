import { mainMenu } from '../../src/content/menu.ts';
import { chromeWords } from '../../src/words/chrome.ts';
import { expect, test } from '../fixtures.ts';
import { longPage, openMenuButton as openButton, smallMenu } from './site-chrome-helpers.ts';

const [, second] = mainMenu;

test.describe('menu on small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[T1] [T6] opens over a page that does not scroll; holds the whole menu', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(longPage);
    await openButton(page).click();
    await expect(smallMenu(page)).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'hidden',
    );
    await expect(smallMenu(page).locator('nav :is(a, summary):visible')).toHaveText(
      mainMenu.map(({ title }) => title),
    );
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
    await smallMenu(page)
      .getByRole('link', { name: second?.title ?? '' })
      .click();
    await expect(page).toHaveURL(second?.link ?? '');
    await page.goBack();
    await expect(smallMenu(page)).toBeHidden();
  });
});

test('[C5] the side panel opens by its button and closes on a click outside and its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto(longPage);
  const open = openButton(page);
  await open.click();
  await expect(smallMenu(page)).toBeVisible();
  await page.mouse.click(40, 400);
  await expect(smallMenu(page)).toBeHidden();
  await open.click();
  await smallMenu(page).getByRole('button', { name: chromeWords.menu.close }).click();
  await expect(smallMenu(page)).toBeHidden();
});
