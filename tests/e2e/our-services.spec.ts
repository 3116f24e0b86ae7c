import type { Page } from '@playwright/test';
import { siteConfig } from '../../site.config.ts';
import { ourServices } from '../../src/company/our-services/words.ts';
import { expect, test } from '../fixtures.ts';

const path = '/page/our-services';
const { items: places } = ourServices.places;
/** The list of the drawing that is shown: of the two, the other one is hidden from everybody. */
const plan = (page: Page) => page.getByRole('list', { name: 'Places in the shop' });

test('a place in the shop leads to what is said of it, by pointer and by key', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(path);
  await expect(plan(page).getByRole('link')).toHaveCount(places.length);
  await plan(page).getByRole('link', { name: '5 Box' }).click();
  await expect(page).toHaveURL(`${path}#sensor`);
  await expect(page.getByRole('heading', { name: 'The box on the wall' })).toBeInViewport();

  await page.locator('#sensor').getByRole('link', { name: 'Back to the shop' }).click();
  await plan(page).getByRole('link', { name: '4 Sign' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}#search`);
  await expect(page.getByRole('heading', { name: 'The sign at the corner' })).toBeInViewport();
});

test('every place says when, when not, from what price, and leads on', async ({ page }) => {
  await page.goto(path);
  for (const { id, need, spare, price, link } of places) {
    const place = page.locator(`#${id}`);
    await expect(place.getByText(need, { exact: true })).toBeVisible();
    await expect(place.getByText(spare, { exact: true })).toBeVisible();
    await expect(place.getByText(price, { exact: true })).toBeVisible();
    await expect(place.getByRole('link', { name: link.title })).toHaveAttribute('href', link.link);
  }
});

test('every place of the shop is named by a drawer, and a drawer leads there', async ({ page }) => {
  await page.goto(path);
  const drawers = page.locator('.drawer');
  await expect(drawers).toHaveCount(ourServices.drawers.items.length);
  for (const { id } of places) {
    expect(await page.locator(`.drawer[href="#${id}"]`).count()).toBeGreaterThan(0);
  }
  await drawers.filter({ hasText: 'Returns take all Monday' }).click();
  await expect(page).toHaveURL(`${path}#parcels`);
  await expect(page.getByRole('heading', { name: 'The bench in the back' })).toBeInViewport();
});

test('a phone gets the upright house', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto(path);
  const drawing = page.locator('main [data-first-screen] img');
  await expect(drawing).toHaveJSProperty('complete', true);
  const source = await drawing.evaluate((img: HTMLImageElement) => img.currentSrc);
  expect(source).toContain('shop-cut-narrow');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('places and drawers lead on all the same', async ({ page }) => {
    await page.goto(path);
    await page.locator('.drawer').filter({ hasText: 'Nobody finds us' }).click();
    await expect(page.getByRole('heading', { name: 'The sign at the corner' })).toBeInViewport();
    await page.getByRole('link', { name: 'Digital marketing' }).click();
    await expect(page).toHaveURL('/page/DigitalMarketing');
  });
});

test('structured data names the six as the page does', async ({ page }) => {
  await page.goto(path);
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const services = JSON.parse(json ?? '{}').mainEntity.itemListElement;
  expect(services).toHaveLength(places.length);
  for (const { position, item } of services) {
    const place = places.find(({ number }) => number === position);
    const shown = page.locator(`#${place?.id}`);
    await expect(shown.getByRole('link', { name: item.name })).toBeVisible();
    await expect(shown.getByText(item.description, { exact: true })).toBeVisible();
    expect(item.url).toBe(siteConfig.url + place?.link.link);
  }
});
