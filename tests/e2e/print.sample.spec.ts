import type { Page } from '@playwright/test';
import { copy } from '../../src/company/our-process/copy.ts';
import { expect, test } from '../fixtures.ts';
import { parts } from './header-helpers.ts';

/** US Letter at 96 dots per inch, within the margins of `@page`. */
const sheet = { width: 703, height: 926 };

test.use({ viewport: sheet, isMobile: false });

async function openPrinted(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => document.querySelector('link[rel=stylesheet]') !== null);
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
}

/** Returns the number of printed pages. */
const sheetsOf = async (page: Page) =>
  ((await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [])
    .length;

/** Returns text that would not print black on white: by its color, or the background of an ancestor. */
const inColor = (page: Page) =>
  page.evaluate(() => {
    const plain = (element: Element | null): boolean =>
      element === null ||
      (getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)' &&
        plain(element.parentElement));
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, th, td)')]
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .filter((element) => getComputedStyle(element).color !== 'rgb(0, 0, 0)' || !plain(element))
      .map((element) => element.textContent?.trim().slice(0, 40));
  });

for (const { path, most } of [
  { path: '/page/CaseStudy', most: 8 },
  { path: '/privacy', most: 5 },
  { path: '/home-startup', most: 16 },
  { path: '/elements/pricing-table', most: 10 },
  { path: '/elements/lists', most: 8 },
]) {
  test(`${path} prints in black on white, without what needs a screen`, async ({ page }) => {
    await openPrinted(page, path);
    await expect(page.getByText('Skip to the content')).toBeHidden();
    const unprinted = [parts.menu, parts.menuButton, '[data-to-top]', '[data-opens-dialog]'];
    for (const part of unprinted) {
      expect(await page.locator(`${part}:visible`).count(), part).toBe(0);
    }
    expect(await inColor(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sheet.width);
    const sheets = await sheetsOf(page);
    expect(sheets).toBeGreaterThan(1);
    expect(sheets).toBeLessThanOrEqual(most);
  });
}

test('both halves of a switch are printed, each under its name', async ({ page }) => {
  await openPrinted(page, '/home-startup');
  const panels = page.locator('[role="tabpanel"]');
  await expect(panels.filter({ hasText: '$9.99' })).toBeVisible();
  await expect(panels.filter({ hasText: '$90.99' })).toBeVisible();
  const names = await panels.evaluateAll((all) =>
    all.map((panel) => getComputedStyle(panel, '::before').content),
  );
  expect(names).toEqual(['"MONTHLY"', '"YEARLY"']);
});

test('both halves are printed as well after one was chosen', async ({ page }) => {
  await page.goto('/home-startup');
  const yearly = page.getByRole('tab', { name: 'YEARLY' });
  await yearly.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-tabs]', { has: yearly })).toHaveAttribute('data-ready', 'true');
  await yearly.click();
  const panels = page.locator('[role="tabpanel"]');
  await expect(panels.filter({ hasText: '$9.99' })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(panels.filter({ hasText: '$9.99' })).toBeVisible();
  await expect(panels.filter({ hasText: '$90.99' })).toBeVisible();
});

for (const path of ['/page/faq-s', '/page/about-us', '/page/pricing-packages']) {
  test(`${path} prints its pictures uncropped, and no gap in place of an iframe`, async ({
    page,
  }) => {
    await openPrinted(page, path);
    const pictures = page.locator('main picture:visible');
    expect(await pictures.count()).toBeGreaterThan(1);
    const cut = await pictures.evaluateAll((all) =>
      all.flatMap((picture) => {
        const image = picture.querySelector('img');
        if (!image) return [];
        const { paddingTop, paddingBottom } = getComputedStyle(picture);
        const frame =
          picture.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
        const whole = getComputedStyle(image).objectFit === 'contain';
        return whole && frame < image.offsetHeight + 2 ? [] : [image.alt || image.currentSrc];
      }),
    );
    expect(cut).toEqual([]);
  });
}

test('answers that are folded are printed', async ({ page }) => {
  await openPrinted(page, '/page/web-dev');
  const folded = page.locator('main details:not([open])').first();
  test.skip((await folded.count()) === 0, 'nothing is folded here');
  const shown = await folded.evaluate((details) => {
    const inside = [...details.children].find((child) => child.tagName !== 'SUMMARY');
    return inside?.getBoundingClientRect().height ?? 0;
  });
  expect(shown).toBeGreaterThan(10);
});

test('marks of charts keep their color', async ({ page }) => {
  await openPrinted(page, '/page/our-process');
  const marks = page
    .getByRole('region', { name: copy.upkeep.heading })
    .locator('[data-print-colors]');
  expect(await marks.count()).toBeGreaterThan(5);
  const grounds = await marks.evaluateAll((all) =>
    all.map((mark) => getComputedStyle(mark).backgroundColor),
  );
  expect(grounds.filter((ground) => ground === 'rgba(0, 0, 0, 0)')).toEqual([]);
});
