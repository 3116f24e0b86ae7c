import type { Page } from '@playwright/test';
import {
  expectMailWith,
  fill,
  newPerson,
  openForm,
  submitButton,
} from '../../../tests/e2e/form-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { aboutLifeCopy } from './copy-about-life.ts';
import { lifeDates } from './life-dates.ts';

const path = '/home-personal-portfolio';
const { copy: labels, initialYear } = aboutLifeCopy.walk;
const life = (page: Page) => page.locator('#life');
const ruler = (page: Page) => life(page).getByRole('slider', { name: labels.rulerLabel });
const openDate = (page: Page) => life(page).locator('li[data-open]');
const said = (page: Page) => life(page).getByRole('status');

/** Scrolls the ruler into view and waits until it is interactive. */
async function live(page: Page): Promise<void> {
  await page.goto(path);
  await life(page).scrollIntoViewIfNeeded();
  await expect(life(page).locator('astro-island[ssr]')).toHaveCount(0);
}

test('personal-portfolio: a life is walked by arrow keys, year by year', async ({ page }) => {
  await live(page);
  await expect(openDate(page)).toContainText(String(initialYear));
  await ruler(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(ruler(page)).toHaveValue(String(initialYear + 1));
  await expect(life(page).getByText(labels.emptyYearText)).toBeVisible();
  await expect(ruler(page)).toHaveAttribute(
    'aria-valuetext',
    `${initialYear + 1}, age 14: ${labels.emptyYearText}`,
  );
  await page.keyboard.press('Home');
  await expect(openDate(page)).toContainText(labels.birthText);
});

test('personal-portfolio: arrow keys walk from where the hint is read, but not in a field', async ({
  page,
}) => {
  await live(page);
  await expect(page.locator('body')).toBeFocused();
  // React attaches the listener a moment after the island has hydrated: a key before it is pressed again.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(ruler(page)).toHaveValue(String(initialYear + 1));
  }).toPass();
  await life(page).getByRole('searchbox').focus();
  await page.keyboard.press('ArrowRight');
  await expect(ruler(page)).toHaveValue(String(initialYear + 1));
});

test('personal-portfolio: buttons go from date to date and stop at the ends', async ({ page }) => {
  await live(page);
  const at = lifeDates.findIndex(({ year }) => year === initialYear);
  const next = lifeDates[at + 1];
  await life(page).getByRole('button', { name: labels.nextLabel }).click();
  await expect(openDate(page)).toContainText(next?.title ?? '?');
  await expect(said(page)).toContainText(next?.title ?? '?');
  await ruler(page).focus();
  await page.keyboard.press('Home');
  const previous = life(page).getByRole('button', { name: labels.previousLabel });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await previous.click({ force: true });
  await expect(openDate(page)).toContainText(String(lifeDates[0]?.year));
});

test('personal-portfolio: a word, a year and an age are found; nonsense is not', async ({
  page,
}) => {
  await live(page);
  const search = life(page).getByRole('searchbox');
  await search.fill('eyebrows');
  await search.press('Enter');
  await expect(openDate(page)).toContainText('A galley fire');
  await search.fill('1977');
  await search.press('Enter');
  await expect(openDate(page)).toContainText('How to feed the cat');
  await search.fill('zeppelin <b>');
  await search.press('Enter');
  await expect(said(page)).toHaveText(labels.notFoundText);
  await expect(openDate(page)).toContainText('How to feed the cat');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('personal-portfolio: every date stands in the list, and the portrait is drawn', async ({
    page,
  }) => {
    await page.goto(path);
    for (const { title } of lifeDates)
      await expect(life(page).getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(page.locator('main [data-first-screen] svg[role="img"] path')).toBeVisible();
  });
});

test('personal-portfolio: on paper the whole life is printed', async ({ page }) => {
  await live(page);
  await page.emulateMedia({ media: 'print' });
  const titles = life(page).locator('li h3:visible');
  await expect(titles).toHaveCount(lifeDates.length);
});

test.describe('for those who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('personal-portfolio: the line is whole at once', async ({ page }) => {
    await page.goto(path);
    const moves = await page
      .locator('main [data-first-screen] svg[role="img"] path')
      .evaluate((line) => line.getAnimations().some(({ playState }) => playState === 'running'));
    expect(moves).toBe(false);
  });
});

test('personal-portfolio: a letter arrives with its thing and how many are aboard', async ({
  page,
}) => {
  const form = await openForm(page, path, 'contact');
  const person = newPerson('Muster');
  await fill(form, person);
  await form.getByLabel('What people have to leave').selectOption('A small boat');
  await form.getByLabel('How many people').fill('12');
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  for (const part of ['A small boat', '12', path]) expect(mail).toContain(part);
});
