import type { Page } from '@playwright/test';
import {
  expectMailWith,
  fill,
  formOn,
  newPerson,
  submitButton,
} from '../../../tests/e2e/form-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { rates } from './rates.ts';

const path = '/home-hotel-resort';
const bar = (page: Page) => page.getByRole('form', { name: 'Dates of a stay' });
const request = (page: Page) => page.locator('#request');
const quote = (page: Page) => page.getByRole('status').filter({ has: page.locator('h3') });
const total = (page: Page) => quote(page).locator('dd').last();

/** Noon on November 22, 2026, at the hotel. */
const now = new Date('2026-11-22T20:00:00Z');

/** Opens the request form with the query, and waits until it is interactive. */
async function ask(page: Page, query = ''): Promise<void> {
  await page.clock.setFixedTime(now);
  await page.goto(`${path}${query}#request`);
  await request(page).scrollIntoViewIfNeeded();
  await expect(request(page).locator('astro-island[ssr]')).toHaveCount(0);
}

test('the days of the bar come along to the request, and what they come to', async ({ page }) => {
  await page.clock.setFixedTime(now);
  await page.goto(path);
  await bar(page).getByLabel('You come').fill('2026-11-28');
  await bar(page).getByLabel('You leave').fill('2026-12-02');
  await bar(page).getByLabel('Guests').selectOption('3');
  await bar(page).getByRole('button').click();
  await expect(page).toHaveURL(/Arrival=2026-11-28.*#request$/);
  await expect(request(page).getByLabel('You come')).toHaveValue('2026-11-28');
  await expect(request(page).getByLabel('Guests')).toHaveValue('3');
  // Four nights at low water, one of them on the house.
  await expect(total(page)).toHaveText(`$${3 * rates.Bay.low}`);
});

test('the bar takes no day that is gone by the calendar of the hotel, and no departure before arrival', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T05:00:00Z'));
  await page.goto(path);
  await bar(page).getByLabel('You come').focus();
  // Nine in the evening of the day before, in California.
  await expect(bar(page).getByLabel('You come')).toHaveAttribute('min', '2026-11-22');
  await bar(page).getByLabel('You come').fill('2026-12-24');
  await expect(bar(page).getByLabel('You leave')).toHaveAttribute('min', '2026-12-25');
});

test('a stay over the change of a season is reckoned night by night, in the room that is chosen', async ({
  page,
}) => {
  await ask(page, '?Room=Loft');
  await expect(request(page).getByLabel('Room')).toHaveValue('Loft');
  await request(page).getByLabel('You come').fill('2027-06-14');
  await request(page).getByLabel('You leave').fill('2027-06-18');
  await expect(total(page)).toHaveText('$1,500');
  await expect(quote(page)).toContainText('2 nights, high water, Loft, $420');
  await request(page).getByLabel('Room').selectOption('Yard');
  await expect(total(page)).toHaveText(`$${2 * rates.Yard.slack + 2 * rates.Yard.high}`);
});

test('days that are gone or stand the wrong way round are refused at their fields', async ({
  page,
}) => {
  await ask(page, '?Arrival=2026-11-01&Departure=2026-10-30');
  await request(page).getByRole('button', { name: 'Ask for these days' }).click();
  await expect(request(page)).toContainText('Please choose November 22, 2026 or a later day.');
  await expect(request(page)).toContainText('Please choose');
  await expect(quote(page)).toContainText('Choose two days');
});

test('a request arrives with its days, its room and the page it stood on', async ({ page }) => {
  await page.clock.setFixedTime(now);
  await page.goto(`${path}?Room=Loft&Guests=4&Arrival=2026-12-07&Departure=2026-12-10`);
  const form = formOn(page, 'contact');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-ready', 'true');
  const person = newPerson('Guest');
  await fill(form, person);
  await submitButton(form).click();
  const mail = await expectMailWith(person.name);
  for (const text of ['2026-12-07', '2026-12-10', 'Loft', path]) expect(mail).toContain(text);
  // Sent, the form is empty, and so is the quote.
  await expect(quote(page)).toContainText('Choose two days');
});

test('three rooms stand in one table, cards or not', async ({ page }) => {
  await page.goto(path);
  const table = page.getByRole('table', { name: 'The three kinds of room' });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  const row = table.getByRole('row', { name: /^Low water/ });
  await expect(row.getByRole('cell')).toHaveText(
    [rates.Yard.low, rates.Bay.low, rates.Loft.low].map((rate) => `$${rate}`),
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the bar leads to a form that posts by itself', async ({ page }) => {
    await page.goto(path);
    await bar(page).getByRole('button').click();
    await expect(page).toHaveURL(/#request$/);
    await expect(page.locator('#request form')).toHaveAttribute('method', 'post');
    await expect(request(page).getByLabel('You come')).toBeVisible();
  });
});

test('the house signs its page, and our own menu is one step away', async ({ page }) => {
  await page.goto(path);
  const header = page.locator('[data-site-header]');
  await expect(header.getByRole('link', { name: 'Hotel Low Water' })).toHaveAttribute('href', path);
  await expect(page.locator('[data-site-footer]')).toContainText('(805) 555-0161');
  await expect(page.locator('[data-site-footer]')).not.toContainText('Larkfield');
});
