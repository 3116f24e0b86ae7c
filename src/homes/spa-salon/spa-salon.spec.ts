import type { Page } from '@playwright/test';
import {
  expectMailWith,
  fill,
  newPerson,
  openForm,
  submitButton,
} from '../../../tests/e2e/form-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { openThursday, testTime } from '../../../tests/stopped-clock.ts';
import { afternoonOf } from './afternoon.ts';
import { pricesCopy } from './copy-prices.ts';
import { planText } from './plan-text.ts';
import { arrivals, example, house, treatments } from './treatments.ts';

const path = '/home-spa-salon';
const plan = (page: Page) => page.locator('#afternoon');
const towels = (page: Page) => plan(page).locator('[data-kind="treatment"]');

/** Returns the expected summary of an afternoon. */
function said(titles: readonly string[], arrival: number) {
  const chosen = titles.flatMap((title) => treatments.filter((one) => one.title === title));
  return planText(afternoonOf(chosen, arrival, house), pricesCopy.plan.plan, house);
}

/** Scrolls the afternoon into view and waits until it is interactive. */
async function live(page: Page): Promise<void> {
  await page.goto(path);
  await plan(page).scrollIntoViewIfNeeded();
  await expect(plan(page).locator('[data-ready]')).toBeVisible();
}

test('treatments that are chosen lie on the line, and add up', async ({ page }) => {
  await live(page);
  const status = plan(page).getByRole('status');
  await expect(status).toContainText(said(example.chosen, example.arrival).sum);
  await plan(page).getByRole('checkbox', { name: 'Long back' }).uncheck();
  await plan(page).getByRole('checkbox', { name: 'Salt' }).check();
  await expect(towels(page)).toHaveText([/River mud/, /Feet/, /Salt/]);
  await expect(status).toContainText(said(['River mud', 'Feet', 'Salt'], example.arrival).sum);
  await expect(plan(page).locator('[data-kind="soak"]')).toContainText(`${house.soak} min`);
  await expect(plan(page).locator('[data-kind="rest"]')).toContainText(`${house.rest} min`);
  await plan(page).getByRole('checkbox', { name: 'Warm oil' }).check();
  await expect(plan(page).getByRole('checkbox', { name: 'Hot stones' })).toBeDisabled();
  await expect(status).toContainText(pricesCopy.plan.plan.mostText);
});

test('their order is changed by keys, and the key stays where it is', async ({ page }) => {
  await live(page);
  const earlier = plan(page).getByRole('button', { name: 'Feet, earlier' });
  await earlier.focus();
  await page.keyboard.press('Enter');
  await expect(towels(page)).toHaveText([/River mud/, /Feet/, /Long back/]);
  await expect(earlier).toBeFocused();
  await page.keyboard.press('Space');
  await expect(towels(page)).toHaveText([/Feet/, /River mud/, /Long back/]);
  await expect(earlier).toHaveAttribute('aria-disabled', 'true');
  await expect(plan(page)).toContainText('First, at 1:20 pm');
});

test('what does not fit before closing is said, with the hour at which it would', async ({
  page,
}) => {
  await live(page);
  await plan(page).getByRole('slider').focus();
  await page.keyboard.press('End');
  const last = said(example.chosen, arrivals.at(-1) ?? 0);
  const status = plan(page).getByRole('status');
  await expect(status).toContainText(last.sum);
  await expect(status).toContainText(last.note);
  await expect(status).toContainText('before we close at 8 pm. Come by');
  await expect(plan(page)).toContainText('does not fit');
});

test('an afternoon arrives with its day, its hour and its treatments in order', async ({
  page,
}) => {
  await page.clock.setFixedTime(testTime);
  await live(page);
  await plan(page).getByRole('button', { name: 'Long back, earlier' }).click();
  const form = page.locator('main form[data-form="contact"]');
  await plan(page).getByRole('link', { name: 'Ask for this afternoon' }).click();
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-ready', 'true');
  await expect(form.getByLabel('First treatment')).toHaveValue('Long back');
  await expect(form.getByLabel('Second')).toHaveValue('River mud');
  await expect(form.getByLabel('Third')).toHaveValue('Feet');
  await expect(form.getByLabel('You come at')).toHaveValue('1 pm');
  const person = newPerson('Elbow');
  await fill(form, person);
  await form.getByLabel('Which day').fill(openThursday);
  await form.getByLabel('Whose hands').selectOption('Delia, 22 pounds');
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  const treatment = ['1 pm', 'Long back', 'River mud', 'Feet', 'Delia, 22 pounds'];
  for (const part of [openThursday, ...treatment, path]) expect(mail).toContain(part);
});

test('what is chosen in the form hangs on the line as well', async ({ page }) => {
  const form = await openForm(page, path, 'contact');
  await form.getByLabel('First treatment').selectOption('Salt');
  await form.getByLabel('You come at').selectOption('3 pm');
  await plan(page).scrollIntoViewIfNeeded();
  await expect(towels(page)).toHaveText([/Salt/]);
  await expect(plan(page).getByRole('status')).toContainText(said(['Salt'], 15 * 60).sum);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('it is a price list with minutes, and one example', async ({ page }) => {
    await page.goto(path);
    for (const { title, minutes } of treatments) {
      const row = plan(page)
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`^${title}`) });
      await expect(row).toContainText(`${minutes} min`);
    }
    await expect(plan(page).getByRole('checkbox')).toHaveCount(0);
    await expect(plan(page).getByRole('slider')).toBeHidden();
    await expect(plan(page)).toContainText(pricesCopy.plan.exampleLabel);
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('towels do not slide', async ({ page }) => {
    await live(page);
    await expect(towels(page).first()).not.toHaveCSS('transition-duration', '0.3s');
  });
});

test('the price list is one sheet of paper', async ({ page }) => {
  // US Letter at 96 dots per inch, between the margins of @page.
  const paper = { width: 703, height: 926 };
  await page.setViewportSize(paper);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  // Its rules come with the deferred stylesheet.
  const fits = async (side: 'width' | 'height') => (await plan(page).boundingBox())?.[side];
  await expect.poll(() => fits('height')).toBeLessThanOrEqual(paper.height);
  expect(await fits('width')).toBeLessThanOrEqual(paper.width);
  await expect(plan(page)).toContainText('(307) 555-0151');
});
