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
import { copy } from './copy.ts';

const path = '/home-furniture-shop';
const monday = Date.parse('2026-11-30T15:00:00Z');

const week = (page: Page) => page.getByRole('navigation', { name: copy.hero.weekLabel });
const dayLink = (page: Page, title: string) => week(page).getByRole('link', { name: title });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const booking = (page: Page) => page.locator('#list');
const ground = (page: Page) =>
  page
    .locator('body')
    .evaluate((body) => getComputedStyle(body).getPropertyValue('--paper').trim());

/** Opens the page and lets its week come to life, as a first movement does. */
async function wake(page: Page, hash = ''): Promise<void> {
  await page.goto(`${path}${hash}`);
  await interact(page, { x: 5, y: 300 });
  await expect(page.locator('html')).toHaveAttribute('data-day', /./);
}

/** Opens the list at ten on the morning of Monday, November 30. */
async function openList(page: Page) {
  await page.clock.setFixedTime(monday);
  await wake(page);
  const list = booking(page);
  await list.scrollIntoViewIfNeeded();
  await expect(list.getByRole('radio', { name: 'Table' })).toBeVisible();
  return list;
}

test('furniture-shop: a weekday changes chair, ground, price and address', async ({ page }) => {
  await wake(page);
  await expect(heading(page)).toHaveText(/Red is\s+Tuesday\./);
  const before = await ground(page);
  const price = page.locator('#tuesday').getByText(/^\$\d+$/);
  await expect(price).toHaveText('$350');
  await dayLink(page, 'Wednesday').click();
  await expect(page).toHaveURL(/#wednesday$/);
  await expect(heading(page)).toHaveText(/Yellow is\s+Wednesday\./);
  await expect(page.getByText('$363', { exact: true }).first()).toBeVisible();
  await expect(price).toBeHidden();
  await expect(dayLink(page, 'Wednesday')).toHaveAttribute('aria-current', 'true');
  expect(await ground(page)).not.toBe(before);
});

test('furniture-shop: keys go through the week', async ({ page }) => {
  await wake(page);
  await dayLink(page, 'Tuesday').focus();
  await page.keyboard.press('ArrowRight');
  await expect(dayLink(page, 'Wednesday')).toBeFocused();
  await expect(heading(page)).toHaveText(/Wednesday\./);
  await page.keyboard.press('End');
  await expect(heading(page)).toHaveText(/Friday\./);
  await page.keyboard.press('ArrowRight');
  await expect(heading(page)).toHaveText(/Monday\./);
  await expect(page).toHaveURL(/#monday$/);
});

test('furniture-shop: the address keeps the color, also past another place of the page', async ({
  page,
}) => {
  await wake(page, '#thursday');
  await expect(heading(page)).toHaveText(/Thursday\./);
  await page.getByRole('link', { name: copy.hero.moreLink.title }).click();
  await expect(booking(page)).toBeInViewport();
  await expect(page).toHaveURL(/#thursday$/);
  await page.reload();
  await expect(heading(page)).toHaveText(/Thursday\./);
});

test('furniture-shop: a date that is pressed is the color of the page, and is reckoned to the truck', async ({
  page,
}) => {
  const list = await openList(page);
  const said = list.getByRole('status');
  // The first red day with enough time to prime is tomorrow a week.
  await expect(said).toContainText(
    '1 chair in red: primed Monday, December 7, painted Tuesday, December 8.',
  );
  await list.getByRole('button', { name: /^Thursday, Dec 3/ }).click();
  await expect(said).toContainText(
    'primed Wednesday, December 2, painted Thursday, December 3. Felt goes on Monday, December 7, and the truck takes it on Tuesday, December 8.',
  );
  await expect(page).toHaveURL(/#thursday$/);
  await expect(heading(page)).toHaveText(/Green is\s+Thursday\./);
  await list.getByRole('radio', { name: 'Table' }).check();
  await expect(said).toContainText('painted Thursday, December 10');
  await list.getByLabel(copy.paintBooking.countLabel).fill('3');
  await expect(list.getByText('$3,015')).toBeVisible();
  await expect(list.getByText('of which $195 is paint')).toBeVisible();
});

test('furniture-shop: the list is put into the form, and the order arrives', async ({ page }) => {
  const form = await openForm(page, path, 'contact');
  const list = booking(page);
  await list.getByRole('radio', { name: 'Stool' }).check();
  await list.getByLabel(copy.paintBooking.countLabel).fill('4');
  await list.getByRole('link', { name: copy.paintBooking.takeLabel }).click();
  await expect(form.getByRole('combobox', { name: /^What/ })).toHaveValue('Stool');
  await expect(form.getByRole('spinbutton', { name: /^How many/ })).toHaveValue('4');
  await expect(form.getByRole('combobox', { name: /^The day/ })).toHaveValue('Tuesday, red');
  const person = newPerson('Stool');
  await fill(form, { name: person.name, email: person.email, phone: person.phone });
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  for (const part of ['Stool', 'Tuesday, red', path]) expect(mail).toContain(part);
});

test('furniture-shop: a thing of the shop goes into the cart in its glaze', async ({ page }) => {
  await wake(page);
  const desk = page.locator('#desk');
  await desk.scrollIntoViewIfNeeded();
  const put = desk.getByRole('button', { name: /Clay tug, pulls nothing, Oxblood/ });
  await put.click();
  await expect(put).toHaveText('1 in the cart');
  await expect(desk.getByRole('status')).toContainText('$126.50');
  await page.goto('/shop/shopping-cart');
  await expect(page.getByRole('link', { name: 'Clay tug, pulls nothing' }).first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('furniture-shop: a weekday is chosen by its address alone', async ({ page }) => {
    await page.goto(path);
    await expect(heading(page)).toHaveText(/Tuesday\./);
    await dayLink(page, 'Monday').click();
    await expect(page.getByText(/^Blue is/)).toBeVisible();
    await expect(page.getByText(/^Red is/)).toBeHidden();
    await expect(booking(page).getByRole('table')).toBeVisible();
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('furniture-shop: the next chair is there at once', async ({ page }) => {
    await wake(page);
    await dayLink(page, 'Friday').click();
    await expect(page.locator('[data-ending-style]')).toHaveCount(0);
    await expect(page.locator('#friday')).toHaveCSS('animation-name', 'none');
  });
});
