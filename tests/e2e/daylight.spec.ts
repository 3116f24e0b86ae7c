import type { Page } from '@playwright/test';
import { injectAxe, violations } from '../every-page/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { startClockAt } from '../stopped-clock.ts';

const hours = {
  'a noon in July': {
    moment: '2027-07-14T16:05:00Z',
    light: 'day',
    isLit: false,
    hasSnow: false,
    time: /Wednesday.* 12:05.PM/,
  },
  'a dusk in April': {
    moment: '2027-04-16T23:50:00Z',
    light: 'twilight',
    isLit: true,
    hasSnow: false,
    time: /Friday.* 7:50.PM/,
  },
  'a night in January': {
    moment: '2027-01-15T03:10:00Z',
    light: 'night',
    isLit: true,
    hasSnow: true,
    time: /Thursday.* 10:10.PM/,
  },
  'a night in July': {
    moment: '2027-07-15T03:10:00Z',
    light: 'night',
    isLit: true,
    hasSnow: false,
    time: /Wednesday.* 11:10.PM/,
  },
} as const;

const sky = (page: Page) => page.locator('main [data-sky]');
/** Sentence for screen readers. */
const localTime = (page: Page) => page.getByText(/^It is .* in Larkfield, Vermont\.$/);
/** Light and snow of the mill, which are behind the line. */
const mill = (page: Page) => sky(page).locator('[data-cord] svg:visible > g:first-child > path');

/** Returns the contrast of the line with the ground of the first screen. */
const lineContrast = (page: Page) =>
  sky(page).evaluate((section) => {
    const line = section.querySelector('[data-cord] svg > path') as Element;
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    const luminanceOf = (color: string) => {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
        (part) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4),
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const [first, second] = [
      luminanceOf(getComputedStyle(section).backgroundColor),
      luminanceOf(getComputedStyle(line).stroke),
    ];
    return Math.max(first / second, second / first);
  });

for (const [name, { moment, light, isLit, hasSnow, time }] of Object.entries(hours)) {
  test(`in ${name} the first screens have its light, and say the time once`, async ({ page }) => {
    await startClockAt(page, moment);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/', '/page/contact-us']) {
      await page.goto(path);
      await expect(page.locator(':root')).toHaveAttribute('data-light', light);
      await expect(localTime(page)).toHaveText(time);
      expect(await lineContrast(page)).toBeGreaterThanOrEqual(3);
      // By day, all pages are checked elsewhere.
      if (light === 'day') continue;
      await injectAxe(page);
      expect(await violations(page)).toEqual([]);
    }
    await page.goto('/');
    await expect(mill(page).first()).toBeVisible({ visible: isLit });
    await expect(mill(page).last()).toBeVisible({ visible: hasSnow });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it is day, and no time is said', async ({ page }) => {
    await page.goto('/');
    await expect(mill(page).first()).toBeHidden();
    await expect(localTime(page)).toBeHidden();
    await expect(sky(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});

test('a night is day on paper', async ({ page }) => {
  await startClockAt(page, hours['a night in January'].moment);
  await page.goto('/');
  const line = sky(page).locator('[data-cord] svg > path').first();
  const colorOf = () => line.evaluate((path) => getComputedStyle(path).stroke);
  const atNight = await colorOf();
  await page.emulateMedia({ media: 'print' });
  expect(await colorOf()).not.toBe(atNight);
  await expect(sky(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(mill(page).first()).toBeHidden();
});
