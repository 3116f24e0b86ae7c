import { expect, test } from '../../../tests/fixtures.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawing that is four pixels off is found by keys', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/front-end-developer');
    const question = page.getByRole('group', { name: /four pixels off/ });
    const answer = question.getByText('cannot unsee it');
    await expect(answer).toBeHidden();
    await question.getByRole('radio', { name: 'The first' }).focus();
    await page.keyboard.press('Space');
    await expect(question.getByText('that one is straight')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(question.getByRole('radio', { name: 'The second' })).toBeChecked();
    await expect(answer).toBeVisible();
  });
});

test('the calendar marks the days on the road', async ({ page }) => {
  await page.goto('/business-dev-executive');
  const calendar = page.getByRole('table', { name: /March 2027/ });
  await expect(calendar.getByRole('cell').filter({ hasText: /./ })).toHaveCount(23);
  await expect(calendar.locator('[data-selected]')).toHaveText(['2', '5', '11', '16', '23', '30']);
});
