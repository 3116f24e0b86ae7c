import type { Page } from '@playwright/test';
import {
  expectMailWith,
  fill,
  formOn,
  newPerson,
  openForm,
  submitButton,
} from '../../../tests/e2e/form-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { contrast, ratioText } from './color-math.ts';
import { bookCopy } from './copy-work-book.ts';
import { thumpPalette } from './drawing-colors.ts';

const path = '/home-branding-agency';
const { mark, palette, type, products } = bookCopy;
const titles = [mark, palette, type, products].map(({ title }) => title);
const book = (page: Page) => page.getByRole('region', { name: bookCopy.label });
const spread = (page: Page, title: string) => book(page).getByRole('region', { name: title });
/** Left and right page of a spread. */
const pages = (page: Page, title: string) =>
  spread(page, title).locator(':scope > [data-print-colors]');
const next = (page: Page) => book(page).getByRole('button', { name: bookCopy.next });
const previous = (page: Page) => book(page).getByRole('button', { name: bookCopy.previous });
const position = (page: Page) => next(page).locator('xpath=..').getByRole('status');
const cell = (page: Page, ground: string, ink: string) => {
  const column = thumpPalette.findIndex(({ name }) => name === ink);
  return book(page)
    .getByRole('row', { name: ground })
    .filter({ has: page.getByRole('rowheader', { name: ground, exact: true }) })
    .getByRole('cell')
    .nth(column);
};

/** Opens the page and waits until the book can be turned. */
async function openBook(page: Page, hash = ''): Promise<void> {
  await page.goto(`${path}${hash}`);
  await book(page).scrollIntoViewIfNeeded();
  await expect(book(page)).toHaveAttribute('data-ready', 'true');
}

/** Opens the book at its palette. */
async function openPalette(page: Page): Promise<void> {
  await openBook(page);
  await next(page).click();
  await expect(spread(page, palette.title)).toBeVisible();
}

test('branding-agency: pages turn by buttons, and the position is said', async ({ page }) => {
  await openBook(page);
  await expect(previous(page)).toHaveAttribute('aria-disabled', 'true');
  for (const [index, title] of titles.entries()) {
    await expect(spread(page, title)).toBeVisible();
    await expect(position(page)).toContainText(`${index + 1} of 4: ${title}`);
    if (index < titles.length - 1) await next(page).click();
  }
  await expect(spread(page, mark.title)).toBeHidden();
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
  await previous(page).click();
  await expect(position(page)).toContainText(type.title);
});

test('branding-agency: arrow keys turn the pages, but not in a field', async ({ page }) => {
  await openBook(page);
  await next(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(position(page)).toContainText(palette.title);
  await expect(next(page)).toBeFocused();
  await book(page).getByLabel(palette.fieldLabel).focus();
  await page.keyboard.press('ArrowRight');
  await expect(position(page)).toContainText(palette.title);
  await previous(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(position(page)).toContainText(mark.title);
  // There is none before the first page.
  await page.keyboard.press('ArrowLeft');
  await expect(position(page)).toContainText(mark.title);
});

test('branding-agency: an address opens its double page', async ({ page }) => {
  await openBook(page, '#book-3');
  await expect(position(page)).toContainText(type.title);
  await expect(spread(page, type.title)).toBeInViewport();
});

test('branding-agency: contrasts are those of the colors, and change with them', async ({
  page,
}) => {
  await openPalette(page);
  const hex = (name: string) => thumpPalette.find((color) => color.name === name)?.hex ?? '';
  const ratio = ratioText(contrast(hex('Skin'), hex('Core')));
  await expect(cell(page, 'Skin', 'Core')).toContainText(ratio);
  await expect(cell(page, 'Core', 'Skin')).toContainText(palette.readability.text);
  await book(page).getByLabel(palette.fieldLabel).fill('fff');
  await expect(cell(page, 'Skin', 'Core')).toContainText(
    ratioText(contrast('#ffffff', hex('Core'))),
  );
  await expect(cell(page, 'Skin', 'Core')).toContainText(palette.readability.none);
  await expect(cell(page, 'Bruise', 'Core')).toContainText(
    ratioText(contrast(hex('Bruise'), hex('Core'))),
  );
  // The color is applied to the whole book.
  await previous(page).click();
  await expect(pages(page, mark.title).first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await next(page).click();
  await book(page).getByRole('button', { name: palette.resetLabel }).click();
  await expect(cell(page, 'Skin', 'Core')).toContainText(ratio);
});

test('branding-agency: what is no color is said, and changes nothing', async ({ page }) => {
  await openPalette(page);
  const field = book(page).getByLabel(palette.fieldLabel);
  const before = await cell(page, 'Skin', 'Core').textContent();
  await field.fill('tomato');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(book(page).getByText(palette.invalidText)).toBeVisible();
  await expect(cell(page, 'Skin', 'Core')).toHaveText(before ?? '');
});

test('branding-agency: a picker changes the color that was chosen', async ({ page }) => {
  await openPalette(page);
  await book(page).getByLabel(palette.colorLabel).selectOption('Leaf');
  await book(page).getByLabel(palette.pickerLabel, { exact: true }).fill('#123456');
  await expect(book(page).getByLabel(palette.fieldLabel)).toHaveValue('#123456');
  await expect(book(page).getByRole('button', { name: 'Copy Leaf, rgb(18 52 86)' })).toBeVisible();
});

test('branding-agency: a value is copied', async ({ page, context, browserName }) => {
  test.skip(browserName !== 'chromium', 'Others ask somebody first.');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPalette(page);
  await book(page).getByRole('button', { name: 'Copy Bruise, #3A0C30' }).click();
  await expect(book(page).getByText('Copied #3A0C30.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#3A0C30');
});

test('branding-agency: two pages are printed alone', async ({ page }) => {
  await openBook(page);
  await page.evaluate(() => {
    window.print = () => {};
  });
  await spread(page, mark.title).getByRole('button', { name: bookCopy.print }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(pages(page, mark.title).last().locator('svg').first()).toBeVisible();
  await expect(page.locator('main h1')).toBeHidden();
  await expect(next(page)).toBeHidden();
});

test('branding-agency: with less motion nothing turns', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBook(page);
  await next(page).click();
  await expect(pages(page, palette.title).first()).toHaveCSS('animation-name', 'none');
  await expect(spread(page, mark.title)).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('branding-agency: all double pages stand under one another', async ({ page }) => {
    await page.goto(path);
    for (const title of titles) await expect(spread(page, title)).toBeVisible();
    await expect(next(page)).toBeHidden();
    await expect(cell(page, 'Bruise', 'Core')).toContainText(palette.readability.text);
  });
});

test('branding-agency: a letter arrives with its parts and the palette', async ({ page }) => {
  const form = await openForm(page, path, 'contact');
  const person = newPerson('Gusset');
  await fill(form, person);
  await form.getByLabel('What you need').selectOption('A name and a mark');
  await book(page).scrollIntoViewIfNeeded();
  await expect(book(page)).toHaveAttribute('data-ready', 'true');
  await next(page).click();
  await book(page).getByLabel(palette.fieldLabel).fill('#8a1c7c');
  await book(page).getByRole('link', { name: palette.send.title }).click();
  await expect(formOn(page, 'contact').locator('textarea')).toHaveValue(/Skin #8A1C7C \(changed\)/);
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  expect(mail).toContain('A name and a mark');
  expect(mail).toContain('Skin #8A1C7C');
  expect(mail).toContain(path);
});
