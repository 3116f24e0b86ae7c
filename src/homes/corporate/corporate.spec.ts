import type { Page } from '@playwright/test';
import {
  expectMailWith,
  fill,
  newPerson,
  openForm,
  submitButton,
} from '../../../tests/e2e/form-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { parseIsoDate } from '../../elements/clock/day-number.ts';
import { teamAndFilingsCopy } from './copy-team-and-filings.ts';
import { yearCopy } from './copy-year.ts';
import { changesSince } from './year-changes.ts';
import { figures } from './year-figures-list.ts';
import { yearTable } from './year-table.ts';

const path = '/home-corporate';
const year = (page: Page) => page.locator('#year');
const bar = (page: Page, figure: string) => page.locator(`[data-figure="${figure}"] rect`);
const table = (page: Page) => year(page).getByRole('region', { name: yearCopy.caption });
/** Both groups of switches: the views, and the years to measure from. */
const switches = (page: Page) =>
  year(page).getByLabel(yearCopy.viewLabel, { exact: true }).locator('xpath=..');
const chart = (page: Page) => year(page).getByLabel(/^What became of each figure/);

/** Scrolls the year into view and waits until it is interactive. */
async function live(page: Page): Promise<void> {
  await page.goto(path);
  await year(page).scrollIntoViewIfNeeded();
  await expect(year(page).locator('astro-island[ssr]')).toHaveCount(0);
}

test('corporate: bars are as long as the table says, on one scale, from one line', async ({
  page,
}) => {
  await live(page);
  const names = await page
    .locator('[data-figure]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-figure')));
  const changes = changesSince(2024, figures, yearTable);
  expect(names).toEqual(changes.map(({ row }) => row.id));
  const line = await year(page).locator('line[data-zero]').boundingBox();
  const whole = (await year(page).locator('svg:has(> line)').boundingBox())?.width ?? 0;
  for (const {
    row: { id },
    percent,
  } of changes) {
    const box = await bar(page, id).boundingBox();
    expect(box?.width, id).toBeCloseTo((Math.abs(percent) / 50) * whole, -0.5);
    const end = percent > 0 ? (box?.x ?? 0) : (box?.x ?? 0) + (box?.width ?? 0);
    expect(Math.abs(end - (line?.x ?? 0)), id).toBeLessThan(2.5);
  }
});

test('corporate: another year to measure from is a key away, and is announced', async ({
  page,
}) => {
  await live(page);
  const status = year(page).getByRole('status');
  await expect(status).toBeEmpty();
  await year(page).getByRole('radio', { name: '2024' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(year(page).getByRole('radio', { name: '2023' })).toBeChecked();
  await expect(status).toContainText('Measured from 2023');
  await expect(page.locator('[data-figure="accidents"]')).toContainText(
    '27 percent more than in 2023',
  );
  const worse = changesSince(2023, figures, yearTable).filter(({ verdict }) => verdict === 'worse');
  await expect(page.locator('[data-verdict="worse"]')).toHaveCount(worse.length);
});

test('corporate: the table stands in place of the chart, and the sums are those of its lines', async ({
  page,
}) => {
  await live(page);
  const table = year(page).getByRole('table', { name: 'The table that the chart is drawn from' });
  await expect(table).toBeHidden();
  const press = year(page).getByRole('button', { name: 'Table' });
  await press.focus();
  await page.keyboard.press('Enter');
  await expect(press).toHaveAttribute('aria-pressed', 'true');
  await expect(table).toBeVisible();
  await expect(chart(page)).toBeHidden();
  await expect(year(page).getByRole('status')).toContainText('The table is shown');
  const row = (name: string) => table.getByRole('row', { name });
  await expect(row('Floors ridden').getByRole('cell').last()).toHaveText('117.2');
  await expect(row('Mending for others').getByRole('cell').last()).toHaveText('15.9');
  await expect(row('Revenue').getByRole('cell').last()).toHaveText('133.1');
  await expect(row('Pay ratio').getByRole('cell').last()).toHaveText('9.5');
});

test('corporate: on paper the chart and its table both stand', async ({ page }) => {
  await live(page);
  await page.setViewportSize({ width: 703, height: 926 });
  await page.emulateMedia({ media: 'print' });
  await expect(table(page)).toBeVisible();
  const line = (await year(page).locator('line[data-zero]').boundingBox())?.x ?? 0;
  expect(Math.abs(((await bar(page, 'accidents').boundingBox())?.x ?? 0) - line)).toBeLessThan(2.5);
  await expect(bar(page, 'accidents')).toBeVisible();
  await expect(switches(page)).toBeHidden();
});

test.describe('corporate without script', () => {
  test.use({ javaScriptEnabled: false });
  test('corporate: chart and table are read, the switches are not there', async ({ page }) => {
    await page.goto(path);
    await expect(chart(page)).toBeVisible();
    await expect(table(page)).toBeVisible();
    await expect(switches(page)).toBeHidden();
    await expect(page.locator('form[data-form="contact"]')).toHaveAttribute('method', 'post');
  });
});

test('corporate: a message arrives, with the page and the desk', async ({ page }) => {
  const form = await openForm(page, `${path}#pit`, 'contact');
  const person = newPerson('Desk');
  await fill(form, person);
  await form.getByLabel('Which desk').selectOption('Press');
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  for (const part of ['Press', path]) expect(mail).toContain(part);
});

test('corporate: the line is in one place from the atrium to the pit', async ({ page }) => {
  await page.goto(path);
  const places = await page.locator('main [data-first-screen], [data-floor]').evaluateAll((all) =>
    all.map((one) => {
      // No line where the rope itself hangs.
      const { left, display } = getComputedStyle(one, '::after');
      return display === 'none' ? null : Math.round(Number.parseFloat(left));
    }),
  );
  expect(new Set(places.filter((place) => place !== null)).size).toBe(1);
});

test('corporate: the firm signs its page, and our own menu is one step away', async ({ page }) => {
  await page.goto(path);
  const header = page.locator('[data-site-header]');
  await expect(header.getByRole('link', { name: 'Plumb', exact: false }).first()).toHaveAttribute(
    'href',
    path,
  );
  await header.getByRole('button', { name: 'Main menu' }).click();
  await expect(header.getByRole('link', { name: 'Careers' })).toBeVisible();
  await expect(page.locator('[data-site-footer]')).toContainText('(716) 555-0111');
  await expect(page.locator('[data-site-footer]')).not.toContainText('Larkfield');
});

test('corporate: filings hang as far apart as they came, an inch for seven weeks', async ({
  page,
}) => {
  await page.goto(path);
  const inch = 96;
  const { filings } = teamAndFilingsCopy.filings;
  const tops = await page
    .locator(`#${teamAndFilingsCopy.filings.id} li`)
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  for (const [at, { date }] of filings.slice(0, -1).entries()) {
    const days = parseIsoDate(date) - parseIsoDate(filings[at + 1]?.date ?? date);
    expect((tops[at + 1] ?? 0) - (tops[at] ?? 0), date).toBeCloseTo((days / 49) * inch, 0);
  }
});
