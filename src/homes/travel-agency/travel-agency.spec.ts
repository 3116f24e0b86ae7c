import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures.ts';

const path = '/home-travel-agency';
const loop = (page: Page) => page.locator('#loop');
const said = (page: Page) => loop(page).getByRole('status').first();
const stop = (page: Page, name: string) => loop(page).getByRole('radio', { name, exact: true });
const drawn = (page: Page) => loop(page).locator('path[data-complete]');
/** Hills at one side of the river. */
const bank = (page: Page, side: string) =>
  page.locator(`picture:has(> img[src*="skeena-${side}"])`);
const pins = (page: Page) => loop(page).locator('span[aria-hidden="true"]:has(> i)');
const here = (page: Page) => pins(page).and(page.locator('[data-current]'));

/** Opens the page and waits until the map is interactive. */
async function live(page: Page): Promise<void> {
  await page.goto(path);
  await loop(page).scrollIntoViewIfNeeded();
  await expect(loop(page).locator('astro-island[ssr]')).toHaveCount(0);
}

test('travel-agency: keys go down the list, and the map and a voice follow', async ({ page }) => {
  await live(page);
  await expect(drawn(page)).toHaveCount(11);
  await stop(page, 'Smithers').focus();
  await page.keyboard.press('Space');
  await expect(here(page)).toHaveText('Smithers');
  await expect(drawn(page)).toHaveCount(4);
  await page.keyboard.press('ArrowDown');
  await expect(stop(page, 'Dorreen')).toBeChecked();
  await expect(here(page)).toHaveText('Dorreen');
  await expect(drawn(page)).toHaveCount(5);
  await expect(said(page)).toHaveText(
    'Day 7, Sat. Dorreen. 102 miles by train, the Skeena, 2 h 50 min',
  );
});

test('travel-agency: a point of the map chooses the stop that is nearest', async ({ page }) => {
  await live(page);
  const pin = pins(page).filter({ hasText: 'Port Hardy' });
  await pin.locator('xpath=..').scrollIntoViewIfNeeded();
  const spot = await pin.locator('i').boundingBox();
  if (!spot) throw new Error('Port Hardy has no dot.');
  await page.mouse.move(spot.x + 12, spot.y + 12);
  await expect(here(page)).toHaveText('Port Hardy');
  await expect(said(page)).toBeEmpty();
  await page.mouse.down();
  await page.mouse.up();
  await expect(stop(page, 'Port Hardy')).toBeChecked();
  await expect(said(page)).toContainText('315 miles by boat');
});

test('travel-agency: one rides on stop by stop, and begins again at the end', async ({ page }) => {
  await live(page);
  await page.getByRole('button', { name: 'Ride on' }).click();
  await expect(stop(page, 'Fairhaven')).toBeChecked();
  await expect(drawn(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Ride on' }).click();
  await expect(stop(page, 'Vancouver')).toBeChecked();
  await page.getByRole('button', { name: 'Back one stop' }).click();
  await page.getByRole('button', { name: 'Back one stop' }).click();
  await expect(stop(page, 'Fairhaven')).toBeChecked();
});

test('travel-agency: a departure is asked for by its link, and the form knows it', async ({
  page,
}) => {
  await page.goto(path);
  await page.getByRole('link', { name: 'Ask for a berth: The Long Loop, Sunday, June 6' }).click();
  await expect(page.getByLabel('Departure')).toHaveValue('The Long Loop, Sunday, June 6');
});

test('travel-agency: on paper the itinerary stands alone, with every stop and its sums', async ({
  page,
}) => {
  await live(page);
  await page.evaluate(() => {
    window.printLabel = () => {};
  });
  await page.getByRole('button', { name: 'Print the itinerary' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#departures')).toBeHidden();
  await expect(page.getByText('On Monday you stand by the track and wave.').last()).toBeVisible();
  await expect(page.getByRole('row', { name: '11 rides' })).toContainText('2,119 miles');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('#departures')).toBeVisible();
});

test.describe('travel-agency: without script', () => {
  test.use({ javaScriptEnabled: false });
  test('travel-agency: the whole loop is drawn and every stop is told', async ({ page }) => {
    await page.goto(path);
    await expect(drawn(page)).toHaveCount(11);
    await expect(page.getByText('The flag stop. No road, no signal')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ride on' })).toBeHidden();
    await expect(page.getByText('All 12 sold')).toBeVisible();
  });
});

test.describe('travel-agency: for those who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('travel-agency: the hills stay together', async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, 400));
    await expect(bank(page, 'left')).toHaveCSS('transform', 'none');
  });
});

test('travel-agency: the hills part while one scrolls', async ({ page }) => {
  await page.goto(path);
  await page.evaluate(() => scrollTo(0, 400));
  const shift = (side: string) =>
    bank(page, side).evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);
  await expect.poll(() => shift('left')).toBeLessThan(-20);
  await expect.poll(() => shift('right')).toBeGreaterThan(20);
});
