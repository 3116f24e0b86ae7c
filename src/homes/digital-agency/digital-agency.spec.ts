import type { Page } from '@playwright/test';
import {
  expectMailWith,
  fill,
  newPerson,
  openForm,
  submitButton,
} from '../../../tests/e2e/form-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { formatDollars } from '../../content/format-dollars.ts';
import { clients } from './clients.ts';
import { copy } from './copy.ts';
import { priceOf } from './screen-prices.ts';

const path = '/home-digital-agency';
const { keys } = copy.work;
const rows = (page: Page) => page.locator(`#${keys.listId} > details`);
const summary = (page: Page, index: number) => rows(page).nth(index).locator('summary');

/** Scrolls the rows into view and waits until their keys are active. */
async function live(page: Page): Promise<void> {
  await page.goto(path);
  const hint = page.getByText(keys.hint, { exact: true });
  await hint.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]', { has: hint })).toHaveCount(0);
}

test('digital-agency: a row opens its picture, and its bill is what its screen costs', async ({
  page,
}) => {
  await live(page);
  for (const [index, client] of clients.entries()) {
    const row = rows(page).nth(index);
    if ((await row.getAttribute('open')) === null) await summary(page, index).click();
    await expect(row.getByText(client.failure)).toBeVisible();
    await expect(row).toContainText(formatDollars(priceOf(client.screen)));
    const picture = row.locator('[data-format] img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(400);
  }
});

test('digital-agency: arrow keys go from row to row, Enter opens, one button opens all', async ({
  page,
}) => {
  await live(page);
  await summary(page, 0).focus();
  await page.keyboard.press('ArrowDown');
  await expect(summary(page, 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page).nth(1)).toHaveAttribute('open');
  await page.keyboard.press('End');
  await expect(summary(page, clients.length - 1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(summary(page, 0)).toBeFocused();
  await page.getByRole('button', { name: keys.openLabel }).click();
  for (let index = 0; index < clients.length; index += 1)
    await expect(rows(page).nth(index)).toHaveAttribute('open');
  await page.getByRole('button', { name: keys.closeLabel }).click();
  await expect(page.locator(`#${keys.listId} > details[open]`)).toHaveCount(0);
});

test('digital-agency: the film behind the letters can be paused', async ({ page }) => {
  await page.goto(path);
  const film = page.locator('main [data-first-screen] video');
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.paused)).toBe(false);
  const { pauseLabel, playLabel } = copy.hero.film;
  await page.getByRole('button', { name: pauseLabel }).click();
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.paused)).toBe(true);
  await expect(page.getByRole('button', { name: playLabel })).toBeVisible();
});

test.describe('for those who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('digital-agency: the letters show a still', async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const playing = await page
      .locator('main [data-first-screen] video')
      .evaluateAll((films) => films.some((one) => !(one as HTMLVideoElement).paused));
    expect(playing).toBe(false);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('digital-agency: rows open all the same', async ({ page }) => {
    await page.goto(path);
    await summary(page, 1).click();
    await expect(rows(page).nth(1).getByText(clients[1].failure)).toBeVisible();
  });
});

test('digital-agency: a request arrives with how tall it is', async ({ page }) => {
  const form = await openForm(page, path, 'contact');
  const person = newPerson('Barn');
  await fill(form, person);
  await form.getByLabel('How tall is it').selectOption('Taller than 5′4″');
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  expect(mail).toContain('Height of the screen');
  expect(mail).toContain(path);
});
