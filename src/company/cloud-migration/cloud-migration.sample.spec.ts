import { expect, test } from '../../../tests/fixtures.ts';
import { copy } from './copy.ts';
import { inventory as allItems } from './inventory.ts';

const path = '/page/CloudMigration';

test('every box has one place, under its number', async ({ page }) => {
  await page.goto(path);
  const inventory = page.getByRole('region', { name: copy.inventory.heading });
  for (const { title, items: inside } of copy.inventory.groups) {
    const place = inventory.getByRole('region', { name: title, exact: true });
    await expect(place.getByRole('listitem')).toHaveCount(inside.length);
    for (const box of inside)
      await expect(place.getByText(box.title, { exact: true })).toBeVisible();
  }
  await expect(inventory.getByRole('listitem')).toHaveCount(allItems.length);
});

test('the bars before the line are as long as the way back, ten minutes being all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  const night = page.getByRole('region', { name: copy.timeline.heading });
  const bars = night.locator('[data-print-colors]');
  for (const [index, { rollbackMinutes = 0 }] of copy.timeline.stepsBefore.entries()) {
    const shares = await bars
      .nth(index)
      .evaluate((bar) => bar.clientWidth / (bar.parentElement?.clientWidth ?? 1));
    expect(shares).toBeCloseTo(rollbackMinutes / 10, 1);
  }
});

test('behind the line the ground is dark, from edge to edge', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  const dark = page
    .getByRole('region', { name: copy.timeline.heading })
    .locator('[data-tone="ink"]');
  expect(await dark.boundingBox()).toMatchObject({ x: 0, width: 1280 });
  await expect(dark.getByRole('listitem')).toHaveCount(copy.timeline.stepsAfter.length);
});

test('the sheet prints alone, and fits one page', async ({ page }) => {
  await page.goto(path);
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset['printRequested'] = '';
    };
  });
  const button = page.getByRole('button', { name: copy.handout.print });
  await page.getByRole('heading', { name: copy.handout.heading }).scrollIntoViewIfNeeded();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-print-requested', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(copy.handout.footer)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(button).toBeHidden();
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('boxes, hours, bills and the sheet are there; a button that could do nothing is not', async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByText('10:30 pm', { exact: true })).toBeVisible();
    await expect(page.getByText('$14,854')).toBeVisible();
    await expect(page.getByText('$5,191')).toBeVisible();
    await expect(page.getByText(copy.handout.footer)).toBeVisible();
    await expect(page.getByText(copy.handout.print)).toBeHidden();
  });
});

test('fits a narrow phone, with a picture of its own', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(path);
  const shown = await page
    .locator('main [data-first-screen] img')
    .evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''));
  expect(shown).toContain('move-hall-narrow');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
