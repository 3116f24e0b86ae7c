import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures.ts';
import { carePrices, hostingPrices, namePrices } from '../../content/prices.ts';

const path = '/page/pricing-packages';
const tabs = (page: Page, label: string) => page.getByRole('tablist', { name: label });
const hosting = 'How you pay for hosting';
const kinds = 'What is paid by the month, and what by the year';

/** Returns the visible prices below an anchor, in order. */
const shown = (page: Page, id: string) =>
  page.locator(`#${id} [role="tabpanel"]:visible`).getByText(/^\$[\d.]+$/);

/** Scrolls a switch into view and waits for hydration. */
async function hydrate(page: Page, label: string): Promise<void> {
  const list = tabs(page, label);
  await list.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-tabs]', { has: list })).toHaveAttribute('data-ready', 'true');
}

const monthly = hostingPrices.monthly.map(({ price }) => price);
const yearly = hostingPrices.yearly.map(({ price }) => price);

test('[T5] [B10] MONTHLY comes first, YEARLY follows by click, in both switches', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole('tab')).toHaveText(['MONTHLY', 'YEARLY', 'MONTHLY', 'YEARLY']);
  await hydrate(page, hosting);
  await expect(shown(page, 'hosting')).toHaveText(monthly);
  await tabs(page, hosting).getByRole('tab', { name: 'YEARLY' }).click();
  await expect(shown(page, 'hosting')).toHaveText(yearly);
  await expect(page.locator('#yearly li', { hasText: '20 domains' }).first()).toBeVisible();

  await hydrate(page, kinds);
  await expect(shown(page, 'upkeep-and-names')).toHaveText(carePrices.map(({ price }) => price));
  await tabs(page, kinds).getByRole('tab', { name: 'YEARLY' }).click();
  await expect(shown(page, 'upkeep-and-names')).toHaveText(namePrices.map(({ price }) => price));
});

test('[T5] the switch is moved by arrow keys, and an address opens its other half', async ({
  page,
}) => {
  await page.goto(path);
  await hydrate(page, hosting);
  await tabs(page, hosting).getByRole('tab', { name: 'MONTHLY' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs(page, hosting).getByRole('tab', { name: 'YEARLY' })).toBeFocused();
  await expect(shown(page, 'hosting')).toHaveText(yearly);
  await page.goto('about:blank');
  await page.goto(`${path}#names`);
  await expect(shown(page, 'upkeep-and-names')).toHaveText(namePrices.map(({ price }) => price));
});

test('three plans are compared in a table that fits a phone', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(path);
  const table = page.getByRole('table', { name: 'Hosting plans by what is in them' });
  await table.scrollIntoViewIfNeeded();
  await expect(table.getByRole('columnheader')).toHaveText(['Seed', 'Acre', 'Field']);
  const width = await table.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(width).toBe(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBe(0);
});

test('the bill adds up, and nine cents come back after ten months', async ({ page }) => {
  await page.goto(path);
  const bill = page.locator('#bill');
  const cents = (text: string) => Number(text.replaceAll(/[$,]/g, ''));
  const column = (index: number) =>
    bill.locator(`tr > td:nth-child(${index}) > span.font-display`).allTextContents();
  for (const index of [2, 3]) {
    const prices = (await column(index)).map((text) => cents(text) || 0);
    const total = prices.pop();
    expect(prices.reduce((sum, price) => sum + price, 0)).toBe(total);
  }
  const back = page.getByRole('table', { name: 'What comes back of a year that ends early' });
  await expect(back.getByRole('row', { name: 'After 10 months' }).getByRole('cell')).toHaveText([
    '$0.00',
    '$0.09',
    '$0.00',
  ]);
});

test('paper has both lists of each switch, also after one was chosen', async ({ page }) => {
  await page.goto(path);
  await hydrate(page, hosting);
  await tabs(page, hosting).getByRole('tab', { name: 'YEARLY' }).click();
  await hydrate(page, kinds);
  await page.emulateMedia({ media: 'print' });
  await expect(shown(page, 'hosting')).toHaveText([...monthly, ...yearly]);
  await expect(shown(page, 'upkeep-and-names')).toHaveCount(6);
  await expect(page.locator('#hosting picture:visible')).toHaveCount(3);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('both lists of each switch stand below each other, with the trays once', async ({
    page,
  }) => {
    await page.goto(path);
    await expect(shown(page, 'hosting')).toHaveText([...monthly, ...yearly]);
    await expect(page.locator('#hosting picture:visible')).toHaveCount(3);
    await expect(shown(page, 'upkeep-and-names')).toHaveCount(6);
  });
});

test('structured data offers every printed price', async ({ page }) => {
  await page.goto(path);
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const offers = scripts
    .map((text) => JSON.parse(text))
    .filter((thing) => thing['@type'] === 'Service')
    .flatMap(({ offers: all }) => all.map(({ price }: { price: string }) => `$${price}`));
  const prices = [
    ...monthly,
    ...yearly,
    ...[...carePrices, ...namePrices].map(({ price }) => price),
  ];
  expect(offers).toEqual(prices);
});
