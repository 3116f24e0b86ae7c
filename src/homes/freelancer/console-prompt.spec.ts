import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures.ts';
import { printout, prompt, sitDown, type } from '../../../tests/freelancer-console.ts';
import { copy } from './copy.ts';
import { programs } from './programs.ts';

const bars = (page: Page) =>
  page
    .locator('html')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--bar-ground').trim());

test('freelancer: the prompt answers words and sentences, and adds up', async ({ page }) => {
  await sitDown(page);
  await type(page, 'price 3 days');
  await expect(printout(page)).toContainText('3 days at $780: $2,340');
  await expect(prompt(page)).toHaveValue('');
  await type(page, 'how much is a week?');
  await expect(printout(page)).toContainText('5 days at $720: $3,600');
  await type(page, 'cat scale.bas');
  await expect(printout(page)).toContainText('LET NET = NET - NET * .012');
  await type(page, 'work payroll');
  await expect(printout(page)).toContainText(
    programs.find(({ name }) => name === 'PAYROLL')?.finding ?? '',
  );
  await type(page, 'clear');
  await expect(printout(page)).not.toContainText('$2,340');
});

test('freelancer: arrows bring back what was typed', async ({ page }) => {
  await sitDown(page);
  await type(page, 'rates');
  await expect(printout(page)).toContainText(copy.prices.heading);
  await type(page, 'uptime');
  await expect(printout(page)).toContainText(/PAYROLL: [\d,]+ days/);
  await prompt(page).press('ArrowUp');
  await prompt(page).press('ArrowUp');
  await expect(prompt(page)).toHaveValue('rates');
  await prompt(page).press('ArrowDown');
  await expect(prompt(page)).toHaveValue('uptime');
  await prompt(page).press('ArrowDown');
  await expect(prompt(page)).toHaveValue('');
});

test('freelancer: what was not sent yet comes back, and a stranger gets an answer', async ({
  page,
}) => {
  await sitDown(page);
  await type(page, 'rates');
  await expect(printout(page)).toContainText(copy.prices.heading);
  await prompt(page).fill('price 4');
  await prompt(page).press('ArrowUp');
  await prompt(page).press('ArrowDown');
  await expect(prompt(page)).toHaveValue('price 4');
  await type(page, 'Is it open source?');
  await expect(printout(page)).toContainText('That I cannot read.');
  await type(page, 'x'.repeat(150));
  await expect(printout(page)).toContainText('I do not know that one.');
  await expect
    .poll(() => page.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth))
    .toBe(0);
});

/** Pastes text into the prompt as a browser does. */
async function paste(page: Page, text: string): Promise<boolean> {
  return prompt(page).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    return field.dispatchEvent(event);
  }, text);
}

test('freelancer: pasted lines are run one by one, a letter is left to the field', async ({
  page,
}) => {
  await sitDown(page);
  await type(page, 'date');
  await expect(printout(page)).toContainText('in Two Harbors');
  expect(await paste(page, 'price 3 days\n\nprice 4 days\n')).toBe(false);
  for (const sum of ['$2,340', '$3,120']) await expect(printout(page)).toContainText(sum);
  expect(await paste(page, 'Dear Mr. Haas,\nwe have a thing.\nYours')).toBe(true);
});

test('freelancer: Tab completes a word, and never holds the focus', async ({ page }) => {
  await sitDown(page);
  await type(page, 'date');
  await expect(printout(page)).toContainText('in Two Harbors');
  await prompt(page).pressSequentially('fr');
  await prompt(page).press('Tab');
  await expect(prompt(page)).toHaveValue('free ');
  await expect(prompt(page)).toBeFocused();
  // Nothing is left to complete.
  await prompt(page).press('Tab');
  await expect(prompt(page)).not.toBeFocused();
  await prompt(page).fill('');
  await prompt(page).pressSequentially('c');
  await prompt(page).press('Tab');
  await expect(printout(page)).toContainText('cat contact clear');
  await prompt(page).press('Tab');
  await expect(prompt(page)).not.toBeFocused();
  await prompt(page).fill('');
  await prompt(page).pressSequentially('wor');
  await prompt(page).press('Escape');
  await prompt(page).press('Tab');
  await expect(prompt(page)).not.toBeFocused();
  await expect(prompt(page)).toHaveValue('wor');
});

test('freelancer: a key prints its answer, which leads to where it stands', async ({ page }) => {
  await sitDown(page);
  await page.getByRole('link', { name: 'rates', exact: true }).click();
  await expect(printout(page)).toContainText(copy.prices.heading);
  await printout(page).getByRole('link', { name: 'Stands below' }).click();
  await expect(page.getByRole('heading', { name: copy.prices.heading })).toBeInViewport();
});

test('freelancer: other paper is loaded by command and by hand', async ({ page }) => {
  await sitDown(page);
  const green = await bars(page);
  await type(page, 'theme blue');
  await expect(page.getByRole('radio', { name: 'blue bar' })).toBeChecked();
  await expect.poll(() => bars(page)).not.toBe(green);
  await page.getByRole('radio', { name: 'green bar' }).check();
  await expect.poll(() => bars(page)).toBe(green);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('freelancer: an answer is there at once', async ({ page }) => {
    await sitDown(page);
    await type(page, 'uptime');
    await expect(printout(page).getByText(/^PAYROLL: [\d,]+ days$/)).toHaveCSS(
      'animation-name',
      'none',
    );
  });
});
