import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures.ts';
import { stopClock } from '../../../tests/stopped-clock.ts';

const path = '/page/latest-news';
const lead = 'Five bad phones to go out on loan';
/** Stories in columns. */
const storiesOf = (page: Page) => page.locator('article[data-size="story"]');
const columns = (page: Page) => storiesOf(page).first().locator('xpath=..');
/** The column that begins with the notices. */
const margin = (page: Page) => page.getByRole('region', { name: 'Notices' }).locator('xpath=..');

test('lead, stories and margin are read in this order, and columns keep it on a desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  const headings = await page.locator('#main h2').allTextContents();
  expect(headings[0]).toBe(lead);
  expect(headings.slice(-5)).toEqual([
    'Notices',
    'Weather in the workshop',
    'Corrections',
    'What comes',
    'Back issues',
  ]);
  const days = await storiesOf(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(days).toEqual(days.toSorted().reverse());
  // Three columns beside the margin: stories begin at the lead's left edge and fill its width.
  const [left, right] = await Promise.all([
    page.getByRole('heading', { name: lead }).boundingBox(),
    margin(page).boundingBox(),
  ]);
  expect(right?.x ?? 0).toBeLessThan(left?.x ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
});

test('no story breaks between two columns, and none is set larger than the lead', async ({
  page,
}) => {
  await page.goto(path);
  const stories = storiesOf(page);
  // A story that continues in the next column has a box in each.
  const boxes = await stories.evaluateAll((all) => all.map((one) => one.getClientRects().length));
  expect(boxes).toEqual(boxes.map(() => 1));
  const textSize = (story: Locator) =>
    story
      .locator('div > p')
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await textSize(page.locator('article[data-size="lead"]'))).toBeGreaterThan(
    await textSize(stories.first()),
  );
});

test('one column on a phone, the margin after the stories @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const [stories, notices] = await Promise.all([
    columns(page).boundingBox(),
    margin(page).boundingBox(),
  ]);
  expect(notices?.x).toBe(stories?.x);
  expect(notices?.y ?? 0).toBeGreaterThanOrEqual((stories?.y ?? 0) + (stories?.height ?? 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('every item has one address, and a link that passes it on', async ({ page }) => {
  await page.goto(path);
  const ids = await page.locator('article').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.length).toBeGreaterThanOrEqual(14);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    await expect(page.locator(`article[id="${id}"] a[data-share]`)).toHaveAttribute(
      'href',
      `#${id}`,
    );
  }
});

test('sharing copies the URL, and confirms it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stopClock(page);
  await page.goto(path);
  const item = page.locator('#first-ticket');
  await item.getByRole('link', { name: /^Share/ }).focus();
  await page.keyboard.press('Enter');
  await expect(item.getByText('Address copied')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Address copied' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${new URL(page.url()).origin}${path}#first-ticket`,
  );
  await page.clock.runFor(2500);
  await expect(item.getByRole('link', { name: /^Share/ })).toBeVisible();
});

test('a correction leads to the item that was wrong', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('link', { name: 'On April 22, 2025' }).click();
  await expect(page).toHaveURL(/#first-ticket$/);
  await expect(page.locator('#first-ticket')).toBeInViewport();
});

test('years are found from the masthead without script', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto(path);
  await page.getByRole('navigation', { name: 'Back issues' }).getByText('2025').click();
  await expect(page.getByRole('heading', { name: '2025' })).toBeInViewport();
  await page.close();
});

test('what has been is not announced', async ({ page }) => {
  await page.goto(path);
  const days = await page
    .locator('[aria-labelledby="calendar-heading"] time:first-child')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(days.length).toBeGreaterThan(0);
  expect(days).toEqual(days.toSorted());
});
