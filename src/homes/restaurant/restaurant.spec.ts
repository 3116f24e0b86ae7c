import type { Page } from '@playwright/test';
import {
  errorOf,
  expectMailWith,
  fill,
  newPerson,
  openForm,
  submitButton,
} from '../../../tests/e2e/form-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { openThursday, testTime } from '../../../tests/stopped-clock.ts';
import { allergens } from './dish.ts';
import { courses } from './menu.ts';
import { countDishes } from './menu-filter.ts';

const path = '/home-restaurant';
const menu = (page: Page) => page.locator('#menu');
const dishes = (page: Page) => menu(page).getByRole('article');
const all = courses.flatMap((course) => course.dishes).length;

/** Scrolls the menu into view and waits until it is interactive. */
async function live(page: Page): Promise<void> {
  await page.goto(path);
  await menu(page).scrollIntoViewIfNeeded();
  await expect(menu(page).locator('astro-island[ssr]')).toHaveCount(0);
}

test('a letter leaves out what contains it, says what is changed, and counts', async ({ page }) => {
  await live(page);
  await expect(dishes(page)).toHaveCount(all);
  await menu(page).getByRole('button', { name: allergens.M }).click();
  const { asIs, changed, off } = countDishes(courses, ['M']);
  await expect(dishes(page)).toHaveCount(all - off);
  await expect(menu(page).getByText('for you without milk')).toHaveCount(changed);
  await expect(menu(page).getByRole('status')).toHaveText(
    `No milk: ${asIs} dishes as they are, ${changed} that we change, ${off} left off.`,
  );
  await expect(dishes(page).filter({ hasText: 'Saffron custard' })).toHaveCount(0);
});

test('letters add up, by key alone, and all comes back', async ({ page }) => {
  await live(page);
  await menu(page).getByRole('button', { name: allergens.W }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const nuts = menu(page).getByRole('button', { name: allergens.N });
  await expect(nuts).toHaveAttribute('aria-pressed', 'true');
  await expect(dishes(page)).toHaveCount(all - countDishes(courses, ['W', 'N']).off);
  await menu(page).getByRole('button', { name: 'Show all again' }).click();
  await expect(dishes(page)).toHaveCount(all);
  await expect(nuts).toHaveAttribute('aria-pressed', 'false');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the letters are a legend, and every dish says what is in it', async ({ page }) => {
    await page.goto(path);
    await expect(menu(page).getByText('The letter beside a dish tells.')).toBeVisible();
    await expect(menu(page).getByRole('button')).toHaveCount(0);
    await expect(dishes(page)).toHaveCount(all);
    await expect(dishes(page).filter({ hasText: 'Trout from' })).toContainText(
      'Contains fish, milk and nuts. Can be made without milk and nuts.',
    );
  });
});

test('the kitchen says whether it is lit, by the clock of Marietta', async ({ page }) => {
  const week = page.locator('#week');
  // A Thursday evening on the Susquehanna, Friday already in Europe.
  await page.clock.setFixedTime(new Date('2026-01-16T01:10:00Z'));
  await page.goto(path);
  await week.scrollIntoViewIfNeeded();
  await expect(week).toContainText('The kitchen cooks until 9:30 pm.');
  await page.clock.setFixedTime(new Date('2026-01-18T20:30:00Z'));
  await page.reload();
  await week.scrollIntoViewIfNeeded();
  await expect(week).toContainText('The next to be lit is Wednesday’s, at 5 pm.');
});

test('a request for a table arrives with its day, hour, guests and table', async ({ page }) => {
  await page.clock.setFixedTime(testTime);
  const form = await openForm(page, `${path}?Table=Table%206%2C%208%20chairs#table`, 'contact');
  await expect(form.getByLabel('Which table')).toHaveValue('Table 6, 8 chairs');
  const person = newPerson('Table');
  await fill(form, person);
  await form.getByLabel('Which day').fill(openThursday);
  await form.getByLabel('At what time').selectOption('6:30 pm');
  await form.getByLabel('How many of you').fill('7');
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  for (const part of [openThursday, '6:30 pm', 'Table 6, 8 chairs', path])
    expect(mail).toContain(part);
});

test('no table is asked for on a dark day or when the kitchen is cold', async ({ page }) => {
  // A Saturday morning; the Monday after it is dark.
  await page.clock.setFixedTime(new Date('2026-11-21T14:00:00Z'));
  const form = await openForm(page, `${path}#table`, 'contact');
  await fill(form, newPerson('Dark'));
  await form.getByLabel('Which day').fill('2026-11-23');
  await form.getByLabel('At what time').selectOption('8 pm');
  await form.getByLabel('How many of you').fill('2');
  await submitButton(form).click();
  expect(await errorOf(form, 'Day')).toContain('closed on Mondays');
  await form.getByLabel('Which day').fill('2026-11-22');
  await submitButton(form).click();
  expect(await errorOf(form, 'Time')).toContain('from noon to 3 pm');
});

test('the menu is one sheet of paper', async ({ page }) => {
  // US Letter at 96 dots per inch, between the margins of @page.
  const paper = { width: 703, height: 926 };
  await page.setViewportSize(paper);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  // Its rules come with the deferred stylesheet.
  const fits = async (side: 'width' | 'height') => (await menu(page).boundingBox())?.[side];
  await expect.poll(() => fits('height')).toBeLessThanOrEqual(paper.height);
  expect(await fits('width')).toBeLessThanOrEqual(paper.width);
});

test('the house signs its page, and our own menu is one step away', async ({ page }) => {
  await page.goto(path);
  const header = page.locator('[data-site-header]');
  await expect(header.getByRole('link', { name: 'Corm' })).toHaveAttribute('href', path);
  await header.getByRole('button', { name: 'Main menu' }).click();
  await expect(header.getByRole('link', { name: 'Careers' })).toBeVisible();
  const footer = page.locator('[data-site-footer]');
  await expect(footer).toContainText('(717) 555-0163');
  await expect(footer).not.toContainText('Larkfield');
});
