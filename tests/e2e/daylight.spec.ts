import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { startClockAt } from '../stopped-clock.ts';

const hours = {
  'a noon in July': { moment: '2027-07-14T16:05:00Z', isDark: false, hasSnow: false },
  'a noon in January': { moment: '2027-01-15T17:05:00Z', isDark: false, hasSnow: true },
  'a night in January': { moment: '2027-01-15T03:10:00Z', isDark: true, hasSnow: true },
  'a night in July': { moment: '2027-07-15T03:10:00Z', isDark: true, hasSnow: false },
} as const;

/** Sentence for screen readers. */
const localTime = (page: Page) => page.getByText(/^It is .* in Larkfield, Vermont\.$/);
/** Light and snow of the mill, which are behind the line. */
const mill = (page: Page) => page.locator('main [data-cord] svg:visible > g:first-child > path');

for (const [name, { moment, isDark, hasSnow }] of Object.entries(hours)) {
  test(`in ${name} the mill has its light and its season`, async ({ page }) => {
    await startClockAt(page, moment);
    await page.goto('/');
    await expect(mill(page).first()).toBeVisible({ visible: isDark });
    await expect(mill(page).last()).toBeVisible({ visible: hasSnow });
  });
}

test('screen readers hear the time there once', async ({ page }) => {
  await startClockAt(page, hours['a night in January'].moment);
  await page.goto('/');
  await expect(localTime(page)).toHaveText(/^It is Thursday.* 10:10.PM in Larkfield, Vermont\.$/);
});

test('on paper, and with forced colors, the mill is the line alone', async ({ page }) => {
  await startClockAt(page, hours['a night in January'].moment);
  await page.goto('/');
  for (const media of [{ media: 'print' }, { media: 'screen', forcedColors: 'active' }] as const) {
    await page.emulateMedia(media);
    await expect(mill(page).first()).toBeHidden();
    await expect(mill(page).last()).toBeHidden();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a day in summer, and no time is said', async ({ page }) => {
    await page.goto('/');
    await expect(mill(page).first()).toBeHidden();
    await expect(mill(page).last()).toBeHidden();
    await expect(localTime(page)).toBeHidden();
  });
});
