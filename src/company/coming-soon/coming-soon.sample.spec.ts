import type { Locator, Page } from '@playwright/test';
import { subscribeByKeyboard } from '../../../tests/e2e/form-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { copy } from './copy.ts';

const path = '/page/coming-soon';
const opens = Date.parse('2027-02-02T14:00:00Z');

/** The date on the four screens. */
const still = (page: Page) => page.getByText(/02\s*month\s*02\s*day\s*27\s*year\s*09\s*am/);

test('the phones count with leading zeros, and then say that the drawer is open', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.install({ time: opens - 3_600_000 });
  await page.goto(path);
  await page.clock.pauseAt(opens - 63_000);
  const timer = page.getByRole('timer', { name: 'February 2, 2027' });
  await expect(timer.locator('[data-part]')).toHaveText(['00', '00', '01', '03']);
  await expect(timer).not.toHaveAttribute('aria-live', /polite|assertive/);
  await page.clock.runFor(70_000);
  await expect(timer.getByText('The drawer is open.')).toBeVisible();
  await expect(timer.locator('[data-part]').first()).toBeHidden();
  await expect(timer.getByRole('link', { name: 'Ask for a turn' })).toBeInViewport();
});

test('long after, there is no figure below zero', async ({ page }) => {
  await page.clock.setFixedTime(opens + 90 * 86_400_000);
  await page.goto(path);
  await expect(page.getByText('The drawer is open.', { exact: true })).toBeVisible();
  await expect(page.locator('[data-part]')).toHaveText(['00', '00', '00', '00']);
  await expect(page.getByRole('heading', { name: 'One letter a month.' })).toBeVisible();
  await expect(page.getByText('One mail that morning.')).toBeHidden();
});

test('with less motion no second passes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(opens - 60_000);
  await page.goto(path);
  await expect(page.locator('[data-part="minutes"]')).toHaveText('01');
  await expect(page.locator('[data-part="seconds"]')).toBeHidden();
  await expect(page.getByRole('timer').getByText('seconds', { exact: true })).toBeVisible();
  await expect(page.locator('main [data-first-screen] div > svg')).toBeVisible();
});

test('on paper the phones show the date', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('timer')).toBeHidden();
  await expect(still(page)).toBeVisible();
  await expect(still(page).locator('b').first()).toHaveCSS('color', 'rgb(255, 253, 248)');
});

test('letters too large for the phones: the clock lies below them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const box = async (of: Locator) => await of.boundingBox();
  const figures = page.getByRole('timer').locator(':scope > div').first();
  const drawer = page.locator('main [data-first-screen] picture');
  const drawn = await box(drawer);
  expect((await box(figures))?.y).toBeLessThan((drawn?.y ?? 0) + (drawn?.height ?? 0) / 2);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const picture = await box(drawer);
  const clock = await box(figures);
  const label = page.getByRole('paragraph').filter({ hasText: copy.hero.dateLabel });
  const dateLabel = await box(label);
  expect(clock?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
  expect(dateLabel?.y).toBeGreaterThanOrEqual((clock?.y ?? 0) + (clock?.height ?? 0));
});

test('the first screen leads to the form', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('link', { name: 'Tell me that morning' }).click();
  await expect(page.getByRole('heading', { name: 'One mail that morning.' })).toBeInViewport();
});

test('an address arrives, by keys', { tag: '@phone' }, async ({ page }) => {
  await subscribeByKeyboard(page, path, 'Borrower');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the date stands in words, and no empty clock', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('Tuesday, February 2, 2027', { exact: true })).toBeVisible();
    await expect(page.getByRole('timer')).toBeHidden();
    await expect(still(page)).toBeVisible();
  });
});
