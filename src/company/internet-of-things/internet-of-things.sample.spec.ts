import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures.ts';
import { copy } from './copy.ts';
import { doorReadings, readingIndexAt, readings } from './night.ts';

const path = '/page/Internetofthingsiot';
const plot = (page: Page) => page.getByRole('img', { name: copy.hero.alt });
/** The curve with text around it, and the one above the list on a phone. */
const wideCurve = (page: Page) => plot(page).locator('svg').first();
const lowCurve = (page: Page) => plot(page).locator('svg').last();
const dotsOn = (page: Page) => plot(page).locator('[data-place][data-print-colors]');
/** Sensor and coin, as large as they are. */
const trueSizes = (page: Page) => page.locator('[data-scale] > :first-child > *');

test('the curve runs from edge to edge, and each dot is at its own minute', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  const curve = await wideCurve(page).boundingBox();
  expect(curve).toMatchObject({ x: 0, width: 1280 });
  const dots = dotsOn(page);
  await expect(dots).toHaveCount(copy.hero.events.length);
  for (const [index, { reading }] of copy.hero.events.entries()) {
    const dot = await dots.nth(index).boundingBox();
    const middle = (dot?.x ?? 0) + (dot?.width ?? 0) / 2;
    expect(middle).toBeCloseTo((reading / (readings.length - 1)) * 1280, 0);
  }
});

test('no words of the wide curve lie on one another', async ({ page }) => {
  for (const width of [1120, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const boxes = await page.locator('main [data-first-screen] :is(h1, p)').evaluateAll((all) =>
      all.map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const apart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top;
        expect(apart, `${width}: ${JSON.stringify([one, other])}`).toBe(true);
      }
    }
  }
});

test('the table says the whole night, and which sixteen readings are over the limit', async ({
  page,
}) => {
  await page.goto(path);
  const table = page.getByRole('table', { name: /Degrees Fahrenheit/ });
  await expect(table.getByRole('cell')).toHaveCount(144);
  await expect(table.getByText('over the limit')).toHaveCount(16);
  const row = table.getByRole('row', { name: /^12 am/ });
  const column = doorReadings.shut - readingIndexAt('0:00');
  await expect(row.getByRole('cell').nth(column)).toContainText('42.6');
});

test('the slider makes both things as large as the coin on the screen says', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  const widths = () =>
    trueSizes(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  const slider = page.getByRole('slider');
  // It is hydrated when it is near the viewport.
  await trueSizes(page).first().scrollIntoViewIfNeeded();
  await expect(slider).toHaveValue('109');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('110 dots to the inch')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText('180 dots to the inch')).toBeVisible();
  const [sensor = 0, quarter = 0] = await widths();
  expect(sensor).toBeCloseTo((26 / 25.4) * 180, 0);
  expect(quarter).toBeCloseTo((24.26 / 25.4) * 180, 0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('curve, table and things are there; a slider that could do nothing is not', async ({
    page,
  }) => {
    await page.goto(path);
    await expect(plot(page)).toBeVisible();
    await expect(page.locator('[data-over-limit]')).toHaveCount(16);
    await expect(page.getByRole('slider')).toBeHidden();
    for (const { text } of copy.hero.events) await expect(page.getByText(text)).toBeVisible();
  });
});

test('on a phone the curve has numbers, and the list below it the same ones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(path);
  await expect(lowCurve(page)).toBeVisible();
  await expect(wideCurve(page)).toBeHidden();
  const box = await plot(page).boundingBox();
  const dots = await dotsOn(page).evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().toJSON()),
  );
  expect(dots.map(({ left }) => left)).toEqual(
    dots.map(({ left }) => left).toSorted((one, other) => one - other),
  );
  for (const { top, bottom } of dots) {
    expect(top).toBeGreaterThan((box?.y ?? 0) - 1);
    expect(bottom).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0) + 1);
  }
  const numbers = copy.hero.events.map((_, index) => `${index + 1}`);
  await expect(plot(page).locator('b:visible')).toHaveText(numbers);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('on paper the sensor has its 26 millimeters', async ({ page }) => {
  await page.setViewportSize({ width: 703, height: 926 });
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  const width = await trueSizes(page)
    .first()
    .evaluate((one) => one.getBoundingClientRect().width);
  expect(width).toBeCloseTo((26 / 25.4) * 96, 0);
  await expect(page.getByRole('slider')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(703);
});
