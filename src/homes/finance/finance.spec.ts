import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures.ts';
import { growth } from './growth.ts';
import { dollars } from './money.ts';
import { samplePlan } from './terms.ts';

const path = '/home-finance';
const calculator = (page: Page) => page.locator('#calculator');
const sum = (page: Page) => calculator(page).locator('p > strong');
const endOf = (plan: Partial<typeof samplePlan>) =>
  dollars(growth({ ...samplePlan, ...plan }).at(-1)?.balance ?? Number.NaN);

/** Scrolls the calculator into view and waits until it is interactive. */
async function live(page: Page): Promise<void> {
  await page.goto(path);
  await calculator(page).scrollIntoViewIfNeeded();
  await expect(calculator(page).locator('astro-island[ssr]')).toHaveCount(0);
}

test('the calculator computes what is typed, and says it once the typing has stopped', async ({
  page,
}) => {
  await live(page);
  await expect(sum(page)).toHaveText(endOf({}));
  const status = calculator(page).getByRole('status');
  await expect(status).toBeEmpty();
  await page.getByRole('spinbutton', { name: 'You pay each month' }).fill('500');
  await page.getByRole('spinbutton', { name: 'You begin with' }).fill('12000');
  const expected = endOf({ monthly: 500, start: 12_000 });
  await expect(sum(page)).toHaveText(expected);
  await expect(status).toContainText(expected);
});

test('typed nonsense stays within the limits, and the field shows what counts when it is left', async ({
  page,
}) => {
  await live(page);
  const years = page.getByRole('spinbutton', { name: 'For', exact: true });
  await years.fill('400');
  await expect(sum(page)).toHaveText(endOf({ years: 50 }));
  await years.blur();
  await expect(years).toHaveValue('50');
  await years.fill('');
  await expect(sum(page)).toHaveText(endOf({ years: 50 }));
  await years.blur();
  await expect(years).toHaveValue('50');
});

test('sliders answer to keys and say their value in words', async ({ page }) => {
  await live(page);
  const years = page.getByRole('slider', { name: 'For, slider' });
  await years.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(sum(page)).toHaveText(endOf({ years: 39 }));
  await expect(years).toHaveAttribute('aria-valuetext', '39 years');
  const axis = page.getByRole('slider', { name: 'Look at a year of the plan' });
  await axis.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const first = growth(samplePlan)[1];
  await expect(axis).toHaveAttribute(
    'aria-valuetext',
    new RegExp(
      `^Year 1: \\${dollars(first?.paid ?? 0)} paid in, \\${dollars(first?.balance ?? 0)}`,
    ),
  );
});

test('the two fees are a press away, and the table follows', async ({ page }) => {
  await live(page);
  await page.getByRole('button', { name: 'At a bank' }).click();
  await expect(sum(page)).toHaveText(endOf({ fee: 0.013 }));
  await expect(page.getByRole('button', { name: 'At a bank' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByText('The same as a table').click();
  const rows = calculator(page).locator('table[aria-label] tbody tr');
  await expect(rows).toHaveCount(8);
  await expect(rows.last()).toContainText(endOf({ fee: 0.013 }));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the sample plan and the ready sums stand, the fields do not', async ({ page }) => {
    await page.goto(path);
    await expect(sum(page)).toHaveText(endOf({}));
    await expect(page.getByText('Your browser runs no scripts here')).toBeVisible();
    await expect(page.getByRole('spinbutton')).toHaveCount(0);
    const ready = page.getByRole('table', { name: 'At a glance' });
    await expect(ready.getByRole('row', { name: '$300' })).toContainText('$364,000');
  });
});

test('the house says whether it is open, by the clock of Duluth', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-01-16T17:30:00Z'));
  await page.goto(path);
  await page.locator('#hour').scrollIntoViewIfNeeded();
  await expect(page.getByText('The house is open now, until noon.')).toBeVisible();
});

test('the firm signs its page, and our own menu is one step away', async ({ page }) => {
  await page.goto(path);
  const header = page.locator('[data-site-header]');
  await expect(header.getByRole('link', { name: 'Forty Winters' })).toHaveAttribute('href', path);
  await header.getByRole('button', { name: 'Main menu' }).click();
  await expect(header.getByRole('link', { name: 'Careers' })).toBeVisible();
  await expect(page.locator('[data-site-footer]')).toContainText('(218) 555-0140');
  await expect(page.locator('[data-site-footer]')).not.toContainText('Larkfield');
});
