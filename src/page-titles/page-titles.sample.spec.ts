import type { Page } from '@playwright/test';
import { isPhone, scrollTo } from '../../tests/e2e/site-chrome-helpers.ts';
import { expect, test } from '../../tests/fixtures.ts';
import { pageTitles } from '../showcase/page-titles/page-titles.ts';

const pictureMove = (page: Page) =>
  page
    .locator('main [data-first-screen] picture')
    .evaluate((element) => getComputedStyle(element).translate);
const playStates = (page: Page) =>
  page
    .locator('main [data-first-screen] [aria-hidden="true"]:has(> picture)')
    .evaluate((ground) => [
      ...new Set(ground.getAnimations({ subtree: true }).map((one) => one.playState)),
    ]);

for (const { path, title } of pageTitles) {
  test(`${path} has one h1, its breadcrumbs, and a page that scrolls`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.getByRole('link')).toHaveText(['Home', 'All pages']);
    await expect(crumbs.locator('[aria-current="page"]')).toHaveText(title);
    const { height, window } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      window: innerHeight,
    }));
    expect(height).toBeGreaterThan(window * 2);
  });
}

test('the breadcrumb bar is sticky, and Tab moves through it without scrolling the page', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'there it scrolls away');
  await page.goto('/page-title/separate-breadcrumbs');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await scrollTo(page, 700);
  await crumbs
    .getByRole('link')
    .first()
    .evaluate((link) => link.focus({ preventScroll: true }));
  await page.keyboard.press('Tab');
  await expect(crumbs.getByRole('link').nth(1)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(700);
});

test('the gallery moves until it is paused by key', async ({ page }) => {
  await page.goto('/page-title/gallery-background');
  await expect.poll(() => playStates(page)).toContain('running');
  const pause = page.getByRole('checkbox', { name: /^Pause the/ });
  await pause.focus();
  await page.keyboard.press('Space');
  await expect(pause).toBeChecked();
  await expect.poll(() => playStates(page)).toEqual(['paused']);
  await page.keyboard.press('Space');
  await expect(pause).not.toBeChecked();
  await expect.poll(() => playStates(page)).toContain('running');
});

test('with reduced motion the gallery is static', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/page-title/gallery-background');
  expect(await playStates(page)).toEqual([]);
  await expect(page.getByRole('checkbox', { name: /^Pause the/ })).toBeHidden();
});

test('[B1] parallax follows the scroll, on wide screens', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/page-title/parallax-background');
  const before = await pictureMove(page);
  await scrollTo(page, 300);
  const after = () => pictureMove(page);
  if (isPhone(page)) expect(await after()).toBe(before);
  else await expect.poll(after).not.toBe(before);
});

test('parallax stops for reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/page-title/parallax-background');
  await scrollTo(page, 300);
  expect(await pictureMove(page)).toBe('none');
});
