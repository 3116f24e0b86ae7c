import { questionGroups } from '../../src/company/faq-s/questions.ts';
import { expect, test } from '../fixtures.ts';

const all = questionGroups.flatMap(({ questions }) => questions);
const path = '/page/faq-s';

test('a search keeps what matches, says how many, and stands in the address', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('searchbox', { name: /questions and answers/ }).fill('wheelchair');
  await expect(page.locator('[data-questions] details:visible')).toHaveCount(1);
  await expect(page.locator('#main').getByRole('status')).toHaveText(`1 of ${all.length} questions`);
  await expect(page).toHaveURL(/\?q=wheelchair$/);
  await page.reload();
  await expect(page.locator('[data-questions] details:visible')).toHaveCount(1);
  await page.getByRole('button', { name: 'Show all again' }).press('Enter');
  await expect(page.locator('[data-questions] details:visible')).toHaveCount(all.length);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('an address opens its answer', async ({ page }) => {
  await page.goto(`${path}#leaving`);
  await expect(page.locator('#leaving')).toHaveAttribute('open', '');
  await expect(page.locator('#leaving summary')).toBeInViewport();
});

test('structured data has the questions and answers of the page', async ({ page }) => {
  await page.goto(path);
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const { mainEntity } = JSON.parse(json ?? '{}');
  expect(mainEntity).toHaveLength(all.length);
  for (const { name, url, acceptedAnswer } of mainEntity) {
    const shown = page.locator(new URL(url).hash);
    await expect(shown.getByRole('heading')).toHaveText(name);
    expect((await shown.locator('[data-answer]').allTextContents()).join('\n')).toBe(
      acceptedAnswer.text,
    );
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('all answers can be opened', async ({ page }) => {
    await page.goto(path);
    for (const { id } of all) {
      await page.locator(`#${id} summary`).click();
      await expect(page.locator(`#${id} [data-answer]`).first()).toBeVisible();
    }
  });
});
