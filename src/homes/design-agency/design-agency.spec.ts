import { readFileSync } from 'node:fs';
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

const path = '/home-design-agency';
const { copy: labels } = copy.posterWall;
const wall = (page: Page) => page.locator('#wall');
const rules = (page: Page) => page.locator('#rules');
/** Line that says which sheet follows which rule. */
const ruleOf = (page: Page) =>
  wall(page)
    .getByRole('paragraph')
    .filter({ hasText: new RegExp(`^${labels.sheet} \\d+\\.`) });
const newest = (page: Page) => wall(page).locator('[data-newest] svg').last();

/** Opens the page and hydrates the wall by a first interaction. */
async function wake(page: Page): Promise<void> {
  await page.goto(path);
  await interact(page);
  await expect(wall(page).locator('astro-island[ssr]')).toHaveCount(0);
}

/** Scrolls the press into view and waits until it is interactive. */
async function atPress(page: Page): Promise<void> {
  await page.goto(path);
  await rules(page).scrollIntoViewIfNeeded();
  await expect(rules(page).locator('astro-island[ssr]')).toHaveCount(0);
}

test('design-agency: the wall changes one sheet at a time and can be frozen', async ({ page }) => {
  await wake(page);
  const first = `${labels.sheet} ${copy.posterWall.firstSheet}.`;
  await expect(ruleOf(page)).not.toContainText(first);
  await wall(page).getByRole('button', { name: labels.pauseLabel }).click();
  const frozen = await ruleOf(page).textContent();
  const drawing = await newest(page).innerHTML();
  await expect(wall(page).getByRole('button', { name: labels.resumeLabel })).toBeVisible();
  await page.clock.install();
  await page.clock.runFor(20_000);
  expect(await ruleOf(page).textContent()).toBe(frozen);
  await wall(page).getByRole('button', { name: labels.nextLabel }).click();
  await expect(ruleOf(page)).not.toHaveText(frozen ?? '');
  expect(await newest(page).innerHTML()).not.toBe(drawing);
});

test.describe('for those who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('design-agency: the wall stands still until it is asked', async ({ page }) => {
    await wake(page);
    await expect(wall(page).getByRole('button', { name: labels.resumeLabel })).toBeVisible();
    await expect(ruleOf(page)).toContainText(`${labels.sheet} ${copy.posterWall.firstSheet}.`);
  });
});

test('design-agency: a rule is chosen by keys, and the sheet and a voice follow', async ({
  page,
}) => {
  await atPress(page);
  const [first, second] = copy.posterPress.rules;
  const rule = (title = '') => rules(page).getByRole('radio', { name: new RegExp(`^${title} `) });
  await rule(first?.title).focus();
  await page.keyboard.press('ArrowDown');
  await expect(rule(second?.title)).toBeChecked();
  await expect(rules(page).getByRole('status')).toHaveText(
    `Sheet ${copy.posterPress.firstSheet}, rule 2, ${second?.title}`,
  );
});

test('design-agency: the sheet is taken away as an SVG that holds any word', async ({ page }) => {
  await atPress(page);
  await rules(page).getByLabel(copy.posterPress.copy.wordLabel).fill('<b>&"goat');
  await rules(page).getByRole('button', { name: copy.posterPress.copy.nextLabel }).click();
  const waiting = page.waitForEvent('download');
  await rules(page).getByRole('button', { name: copy.posterPress.copy.downloadLabel }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^house-rules-\d-605\.svg$/);
  const markup = readFileSync(await file.path(), 'utf8');
  const read = await page.evaluate((text) => {
    const sheet = new DOMParser().parseFromString(text, 'image/svg+xml');
    return {
      broken: sheet.querySelector('parsererror')?.textContent,
      says: sheet.documentElement.textContent,
    };
  }, markup);
  expect(read.broken).toBeUndefined();
  expect(read.says).toContain('<b>&"goat');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('design-agency: the whole wall hangs, and all rules can be read', async ({ page }) => {
    await page.goto(path);
    await expect(wall(page).getByRole('listitem')).not.toHaveCount(0);
    await expect(newest(page)).toBeVisible();
    for (const { text } of copy.posterPress.rules)
      await expect(rules(page).getByText(text)).toBeVisible();
  });
});

test('design-agency: a letter arrives with whose hands and how many', async ({ page }) => {
  const form = await openForm(page, `${path}#ask`, 'contact');
  const person = newPerson('Tape');
  await fill(form, person);
  await form.getByLabel('Whose hands').selectOption('Volunteers');
  await form.getByLabel('Posters a year').fill('40');
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  for (const part of ['Volunteers', '40', path]) expect(mail).toContain(part);
});
