import type { Page } from '@playwright/test';
import {
  expectMailWith,
  fill,
  newPerson,
  openForm,
  submitButton,
} from '../../../tests/e2e/form-helpers.ts';
import { interact } from '../../../tests/first-interaction.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { path, prompt, type } from '../../../tests/freelancer-console.ts';
import { copy } from './copy.ts';

const card = (page: Page, title: string) => page.getByRole('table', { name: title });

/** Opens the cards, hydrated, on a Saturday in November. */
async function openCards(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-11-28T16:05:00Z'));
  await page.goto(`${path}#free`);
  await interact(page);
  await expect(page.getByLabel(copy.quarterCards.label)).toBeVisible();
}

test('freelancer: on a phone the cards begin at this week, and the list leads to each @phone @phone-only', async ({
  page,
}) => {
  await openCards(page);
  const fall = card(page, 'Fourth quarter 2026');
  await expect(fall.getByText('9 weeks already gone')).toBeVisible();
  await expect(fall.locator('th').filter({ hasText: 'Nov 23' })).toBeHidden();
  await expect(fall.locator('th').filter({ hasText: 'Nov 30' })).toBeVisible();
  await page.getByRole('link', { name: /^Second quarter 2027/ }).click();
  await expect(card(page, 'Second quarter 2027')).toBeInViewport({ ratio: 0.5 });
});

test('freelancer: the listing runs, and marks the lines that it went through', async ({ page }) => {
  await page.goto(`${path}#listing`);
  await interact(page);
  const ice = page.locator('[data-line="130"]');
  const ticket = page.locator('form').filter({ hasText: copy.scaleRun.heading });
  await ticket.getByLabel(copy.scaleRun.month).fill('7');
  await ticket.getByRole('button', { name: copy.scaleRun.submitLabel }).click();
  await expect(ticket.getByRole('status')).toContainText('LONG TONS 76.67');
  await expect(page.locator('[data-line="120"]')).toHaveAttribute('data-complete', '');
  await expect(ice).not.toHaveAttribute('data-complete', '');
  await ticket.getByLabel(copy.scaleRun.month).fill('1');
  await ticket.getByRole('button', { name: copy.scaleRun.submitLabel }).click();
  await expect(ticket.getByRole('status')).toContainText('LONG TONS 75.75');
  await expect(ice).toHaveAttribute('data-complete', '');
});

test('freelancer: four quarters from today in Two Harbors, with the days that are free', async ({
  page,
}) => {
  await openCards(page);
  for (const title of ['Fourth quarter 2026', 'First quarter 2027', 'Third quarter 2027'])
    await expect(card(page, title)).toBeVisible();
  await expect(page.getByText('Punched November 28, 2026')).toBeVisible();
  const fall = card(page, 'Fourth quarter 2026');
  await expect(fall.getByRole('button')).toHaveCount(14);
  const first = fall.getByRole('button', { name: 'Thursday, December 3, free' });
  await expect(first).toHaveAttribute('tabindex', '0');
});

test('freelancer: a run is chosen by keys, priced, and goes into the form', async ({ page }) => {
  await openCards(page);
  await page.getByLabel(copy.quarterCards.label).selectOption('5');
  const winter = card(page, 'First quarter 2027');
  await winter.getByRole('button', { name: 'Wednesday, March 3, free' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(winter.getByRole('button', { name: 'Thursday, March 4, free' })).toBeFocused();
  await page.keyboard.press('Enter');
  const status = page.locator('#free').getByRole('status');
  await expect(status).toContainText('only 3 can be had in a row');
  await page.getByRole('button', { name: 'Begin on Thursday, March 25' }).click();
  await expect(status).toContainText('5 days: Thursday, March 25 to Wednesday, March 31. $3,600');
  await expect(winter.getByRole('button', { pressed: true })).toHaveCount(5);
  await page.getByRole('link', { name: copy.quarterCards.takeLabel }).click();
  const form = page.locator('#ask form');
  await expect(form.getByLabel('First day')).toHaveValue('2027-03-25');
  await expect(form.getByLabel(/^Days/)).toHaveValue('5');
});

test('freelancer: what was asked for arrives with its days', async ({ page }) => {
  const form = await openForm(page, path, 'contact');
  await type(page, 'ask 2 days');
  await expect(form.getByLabel(/^Days/)).toHaveValue('2');
  const first = await form.getByLabel('First day').inputValue();
  expect(first).toMatch(/^20\d\d-\d\d-\d\d$/);
  const person = newPerson('Runs');
  await fill(form, { name: person.name, email: person.email, phone: person.phone });
  await form.getByLabel('At the moment').selectOption('It runs, and nobody knows why');
  await form.getByLabel(copy.form.commentLabel).fill('A creamery, invoices, since 1988.');
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  for (const part of ['nobody knows why', first.slice(0, 4), path]) expect(mail).toContain(part);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('freelancer: everything stands on the page, and the prompt leads to its list', async ({
    page,
  }) => {
    await page.goto(path);
    for (const { heading } of [
      copy.workReport,
      copy.workListing,
      copy.booking,
      copy.prices,
      copy.about,
    ])
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    const tables = page.locator('#free').getByRole('table');
    await expect(tables).toHaveCount(4);
    await expect(tables.first().getByRole('button')).toHaveCount(0);
    await page.getByText('PAYROLL', { exact: true }).first().click();
    await expect(page.getByText('both counted from Monday', { exact: false })).toBeVisible();
    await prompt(page).fill('rates');
    await page.getByRole('button', { name: copy.consolePrompt.submitLabel }).click();
    await expect(page).toHaveURL(/\?ask=rates#commands$/);
    await expect(page.getByText('price 3 days [190 miles]')).toBeInViewport();
  });
});

test('freelancer: rates and cards are printed', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#rates').getByRole('table')).toBeVisible();
  await expect(page.locator('#free').getByRole('table')).toHaveCount(4);
  await expect(prompt(page)).toBeHidden();
});
