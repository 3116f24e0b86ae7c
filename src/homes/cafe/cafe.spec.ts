import type { Locator, Page } from '@playwright/test';
import {
  expectMailWith,
  fill,
  newPerson,
  openForm,
  submitButton,
} from '../../../tests/e2e/form-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { openThursday, startClockAt, testTime } from '../../../tests/stopped-clock.ts';
import { menuCopy } from './copy.ts';
import { menuItems } from './menu-items.ts';
import { opening } from './opening.ts';

const path = '/home-cafe';
const { sign, days } = menuCopy.copy;
const bar = (page: Page) => page.locator('#bar');
const doorSign = (page: Page) => bar(page).locator('[data-bridge]');
const thing = (page: Page, title: string): Locator =>
  bar(page)
    .getByRole('listitem')
    .filter({ has: page.locator('picture') })
    .filter({ hasText: title });

/** Opens the page at a moment, scrolls the bar into view and waits until it is interactive. */
async function liveAt(page: Page, moment: string): Promise<void> {
  await startClockAt(page, moment);
  await page.goto(path);
  await bar(page).scrollIntoViewIfNeeded();
  await expect(bar(page).locator('astro-island[ssr]')).toHaveCount(0);
}

// Sturgeon Bay is six hours behind in winter.
const tuesdayAtTen = '2026-11-24T16:20:00Z';

test('cafe: the bar goes by the clock of Sturgeon Bay, hour by hour', async ({ page }) => {
  await liveAt(page, tuesdayAtTen);
  await expect(doorSign(page)).toContainText(sign.open.title);
  await expect(doorSign(page)).toContainText('Until 3 pm.');
  await expect(doorSign(page)).toContainText('stays down for');
  await expect(thing(page, 'Tender’s roll')).toContainText('Last ones, 10:30 am');
  await expect(thing(page, 'Grilled cheese')).toContainText('Comes at 11 am');
  await expect(thing(page, 'Doughnut')).toContainText('Only Sat');
});

test('cafe: another day and hour by keys alone, and back to now', async ({ page }) => {
  await liveAt(page, tuesdayAtTen);
  await bar(page).getByRole('radio', { name: days.today }).focus();
  for (let day = 0; day < 4; day += 1) await page.keyboard.press('ArrowRight');
  await expect(bar(page).getByRole('radio', { name: 'Sat' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('slider')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(bar(page).getByRole('status')).toContainText('Saturday, 6:30 am');
  await expect(thing(page, 'Doughnut')).toContainText('Here until 9:30 am');
  await page.keyboard.press('End');
  await expect(thing(page, 'Doughnut')).toContainText('Gone since 9:30 am');
  await expect(thing(page, 'Doughnut')).toHaveAttribute('data-state', 'sold-out');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(bar(page).getByRole('radio', { name: days.today })).toBeChecked();
  await expect(bar(page).getByRole('status')).toContainText('Tuesday, 10 am');
});

test('cafe: closed over a Sunday, it says until when and shows the day that comes', async ({
  page,
}) => {
  // Saturday after closing.
  await liveAt(page, '2026-11-21T21:00:00Z');
  await expect(doorSign(page)).toContainText('Back on Monday at 5:30 am.');
  await expect(bar(page).getByRole('radio', { name: 'Mon' })).toBeChecked();
  await bar(page).getByRole('radio', { name: 'Sun' }).click();
  await expect(bar(page).getByRole('status')).toContainText('Sunday: nothing.');
  await expect(bar(page).getByRole('slider')).toBeHidden();
});

test('cafe: on a holiday it says which', async ({ page }) => {
  await liveAt(page, '2026-11-26T15:00:00Z');
  await expect(doorSign(page)).toContainText('It is Thanksgiving.');
  await expect(doorSign(page)).toContainText('Back tomorrow, Friday');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('cafe: the whole week is printed, hours and things', async ({ page }) => {
    await page.goto(path);
    await expect(bar(page).locator('li > b')).toHaveCount(opening.week.length);
    await expect(bar(page).getByText(sign.weekHours.text)).toBeVisible();
    for (const { title } of menuItems) await expect(thing(page, title)).toBeVisible();
    await expect(thing(page, 'Doughnut')).toContainText('Sat, 6:30 – 9:30');
    await expect(bar(page).getByRole('radio')).toHaveCount(0);
    await expect(bar(page).getByRole('slider')).toHaveCount(0);
  });
});

test.describe('for those who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('cafe: the bridge stays up and the food where it is', async ({ page }) => {
    await liveAt(page, tuesdayAtTen);
    const moves = await page
      .locator('h1 > span, #bar li picture, li[style*="--up"] i')
      .evaluateAll((parts) => parts.flatMap((part) => part.getAnimations()).length);
    expect(moves).toBe(0);
  });
});

test('cafe: a thing on the bar leads to its order, on the day that is shown', async ({ page }) => {
  await liveAt(page, tuesdayAtTen);
  await bar(page).getByRole('radio', { name: 'Wed' }).click();
  const asked = await thing(page, 'Belgian pie').getByRole('link').getAttribute('href');
  expect(asked).toBe(`?What=${encodeURIComponent('A Belgian pie, whole')}&Day=2026-11-25#order`);
});

test('cafe: an order arrives with the thing, the day and the hour', async ({ page }) => {
  await page.clock.setFixedTime(testTime);
  const day = openThursday;
  const what = `What=${encodeURIComponent('A Belgian pie, whole')}&Day=${day}`;
  const form = await openForm(page, `${path}?${what}#order`, 'contact');
  await expect(form.getByLabel('What should be ready')).toHaveValue('A Belgian pie, whole');
  await expect(form.getByLabel('For which day')).toHaveValue(day);
  const person = newPerson('Pie');
  await fill(form, person);
  await form.getByLabel('How many').fill('2');
  await form.getByLabel('From what time on').selectOption('7:30 am');
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  for (const part of ['A Belgian pie, whole', day, '7:30 am', path]) expect(mail).toContain(part);
});

test('cafe: the counter signs its page', async ({ page }) => {
  await page.goto(path);
  const header = page.locator('[data-site-header]');
  await expect(header.getByRole('link', { name: 'Bridge Was Up' })).toHaveAttribute('href', path);
  await expect(page.locator('[data-site-footer]')).toContainText('(920) 555-0134');
});
