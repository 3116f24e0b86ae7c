import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures.ts';
import { copy } from './copy.ts';
import { weeks } from './weeks.ts';

const path = '/page/our-process';
const wall = (page: Page) => page.locator('[aria-labelledby="wall-heading"]');
const dayName = (page: Page, name: string) => wall(page).getByText(name, { exact: true });
/** Squares of the client's hours, without those of the legend. */
const hourSquares = '[aria-hidden="true"] > [data-print-colors]';

/** Boxes of the weeks, of their figures and of the drawing that is shown. */
const chartOf = (page: Page) =>
  page.evaluate((label) => {
    const list = document.querySelector(`ol[aria-label="${label}"]`);
    const drawings = [...(list?.parentElement?.querySelectorAll('svg') ?? [])];
    const boxOf = (element: Element | null | undefined) => {
      const { left, right, top, bottom, width, height } = element?.getBoundingClientRect() ?? {
        ...{ left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0 },
      };
      return { left, right, top, bottom, width, height };
    };
    return {
      drawing: boxOf(drawings.find((drawing) => drawing.clientHeight > 0)),
      weeks: [...(list?.children ?? [])].map((week) => ({
        name: boxOf(week.querySelector('a')),
        figure: boxOf(week.querySelector('p')),
      })),
    };
  }, copy.chart.label);

test('the line says the hours of each week, and leads to its days', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(path);
  const chart = page.getByRole('list', { name: copy.chart.label });
  await expect(chart.getByRole('listitem')).toHaveCount(12);
  for (const { number, title, clientWork } of weeks) {
    const week = chart.getByRole('listitem').filter({ hasText: `Week ${number} ${title}` });
    await expect(week).toContainText(`${clientWork.hours} hour`);
  }
  await expect(chart.getByText('hours, five of them our fault')).toBeVisible();
  await chart.getByRole('link', { name: 'Week 10 What went wrong' }).click();
  await expect(page).toHaveURL(/#week-10$/);
  await expect(wall(page).getByRole('heading', { name: 'What went wrong' })).toBeInViewport();
});

test('a figure stands above its step, and higher the more hours it has', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(path);
  const { drawing, weeks: places } = await chartOf(page);
  const column = (drawing.width * 1168) / 1280 / 12;
  for (const [index, { figure }] of places.entries()) {
    const hours = weeks[index]?.clientWork.hours ?? 0;
    if (index === 9) continue;
    const step = drawing.top + (404 - hours * 66) * (drawing.width / 1280);
    expect(figure.bottom).toBeLessThan(step - 4);
    expect(figure.bottom).toBeGreaterThan(step - 24);
    const middle = drawing.left + (56 / 1280) * drawing.width + column * (index + 0.5);
    expect((figure.left + figure.right) / 2).toBeCloseTo(middle, -1);
  }
});

for (const size of ['100%', '200%'])
  test(`on a phone a week is as high as its part of the line, with text of ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.evaluate((value) => {
      document.documentElement.style.setProperty('font-size', value, 'important');
    }, size);
    const { drawing, weeks: places } = await chartOf(page);
    const week = (drawing.height * 44) / 552;
    /** Height that the week of the knot, with words below its name, takes from the weeks beside it. */
    const room = size === '200%' ? 32 : 16;
    for (const [index, { name, figure }] of places.entries()) {
      const isKnotted = index === 9;
      const bottom = isKnotted ? figure.bottom : name.bottom;
      const middle = drawing.top + (drawing.height * 12) / 552 + week * (index + 0.5);
      expect(Math.abs((name.top + bottom) / 2 - middle)).toBeLessThan(4);
      expect(bottom - name.top).toBeLessThanOrEqual(week + 1 + (isKnotted ? room : 0));
      expect(bottom - name.top).toBeGreaterThanOrEqual(44);
      // With large text, numbers above the names keep rows low.
      expect(week).toBeLessThan(190);
      if (isKnotted) expect(figure.right).toBeLessThan(280);
    }
  });

test('each thing hangs under the name of its day', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  for (const [index, name] of copy.planner.days.entries()) {
    const column = await dayName(page, name).boundingBox();
    const events = wall(page).locator(`li[data-day="${index + 1}"]`);
    expect(await events.count()).toBeGreaterThan(0);
    for (const event of await events.all()) {
      expect((await event.boundingBox())?.x).toBeCloseTo(column?.x ?? 0, 0);
    }
  }
});

test('the names of the days stay in sight down the wall', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  const friday = dayName(page, 'Fri');
  for (const week of [4, 12]) {
    await page
      .getByRole('heading', { name: weeks[week - 1]?.title, exact: true })
      .scrollIntoViewIfNeeded();
    await expect(friday).toBeInViewport();
  }
});

test('one square an hour, and five of 39 are our fault', async ({ page }) => {
  await page.goto(path);
  const squares = wall(page).locator(hourSquares);
  await expect(squares).toHaveCount(39);
  await expect(wall(page).locator(`${hourSquares}[data-fault]`)).toHaveCount(5);
  for (const { title, clientWork } of weeks) {
    const row = wall(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(row.getByText(`Their half: ${clientWork.hours} h`)).toBeVisible();
    await expect(row.locator(hourSquares)).toHaveCount(clientWork.hours);
  }
});

test('the week that went wrong is dark from edge to edge, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  const dark = wall(page).locator('li[data-tone="ink"]');
  await expect(dark).toHaveCount(1);
  await expect(dark.getByRole('heading', { name: 'What went wrong' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
});

test('the ring, and the flag, are said in words', async ({ page }) => {
  await page.goto(path);
  const forks = page.getByRole('region', { name: 'Seven forks, and who was right' });
  await expect(forks.getByText(', taken')).toHaveCount(7);
  await expect(forks.getByText('. We would have taken this one.')).toHaveCount(7);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('every word of the wall is there', async ({ page }) => {
    await page.goto(path);
    for (const { title, events } of weeks) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      for (const { text } of events) {
        if (text) await expect(page.getByText(text, { exact: true })).toBeVisible();
      }
    }
  });
});

test('fits a narrow phone, each thing under its date', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(path);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect(page.getByText('Thu, Feb 29')).toBeVisible();
});

test('prints: no pins, no name of a day over the words', async ({ page }) => {
  await page.setViewportSize({ width: 703, height: 926 });
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(dayName(page, 'Fri')).toBeHidden();
  const paper = wall(page).locator('[data-paper] > div').first();
  await expect
    .poll(() => paper.evaluate((element) => getComputedStyle(element, '::before').display))
    .toBe('none');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(703);
});
