import type { Page } from '@playwright/test';
import { siteConfig } from '../../../site.config.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { copy } from './copy.ts';

const path = '/page/our-services';
const { items: fields } = copy.services;
const titleOf = (id: string) => fields.find((field) => field.id === id)?.title ?? '';
/** Names, prices and durations at the ends of the furrows. */
const plan = (page: Page) => page.getByRole('list', { name: copy.hero.planLabel });
const sectionOf = (page: Page, heading: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
/** Problems, each a link to its field. */
const drawersOf = (page: Page) =>
  sectionOf(page, copy.problems.heading).getByRole('listitem').getByRole('link');

test('a field leads to what is said of it, by pointer and by key', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(path);
  await expect(plan(page).getByRole('link')).toHaveCount(fields.length);
  await plan(page).getByRole('link', { name: 'Sensors', exact: true }).click();
  await expect(page).toHaveURL(`${path}#sensor`);
  await expect(
    page.getByRole('heading', { name: titleOf('sensor'), exact: true }),
  ).toBeInViewport();

  await plan(page).getByRole('link', { name: 'Being found', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}#search`);
  await expect(
    page.getByRole('heading', { name: titleOf('search'), exact: true }),
  ).toBeInViewport();
});

test('every field says when, when not, from what price, and leads on', async ({ page }) => {
  await page.goto(path);
  for (const { id, reasonFor, reasonAgainst, price, action } of fields) {
    const field = page.locator(`#${id}`);
    await expect(field.getByText(reasonFor, { exact: true })).toBeVisible();
    await expect(field.getByText(reasonAgainst, { exact: true })).toBeVisible();
    await expect(field.getByText(price, { exact: true })).toBeVisible();
    await expect(field.getByRole('link', { name: action.title })).toHaveAttribute(
      'href',
      action.link,
    );
  }
});

test('every field is named by a drawer, and a drawer leads there', async ({ page }) => {
  await page.goto(path);
  const drawers = drawersOf(page);
  await expect(drawers).toHaveCount(copy.problems.items.length);
  for (const { id } of fields) {
    expect(await drawers.and(page.locator(`[href="#${id}"]`)).count()).toBeGreaterThan(0);
  }
  await drawers.filter({ hasText: 'Returns take all Monday' }).click();
  await expect(page).toHaveURL(`${path}#parcels`);
  await expect(
    page.getByRole('heading', { name: titleOf('parcels'), exact: true }),
  ).toBeInViewport();
});

test('a furrow says how long it takes and from what price, ends beyond the shorter ones, and stays on the page', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(path);
  const furrows = plan(page).getByRole('listitem');
  await expect(furrows).toHaveCount(fields.length);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  const starts: number[] = [];
  for (const [index, { id, duration }] of copy.hero.durations.entries()) {
    const furrow = furrows.nth(index);
    const price = fields.find((field) => field.id === id)?.price ?? '';
    await expect(furrow.getByText(duration, { exact: true })).toBeVisible();
    await expect(furrow.getByText(price)).toBeVisible();
    await expect(furrow.getByRole('link')).toHaveAttribute('href', `#${id}`);
    const box = await furrow.boundingBox();
    starts.push(box?.x ?? 0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('fields and drawers lead on all the same', async ({ page }) => {
    await page.goto(path);
    await drawersOf(page).filter({ hasText: 'Nobody finds us' }).click();
    await expect(
      page.getByRole('heading', { name: titleOf('search'), exact: true }),
    ).toBeInViewport();
    await page
      .locator('#search')
      .getByRole('link', { name: 'Digital marketing', exact: true })
      .click();
    await expect(page).toHaveURL('/page/DigitalMarketing');
  });
});

test('structured data names the six as the page does', async ({ page }) => {
  await page.goto(path);
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const services = JSON.parse(json ?? '{}').mainEntity.itemListElement;
  expect(services).toHaveLength(fields.length);
  for (const { position, item } of services) {
    const field = fields.find(({ number }) => number === position);
    const shown = page.locator(`#${field?.id}`);
    await expect(shown.getByRole('link', { name: item.name })).toBeVisible();
    await expect(shown.getByText(item.description, { exact: true })).toBeVisible();
    expect(item.url).toBe(siteConfig.url + field?.action.link);
  }
});
