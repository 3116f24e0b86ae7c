import { expect, test } from '../../../tests/fixtures.ts';
import { questionGroups } from './questions.ts';

const all = questionGroups.flatMap(({ questions }) => questions);
const path = '/page/faq-s';
const shown = '[data-questions] details:visible';

test('a search filters, announces the number of results, and is part of the URL', async ({
  page,
}) => {
  await page.goto(path);
  await page.getByRole('searchbox', { name: 'Look for a word' }).fill('wheelchair');
  await expect(page.locator(shown)).toHaveCount(1);
  await expect(page.locator(`${shown} [data-answer]`)).toBeVisible();
  await expect(page.locator('#main').getByRole('status')).toHaveText(
    `1 of ${all.length} questions`,
  );
  await expect(page).toHaveURL(/\?q=wheelchair$/);
  await page.reload();
  await expect(page.locator(shown)).toHaveCount(1);
  await page.getByRole('button', { name: 'Show all again' }).press('Enter');
  await expect(page.locator(shown)).toHaveCount(all.length);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('searchbox', { name: 'Look for a word' })).toBeFocused();
});

test('strokes of questions that do not match step back', async ({ page }) => {
  await page.goto(`${path}?q=cookie+banner`);
  await expect(page.locator('[data-tally] path:not([data-hidden])')).toHaveCount(1);
  await expect(page.locator('[data-tally="care"] path').first()).not.toHaveAttribute('data-hidden');
});

test('where nothing matches the page leads to a person', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('searchbox', { name: 'Look for a word' }).pressSequentially('blockchain');
  await expect(page.getByRole('heading', { name: 'Not on the pad.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'put it to a person.' })).toBeVisible();
  await expect(page.locator('#main').getByRole('status')).toHaveText(
    `0 of ${all.length} questions`,
  );
});

test('an address opens its answer, a search notwithstanding', async ({ page }) => {
  await page.goto(`${path}#leaving`);
  await expect(page.locator('#leaving')).toHaveAttribute('open', '');
  await expect(page.locator('#leaving summary')).toBeInViewport();
  await page.goto(`${path}?q=wheelchair#leaving`);
  await expect(page.locator('#leaving [data-answer]')).toBeVisible();
  await expect(page.locator(shown)).toHaveCount(all.length);
});

test('by keys: a line opens with Enter, and its answer has a link of its own', async ({ page }) => {
  await page.goto(path);
  await page.locator('#who-owns summary').press('Enter');
  await expect(page.locator('#who-owns [data-answer]')).toBeVisible();
  await page
    .locator('#who-owns')
    .getByRole('link', { name: /Link to this answer/ })
    .press('Enter');
  await expect(page).toHaveURL(/#who-owns$/);
});

test('structured data has the questions and answers of the page', async ({ page }) => {
  await page.goto(path);
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const { mainEntity } = JSON.parse(json ?? '{}');
  expect(mainEntity).toHaveLength(all.length);
  for (const { name, url, acceptedAnswer } of mainEntity) {
    const one = page.locator(new URL(url).hash);
    await expect(one.getByRole('heading')).toHaveText(name);
    const texts = await one
      .locator('summary > span:not([aria-hidden]), [data-answer]')
      .allTextContents();
    expect(texts.join('\n')).toBe(acceptedAnswer.text);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all answers can be opened, and an address opens its own', async ({ page }) => {
    await page.goto(path);
    for (const { id } of all) {
      const closed = page.locator(`#${id}:not([open]) summary`);
      if (await closed.count()) await closed.click();
      await expect(page.locator(`#${id} [data-answer]`).first()).toBeVisible();
    }
    await page.goto(`${path}#backups`);
    await expect(page.locator('#backups [data-answer]')).toBeInViewport();
  });
});
