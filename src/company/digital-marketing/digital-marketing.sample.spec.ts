import { expect, test } from '../../../tests/fixtures.ts';
import { adBudgetExample } from './ad-budget-example.ts';
import { costOf, unspentIn } from './ad-budget-sums.ts';

const path = '/page/DigitalMarketing';
const centsIn = (text: string) => Math.round(Number(text.replace(/[$,]/g, '')) * 100);

test('the printed lines of both months come to the printed sum', async ({ page }) => {
  await page.goto(path);
  const table = page.getByRole('table', { name: /What became of \$100/ });
  for (const month of [0, 1]) {
    const cells = table.locator(`tbody td:nth-child(${month + 2}) > span:first-child`);
    const amounts = await cells.allTextContents();
    expect(amounts).toHaveLength(adBudgetExample.channels.length + 1);
    const sum = amounts.reduce((all, text) => all + centsIn(text), 0);
    const total = await table.locator('tfoot tr').first().locator('td').nth(month).textContent();
    expect(sum).toBe(adBudgetExample.budget);
    expect(centsIn(total ?? '')).toBe(sum);
  }
});

test('the rule at the foot is true to scale', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  const strips = page.getByRole('img', { name: /The hundred once more/ }).locator('span');
  const amounts = [...adBudgetExample.channels.map((channel) => costOf(channel, 0)), unspentIn(0)];
  await expect(strips).toHaveCount(amounts.length);
  for (const [index, cents] of amounts.entries()) {
    const box = await strips.nth(index).boundingBox();
    expect(Math.abs((box?.width ?? 0) - (1280 * cents) / adBudgetExample.budget)).toBeLessThan(1.5);
  }
});

test('months are equally tall, and a task is as tall as its hours', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  const months = page.locator('ol > li').filter({ has: page.getByText('Month') });
  await expect(months).toHaveCount(3);
  const heights = [];
  for (const month of await months.all()) {
    const list = month.getByRole('list');
    heights.push(Math.round((await list.boundingBox())?.height ?? 0));
    const tall = (name: RegExp | string) =>
      list
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name }) })
        .boundingBox();
    const pages = (await tall(/^Two/))?.height ?? 0;
    expect(pages).toBeGreaterThan((heights[0] ?? 0) * 0.45);
  }
  expect(new Set(heights).size).toBe(1);
});

test('a phone gets the upright drawing', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto(path);
  const drawing = page.locator('main [data-first-screen] img');
  await expect(drawing).toHaveJSProperty('complete', true);
  const source = await drawing.evaluate((img: HTMLImageElement) => img.currentSrc);
  expect(source).toContain('hundred-way-narrow');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole page is there, and the way to us', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('$5,192.00')).toBeVisible();
    await page.getByRole('link', { name: 'Ask for the hour' }).click();
    await expect(page).toHaveURL('/page/contact-us');
  });
});
