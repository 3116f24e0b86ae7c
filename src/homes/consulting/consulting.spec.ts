import type { Page } from '@playwright/test';
import {
  expectMailWith,
  fill,
  formOn,
  newPerson,
  submitButton,
} from '../../../tests/e2e/form-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { questionCopy, sheetCopy } from './copy-questions.ts';

const path = '/home-consulting';
const questions = (page: Page) => page.locator('div:has(> details > summary > h3)');
const letter = (page: Page) => questions(page).getByRole('article');
const said = (page: Page) => questions(page).getByRole('status').last();

/** Scrolls the questions into view and waits until they are interactive. */
async function live(page: Page): Promise<void> {
  await page.goto(path);
  await questions(page).scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]', { has: questions(page) })).toHaveCount(0);
}

/** Returns the question at a place, 0 to 2. */
const question = (page: Page, at: number) => questions(page).locator('details').nth(at);
const press = (page: Page, at: number) => question(page, at).locator('summary').click();

/** Answers a question by its label. */
async function answer(page: Page, title: string): Promise<void> {
  await questions(page).getByRole('radio', { name: title, exact: true }).check({ force: true });
}

test('consulting: three questions are printed, and each opens to a bad and a good answer', async ({
  page,
}) => {
  await live(page);
  for (const [at, { text, badAnswer, goodAnswer }] of questionCopy.questions.entries()) {
    await expect(questions(page).getByRole('heading', { name: text, exact: true })).toBeVisible();
    await expect(question(page, at).locator('summary')).toContainText(`${at + 1}/3`);
    await expect(question(page, at).getByText(badAnswer.consequence)).toBeHidden();
    await press(page, at);
    await expect(question(page, at).getByText(badAnswer.consequence)).toBeVisible();
    await expect(question(page, at).getByText(goodAnswer.consequence)).toBeVisible();
    await press(page, at);
    await expect(question(page, at).getByText(goodAnswer.consequence)).toBeHidden();
  }
});

test('consulting: each answer changes what is said, and what is asked next', async ({ page }) => {
  await live(page);
  await press(page, 0);
  await answer(page, 'A form');
  // The next question opens by itself.
  await expect(
    questions(page).getByRole('group', { name: questionCopy.noticeQuestions.form }),
  ).toBeVisible();
  await expect(said(page)).toContainText('2/3 and 3/3');
  await answer(page, 'A meeting');
  await expect(
    questions(page).getByRole('group', { name: questionCopy.noticeQuestions.meeting }),
  ).toBeVisible();
  // Eight people, 45 minutes, 48 weeks.
  await expect(
    questions(page)
      .getByText(/288 hours a year/)
      .first(),
  ).toBeVisible();
  const people = questions(page).getByLabel(questionCopy.fieldLabels.people);
  const twice = questions(page).getByText(/576 hours a year/);
  await people.fill('16');
  await expect(twice.first()).toBeVisible();
  await people.blur();
  // An empty field is no answer yet.
  await people.fill('');
  await expect(people).toHaveValue('');
  await expect(twice.first()).toBeVisible();
  await people.blur();
  await expect(people).toHaveValue('16');
});

test('consulting: three answers, by keys, make a letter that says whether they are needed', async ({
  page,
}) => {
  await live(page);
  await question(page, 0).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(question(page, 0)).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(question(page, 1)).toHaveAttribute('open');
  await answer(page, 'The law');
  await answer(page, 'Somebody said no');
  await expect(letter(page)).toContainText(sheetCopy.verdict.leave.slice(0, 40));
  await expect(letter(page)).toContainText(sheetCopy.noFee);
  await answer(page, 'Nobody');
  await answer(page, 'Nobody ever tried');
  await expect(letter(page)).toContainText('You do not need us.');
  await letter(page).getByRole('button', { name: sheetCopy.restartLabel }).click();
  await expect(letter(page)).toHaveCount(0);
  await expect(question(page, 0).locator('summary')).toBeFocused();
});

test('consulting: the letter is sent with the form, below what was typed', async ({ page }) => {
  await live(page);
  await press(page, 0);
  for (const title of ['A signature', 'One person', 'Nobody ever tried']) await answer(page, title);
  const form = formOn(page, 'contact');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-ready', 'true');
  const person = newPerson('Oxbow');
  await fill(form, person);
  await letter(page).getByRole('link', { name: sheetCopy.send.title }).click();
  await expect(form.locator('textarea')).toHaveValue(/^A note from Oxbow[\s\S]*My three answers/);
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  expect(mail).toContain('you describe a signature');
  expect(mail).toContain(path);
});

test('consulting: the letter is copied whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await live(page);
  await press(page, 0);
  for (const title of ['A report', 'A customer', 'Somebody said no']) await answer(page, title);
  await letter(page).getByRole('button', { name: sheetCopy.copyLabel }).click();
  await expect(letter(page).getByText(sheetCopy.copied)).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(sheetCopy.greeting);
  expect(text).toContain(sheetCopy.closing);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('consulting: the questions open, and what is answered to them can be read', async ({
    page,
  }) => {
    await page.goto(path);
    await press(page, 1);
    const { consequence } = questionCopy.questions[1].goodAnswer;
    await expect(question(page, 1).getByText(consequence)).toBeVisible();
    await page.locator('#questions > details > summary').click();
    await expect(
      page.getByText(questionCopy.attemptRemarks.never).locator('visible=true').first(),
    ).toBeVisible();
  });
});
