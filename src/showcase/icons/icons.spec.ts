import type { Page, Response } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures.ts';
import { iconPages } from './icon-sets.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name' });
const icons = (page: Page) => page.locator('[data-icon]:visible');
const status = (page: Page) => page.locator('[data-icon-status]');

for (const { path, license, source } of iconPages) {
  test(`${path} names license and source; its first view is under 150 KB`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    const weigh = (response: Response) => {
      const size = response.request().sizes();
      sizes.push(size.then(({ responseBodySize }) => responseBodySize));
    };
    page.on('response', weigh);
    await page.goto(path, { waitUntil: 'load' });
    await expect(
      page.getByRole('main').getByRole('link', { name: license.title }).first(),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: source.title })).toBeVisible();
    await page.waitForFunction(() => document.querySelector('link[rel=stylesheet]') !== null);
    // Later requests are not part of the first view, and their size does not count.
    page.off('response', weigh);
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total, 'bytes').toBeLessThan(150 * 1024);
  });
}

test('search by name, by key; a click copies the import line', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/feather');
  await search(page).focus();
  await page.keyboard.type('arrow up');
  await expect(icons(page)).toHaveText([
    'arrow-up',
    'arrow-up-circle',
    'arrow-up-left',
    'arrow-up-right',
  ]);
  await expect(status(page)).toHaveText('4 of 286');
  await page.keyboard.press('Tab');
  await expect(icons(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText("Copied: import { FiArrowUp } from 'react-icons/fi';");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "import { FiArrowUp } from 'react-icons/fi';",
  );
});

test('an unknown name is reported, and an empty field shows all icons', async ({ page }) => {
  await page.goto('/simple-line');
  await search(page).fill('zzz');
  await expect(status(page)).toContainText('No icon is called that');
  await expect(icons(page)).toHaveCount(0);
  await search(page).fill('');
  await expect(icons(page).first()).toBeVisible();
});

test('the last icon of a large set is rendered from the sprite when it is near the viewport', async ({
  page,
}) => {
  await page.goto('/fontawesome');
  await search(page).focus();
  await page.keyboard.press('Tab');
  const group = page.locator('[data-icon-groups] > ul').last();
  await group.scrollIntoViewIfNeeded();
  const last = group.locator('[data-icon]').last();
  await expect(last).toHaveText('zulip');
  await last.scrollIntoViewIfNeeded();
  await expect
    .poll(() => last.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width))
    .toBeGreaterThan(0);
});
