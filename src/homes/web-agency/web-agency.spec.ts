import type { Page } from '@playwright/test';
import {
  expectMailWith,
  fill,
  newPerson,
  openForm,
  submitButton,
} from '../../../tests/e2e/form-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { statsVitalsCopy } from './copy-stats-vitals.ts';

const path = '/home-web-agency';
const { signs: words } = statsVitalsCopy;
const signs = (page: Page) => page.getByRole('region', { name: words.label });
const one = (page: Page, title: string) =>
  signs(page).locator('dl > div', { has: page.locator('abbr', { hasText: title }) });
const figure = async (page: Page, title: string) =>
  Number.parseFloat(
    ((await one(page, title).locator('dd').first().textContent()) ?? '').replaceAll(',', ''),
  );

/** Scrolls the signs into view and waits until they are measured. */
async function measured(page: Page): Promise<void> {
  await page.goto(path);
  await signs(page).scrollIntoViewIfNeeded();
  await expect(one(page, words.requests.title).locator('[data-known]')).toBeVisible();
}

test('web-agency: bytes and requests are those of this visit', async ({ page }) => {
  let asked = 0;
  page.on('requestfinished', () => {
    asked += 1;
  });
  await measured(page);
  await page.waitForLoadState('networkidle');
  // The browser also requests a favicon and the like, which are not in the page's entries.
  await expect
    .poll(async () => Math.abs((await figure(page, words.requests.title)) - asked))
    .toBeLessThan(8);
  const known = await page.evaluate(() => {
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    return entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
  await expect
    .poll(async () => Math.abs((await figure(page, words.bytes.title)) - known / 1000))
    .toBeLessThan(known / 1000 / 10);
  expect(await figure(page, words.lcp.title)).toBeGreaterThan(0);
});

test('web-agency: a page that is held answers late, and INP says so', async ({ page }) => {
  await measured(page);
  await signs(page).getByRole('button', { name: words.spoil.stallLabel }).click();
  const inp = one(page, words.inp.title);
  await expect(inp).toHaveAttribute('data-over-limit', 'true');
  expect(await figure(page, words.inp.title)).toBeGreaterThanOrEqual(290);
  await expect(inp).toContainText(words.overText);
  await expect(signs(page).getByRole('status')).toContainText(`INP ${words.overText}`);
});

test('web-agency: a page that is pushed down jumps, and CLS says so', async ({ page }) => {
  await measured(page);
  await expect(one(page, words.cls.title)).not.toHaveAttribute('data-over-limit', 'true');
  await signs(page).getByRole('button', { name: words.spoil.pushLabel }).click();
  await expect(signs(page).getByText(words.spoil.pushedText)).toBeVisible();
  await expect(one(page, words.cls.title)).toHaveAttribute('data-over-limit', 'true');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('web-agency: the signs say that nothing was measured, and their limits', async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByText(words.withoutScriptText)).toBeVisible();
    await expect(one(page, words.lcp.title)).toContainText('limit');
  });
});

test('web-agency: a request arrives with its page and when it was made', async ({ page }) => {
  const form = await openForm(page, path, 'contact');
  const person = newPerson('Gram');
  await fill(form, person);
  await form.getByLabel('When was it made').selectOption('Before 2023');
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  expect(mail).toContain('Before 2023');
  expect(mail).toContain(path);
});
