import { subscribeByKeyboard } from '../../../tests/e2e/form-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { contents, launchTime, sheets } from './book.ts';
import { copy } from './copy.ts';

const path = '/page/coming-soon-V2';
const out = Date.parse(launchTime);
const fifth = Date.parse(sheets[4]?.printTime ?? '');

test('the pages count with leading zeros, and then the book is out', { tag: '@phone' }, async ({
  page,
}) => {
  await page.clock.install({ time: out - 3_600_000 });
  await page.goto(path);
  await page.clock.pauseAt(out - 63_000);
  const timer = page.getByRole('timer', { name: 'April 13, 2027' });
  const book = page.locator('[data-print-colors]').filter({ hasText: copy.subscribe.spine });
  await expect(timer.locator('[data-part]')).toHaveText(['00', '00', '01', '03']);
  await expect(page.getByRole('heading', { name: 'There is room for it.' })).toBeVisible();
  await expect(book).toBeHidden();
  await page.clock.runFor(70_000);
  await expect(timer.getByText('It is out.')).toBeVisible();
  await expect(timer.locator('[data-part]').first()).toBeHidden();
  await expect(page.getByRole('heading', { name: 'There it stands.' })).toBeVisible();
  await expect(page.getByText('There is room for it.')).toBeHidden();
  await expect(book).toBeVisible();
  await expect(page.getByRole('link', { name: 'Leave a slip' })).toBeHidden();
});

test('long after, there is no figure below zero', async ({ page }) => {
  await page.clock.setFixedTime(out + 90 * 86_400_000);
  await page.goto(path);
  await expect(page.getByText('It is out.', { exact: true })).toBeVisible();
  await expect(page.locator('[data-part]')).toHaveText(['00', '00', '00', '00']);
  await expect(page.getByText('All twenty are printed.')).toBeVisible();
});

test('what is printed depends on the day, and a sheet comes off while one reads', async ({
  page,
}) => {
  await page.clock.install({ time: fifth - 60_000 });
  await page.goto(path);
  const printed = page.locator('#contents [data-press-at][data-complete]');
  await expect(printed).toHaveCount(4);
  await expect(page.getByText('Eight of twenty are printed.')).toContainText('December 3');
  await expect(printed.last().getByText('printed')).toBeVisible();
  await expect(
    page.locator('#contents [data-press-at]:not([data-complete])').first(),
  ).toContainText('December 3');
  await page.clock.runFor(61_000);
  await expect(printed).toHaveCount(5);
  await expect(page.getByText('Ten of twenty are printed.')).toContainText('December 17');
});

test('with less motion there are no seconds, and no page is left empty', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(out - 60_000);
  await page.goto(path);
  const part = (unit: string) => page.locator('p', { has: page.locator(`[data-part="${unit}"]`) });
  await expect(page.locator('[data-part="minutes"]')).toHaveText('01');
  await expect(page.locator('[data-part="seconds"]')).toBeHidden();
  const [days, minutes] = [await part('days').boundingBox(), await part('minutes').boundingBox()];
  if (!days || !minutes) throw new Error('no pages');
  expect(minutes.x + minutes.width).toBeCloseTo(days.x + days.width, 0);
});

test('the first screen leads to the form', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('link', { name: 'Leave a slip' }).click();
  await expect(page.getByRole('heading', { name: 'There is room for it.' })).toBeInViewport();
});

test('an address arrives, by keys', { tag: '@phone' }, async ({ page }) => {
  await subscribeByKeyboard(page, path, 'Reader');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every sheet says its day, and nothing claims to be printed', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('timer')).toBeHidden();
    await expect(page.getByText(/04\s*month\s*13\s*day\s*27\s*year\s*09\s*am/)).toHaveCount(1);
    await expect(page.getByText('Tuesday, April 13, 2027', { exact: true })).toBeVisible();
    await expect(page.locator('[data-press-at][data-complete]')).toHaveCount(0);
    for (const { day } of contents) {
      await expect(page.locator('#contents').getByText(day, { exact: true })).toBeVisible();
    }
    await expect(page.getByText('one sheet every other Thursday')).toBeVisible();
  });
});
