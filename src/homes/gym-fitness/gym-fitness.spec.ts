import type { Page } from '@playwright/test';
import {
  expectMailWith,
  fill,
  formOn,
  newPerson,
  submitButton,
} from '../../../tests/e2e/form-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { startClockAt } from '../../../tests/stopped-clock.ts';
import { classTimeName } from './class-fields.ts';
import { week } from './week.ts';

const path = '/home-gym-fitness';
const rack = (page: Page) => page.locator('#week');
const cards = (page: Page) => rack(page).locator('li > a[data-replay-until]');
const current = (page: Page) => cards(page).and(page.locator('[data-current]'));
const of = (title: string, trainer?: string) =>
  week.filter((one) => one.title === title && (!trainer || one.trainer === trainer)).length;

/** Scrolls the week into view and waits until it is interactive. */
async function live(page: Page): Promise<void> {
  await page.goto(path);
  await rack(page).scrollIntoViewIfNeeded();
  await expect(rack(page).locator('astro-island[ssr]')).toHaveCount(0);
}

test('a class and a trainer show their cards alone, and all come back', async ({ page }) => {
  await live(page);
  await expect(cards(page)).toHaveCount(week.length);
  await rack(page).getByRole('button', { name: 'Bells' }).click();
  await expect(cards(page)).toHaveCount(of('Bells'));
  await rack(page).getByRole('button', { name: 'Keisha' }).click();
  await expect(cards(page)).toHaveCount(of('Bells', 'Keisha'));
  await expect(rack(page).getByRole('status')).toHaveText(
    `${of('Bells', 'Keisha')} of the week: Bells with Keisha.`,
  );
  await rack(page).getByRole('button', { name: 'Old iron' }).click();
  await expect(rack(page).getByRole('status')).toContainText('No Old iron with Keisha.');
  await rack(page).getByRole('button', { name: 'Show all' }).click();
  await expect(cards(page)).toHaveCount(week.length);
});

test('the week is filtered and a class is taken by keys alone', async ({ page }) => {
  await live(page);
  const joe = rack(page).getByRole('button', { name: 'Joe' });
  await joe.focus();
  await page.keyboard.press('Space');
  await expect(joe).toHaveAttribute('aria-pressed', 'true');
  const first = week.find(({ trainer }) => trainer === 'Joe');
  await cards(page).first().focus();
  await page.keyboard.press('Enter');
  const form = formOn(page, 'contact');
  await expect(form.locator('input[name="name"]')).toBeFocused();
  await expect(rack(page).getByRole('status')).toContainText('Old iron on Monday is in the form.');
  await expect(form.getByLabel('Which class')).toHaveValue('Old iron');
  await expect(form.getByLabel('Day and time')).toHaveValue(first ? classTimeName(first) : '');
});

test('what is on is marked by the clock of Lorain, also past midnight', async ({ page }) => {
  // Monday afternoon on Lake Erie, evening in Europe.
  await startClockAt(page, '2026-01-12T20:30:00Z');
  await live(page);
  await expect(current(page)).toHaveCount(1);
  await expect(current(page)).toContainText('3:20 pm On now Bar');
  await expect(rack(page).locator('p:has(> time)')).toContainText(
    'On now: Bar with Steve, until 4:20 pm. Next: Rope with Keisha, in 2 hours.',
  );
  await expect(rack(page).locator('[data-today]')).toContainText('Monday');
});

test('a class of Friday is on when it is Saturday', async ({ page }) => {
  await startClockAt(page, '2026-01-17T05:05:00Z');
  await live(page);
  await expect(current(page)).toContainText('11:20 pm On now Bar');
  await expect(rack(page).locator('[data-today]')).toContainText('Saturday');
});

test('a trial arrives with its class, its day and its time', async ({ page }) => {
  await live(page);
  await cards(page).filter({ hasText: '11:20 pm' }).last().click();
  const form = formOn(page, 'contact');
  await expect(form).toHaveAttribute('data-ready', 'true');
  await expect(form.getByLabel('Which class')).toHaveValue('Bar');
  await expect(form.getByLabel('Day and time')).toHaveValue('Friday 11:20 pm, Bar');
  const person = newPerson('Trial');
  await fill(form, person);
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  for (const part of ['Class', 'Day and time', 'Friday 11:20 pm, Bar', path]) {
    expect(mail).toContain(part);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the whole week is there, and a card leads to the form', async ({ page }) => {
    await page.goto(path);
    await expect(cards(page)).toHaveCount(week.length);
    await expect(rack(page).getByRole('button')).toHaveCount(0);
    await expect(rack(page)).toContainText('all by the clock in Lorain');
    await cards(page).first().click();
    await expect(page).toHaveURL(/Class=Bells.*#trial$/);
    await expect(formOn(page, 'contact').getByLabel('Day and time')).toBeVisible();
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('nothing slides and the form is there at once', async ({ page }) => {
    await live(page);
    const card = cards(page).first();
    await expect(card).toHaveCSS('transition-duration', '1e-05s');
    const barbell = page.locator('div:has(> [style*="--across"])').first();
    await expect(barbell).toHaveCSS('animation-name', 'none');
    await card.click();
    await expect(formOn(page, 'contact').locator('input[name="name"]')).toBeInViewport();
  });
});

test('on a phone nothing has to be pushed sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await live(page);
  const wider = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await page.evaluate(wider)).toBeLessThanOrEqual(0);
  const box = await cards(page).first().boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.width).toBeGreaterThan(120);
});

test('the week is one sheet of paper', async ({ page }) => {
  // US Letter at 96 dots per inch, between the margins of @page.
  const paper = { width: 703, height: 926 };
  await page.setViewportSize(paper);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  const fits = async (side: 'width' | 'height') => (await rack(page).boundingBox())?.[side];
  await expect.poll(() => fits('height')).toBeLessThanOrEqual(paper.height);
  expect(await fits('width')).toBeLessThanOrEqual(paper.width);
  await expect(cards(page)).toHaveCount(week.length);
});

test('the gym signs its page', async ({ page }) => {
  await page.goto(path);
  const header = page.locator('[data-site-header]');
  await expect(header.getByRole('link', { name: 'Third Turn' })).toHaveAttribute('href', path);
  const footer = page.locator('[data-site-footer]');
  await expect(footer).toContainText('(440) 555-0118');
  await expect(footer).not.toContainText('Larkfield');
});
