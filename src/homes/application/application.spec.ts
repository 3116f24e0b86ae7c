import type { Page } from '@playwright/test';
import {
  expectMailWith,
  fill,
  newPerson,
  openForm,
  submitButton,
} from '../../../tests/e2e/form-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { copy } from './copy.ts';

const path = '/home-application';
const { hours } = copy.hero;
const stage = (page: Page) => page.locator('main [data-first-screen] > :first-child');
const screens = (page: Page, hour: number) =>
  stage(page).locator(`[data-kind] picture:nth-child(${hour})`);
const opacity = (page: Page, hour: number) =>
  screens(page, hour)
    .first()
    .evaluate((screen) => Number(getComputedStyle(screen).opacity));
const slip = (page: Page, hour: number) => page.locator(`li[data-hour="${hour}"]`);
const toHour = (page: Page, hour: number) =>
  slip(page, hour).evaluate((item) => item.scrollIntoView({ block: 'start', behavior: 'instant' }));

test('application: the phones stay, and their screens change with the hour', async ({ page }) => {
  await page.goto(path);
  expect(await opacity(page, 2)).toBe(0);
  for (const hour of [2, 3, 4]) {
    await toHour(page, hour);
    await expect.poll(() => opacity(page, hour)).toBe(1);
    await expect(screens(page, hour)).toHaveCount(3);
    const box = await stage(page).boundingBox();
    expect(Math.abs(box?.y ?? 99)).toBeLessThan(2);
  }
  await toHour(page, 1);
  await expect.poll(() => opacity(page, 4)).toBe(0);
});

test.describe('for those who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('application: every hour has its own screen beside it', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('li[data-hour] img:visible')).toHaveCount(hours.length);
  });
});

test('application: on a phone every hour has its own screen @phone-only', async ({ page }) => {
  await page.goto(path);
  for (const [index, { title }] of hours.entries()) {
    const hour = slip(page, index + 1);
    await expect(hour.getByRole('heading', { name: title })).toBeVisible();
    // The first hour's phone is the one that hangs over the town.
    const phone =
      index === 0 ? stage(page).locator('[data-kind="answer"] img').first() : hour.locator('img');
    await expect(phone).toBeVisible();
  }
});

test('application: a letter arrives with where the line hangs', async ({ page }) => {
  const form = await openForm(page, path, 'contact');
  const person = newPerson('Peg');
  await fill(form, person);
  await form.getByLabel('Where does it hang').selectOption('On a boat');
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  expect(mail).toContain('On a boat');
  expect(mail).toContain(path);
});

test('application: the letter of the footer takes an address', async ({ page }) => {
  await page.goto(path);
  const footer = page.locator('[data-site-footer]');
  await footer.scrollIntoViewIfNeeded();
  const form = footer.locator('form[data-form="subscribe"]');
  await expect(form).toHaveAttribute('data-ready', 'true');
  await form.getByRole('textbox').first().fill(newPerson('Peg').email);
  await submitButton(form).click();
  await expect(form.getByRole('status')).not.toBeEmpty();
});
