import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures.ts';
import { formatArea, projectArea } from './areas.ts';
import { quinceCourt } from './projects/quince-court.ts';
import { projects } from './projects.ts';

const path = '/home-architecture';
const table = (page: Page) => page.getByRole('table', { name: 'Projects of the office' });
const names = (page: Page) => table(page).locator('tbody a').allTextContents();
const sheet = (page: Page, id: string) => page.locator(`#plan-${id}`);

/** Scrolls the table into view and waits until it sorts. */
async function live(page: Page): Promise<void> {
  await page.goto(path);
  await table(page).scrollIntoViewIfNeeded();
  await expect(table(page).getByRole('button', { name: 'Sq ft' })).toBeVisible();
}

test('the index sorts by a column, both ways, and says so', async ({ page }) => {
  await live(page);
  const area = table(page).getByRole('columnheader', { name: 'Sq ft' });
  const byArea = projects.toSorted((a, b) => projectArea(b) - projectArea(a));
  await area.getByRole('button').click();
  await expect(area).toHaveAttribute('aria-sort', 'descending');
  expect(await names(page)).toEqual(byArea.map(({ title }) => title));
  await expect(page.locator('#plans').getByRole('status')).toContainText('Sorted by Sq ft');
  await area.getByRole('button').press('Enter');
  await expect(area).toHaveAttribute('aria-sort', 'ascending');
  expect(await names(page)).toEqual(byArea.toReversed().map(({ title }) => title));
});

test('a name opens its plan by key, whose rooms add up to the line', async ({ page }) => {
  await live(page);
  const plan = sheet(page, quinceCourt.id);
  await expect(plan).toBeHidden();
  const name = table(page).getByRole('link', { name: quinceCourt.title });
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(plan).toBeVisible();
  await expect(sheet(page, projects[0]?.id ?? '')).toBeHidden();
  await expect(name).toHaveAttribute('aria-current', 'true');
  await expect(plan.getByRole('img', { name: 'Floor plan of Quince Court' })).toBeVisible();
  const cells = await plan.locator('tbody td:last-child').allTextContents();
  const sum = cells.reduce((all, cell) => all + (Number(cell.replace(',', '')) || 0), 0);
  const line = table(page).getByRole('row', { name: quinceCourt.title });
  await expect(line).toContainText(formatArea(sum));
  await expect(plan.locator('tfoot')).toContainText(formatArea(sum));
});

test('the way back closes the plan again', async ({ page }) => {
  await live(page);
  await table(page).getByRole('link', { name: 'Tide Room' }).click();
  await expect(sheet(page, 'tide-room')).toBeVisible();
  await page.goBack();
  await expect(sheet(page, 'tide-room')).toBeHidden();
  await expect(table(page).locator('[aria-current]')).toHaveText(projects[0]?.title ?? '');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('names open plans, and nothing pretends to sort', async ({ page }) => {
    await page.goto(path);
    await expect(table(page).getByRole('button')).toHaveCount(0);
    await table(page).getByRole('link', { name: 'Two Brothers' }).click();
    await expect(sheet(page, 'two-brothers')).toBeVisible();
    await expect(page.getByText('Every Wednesday, two hours from sunset')).toBeVisible();
  });
});

test('on paper every plan is there', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  for (const { id } of projects) await expect(sheet(page, id)).toBeVisible();
});

test('the evening follows the sun over Providence', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-25T22:00:00Z'));
  await page.goto(path);
  await page.locator('#door').scrollIntoViewIfNeeded();
  await expect(page.getByText(/Open since sunset, until 6:1\d pm/)).toBeVisible();
});

test('the firm signs its page, and our own menu is one step away', async ({ page }) => {
  await page.goto(path);
  const header = page.locator('[data-site-header]');
  await expect(header.getByRole('link', { name: 'Vesper Street' })).toHaveAttribute('href', path);
  await header.getByRole('button', { name: 'Main menu' }).click();
  await expect(header.getByRole('link', { name: 'Careers' })).toBeVisible();
  await expect(page.locator('[data-site-footer]')).toContainText('(401) 555-0162');
  await expect(page.locator('[data-site-footer]')).not.toContainText('Larkfield');
});
