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
import { weekPages } from './week-pages.ts';

const path = '/home-lifestyle-blog';
const range = (page: Page) => page.getByRole('slider', { name: copy.galleryPicker.label });
const sheet = (page: Page, index: number) =>
  page.getByRole('listitem').filter({ hasText: weekPages[index]?.text ?? '' });
const washOf = (page: Page, index: number) =>
  sheet(page, index).evaluate((one) => one.style.getPropertyValue('--wash-lower'));

/** Opens the page and lets its range come to life, as a first movement does. */
async function wake(page: Page, hash = ''): Promise<void> {
  await page.goto(`${path}${hash}`);
  await interact(page, { x: 5, y: 5 });
  await expect(range(page)).toBeVisible();
}

test('lifestyle-blog: six mornings get lighter, and the clocks make Sunday a night', async ({
  page,
}) => {
  await page.goto(path);
  await expect(sheet(page, 0)).toContainText('Lamp on.');
  await expect(sheet(page, 1)).toContainText('Full moon, west');
  await expect(sheet(page, 5)).toContainText('Lamp off.');
  await expect(sheet(page, 6)).toContainText('Lamp on.');
  await expect(page.getByText('on Sunday the clocks go forward.')).toBeVisible();
});

test('lifestyle-blog: another week glazes the same pages, and the address keeps it', async ({
  page,
}) => {
  await wake(page);
  const before = await washOf(page, 6);
  await range(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#week=2026-03-09$/);
  await expect(sheet(page, 6)).toContainText('March 15');
  expect(await washOf(page, 6)).not.toBe(before);
  await page.goto(`${path}#week=2026-06-17`);
  await page.reload();
  await interact(page, { x: 5, y: 5 });
  await expect(sheet(page, 0)).toContainText('June 15');
  for (let index = 0; index < 7; index++)
    await expect(sheet(page, index)).toContainText('Lamp off.');
  await page.getByRole('button', { name: copy.galleryPicker.paintedWeekLabel }).click();
  await expect(page).toHaveURL(/#week$/);
  await expect(sheet(page, 6)).toContainText('March 8');
});

test('lifestyle-blog: this week is that of the clock in Bethel', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-02T03:00:00Z'));
  await wake(page);
  await page.getByRole('button', { name: copy.galleryPicker.currentWeekLabel }).click();
  // In Bethel it is still Sunday evening.
  await expect(sheet(page, 6)).toContainText('November 1');
  await expect(page.getByText('on Sunday the clocks go back.')).toBeVisible();
});

test('lifestyle-blog: a story leads to its page of the week @phone', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('link', { name: copy.hero.story.action.title }).click();
  await expect(page).toHaveURL(/#tuesday$/);
  await expect(sheet(page, 1)).toBeInViewport();
});

test('lifestyle-blog: a morning is mixed, asked for, and arrives', async ({ page }) => {
  const form = await openForm(page, path, 'contact');
  await expect(page.getByText(copy.contactLight.noDayText)).toBeVisible();
  await form.getByLabel('The morning').fill('1998-05-04');
  await expect(
    page.getByText(/^May 4, 1998, ten to six in Bethel\. Sun \d+° up\. Lamp off\./),
  ).toBeVisible();
  await form.getByLabel('What I should paint').selectOption('A room');
  const person = newPerson('Morning');
  await form.getByLabel(copy.form.commentLabel).fill(`Toast. ${person.name}`);
  await fill(form, { name: person.name, email: person.email, phone: person.phone });
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  for (const part of ['1998-05-04', 'A room', path]) expect(mail).toContain(part);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('lifestyle-blog: the painted week has its light', async ({ page }) => {
    await page.goto(path);
    await expect(range(page)).toHaveCount(0);
    await expect(sheet(page, 6)).toContainText('under the hill. Lamp on.');
    await expect(page.getByRole('heading', { name: copy.gallery.heading })).toBeVisible();
  });
});
