import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures.ts';
import { houseYears } from './years.ts';

const path = '/page/our-story';
const street = (page: Page) => page.getByRole('list', { name: 'The six years' });
const sheet = (page: Page, year: number) => page.locator(`li:has(> [id="${year}"]) picture`);

test('every house of the street leads to its year, by pointer and by key', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(path);
  await expect(street(page).getByRole('link')).toHaveCount(houseYears.length);
  await street(page).getByRole('link', { name: '2012' }).click();
  await expect(page).toHaveURL(`${path}#2012`);
  await expect(page.getByRole('heading', { name: '2012 Through the plank wall' })).toBeInViewport();

  await street(page).getByRole('link', { name: '2009' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}#2009`);
  await expect(page.getByRole('heading', { name: /^2009/ })).toBeInViewport();
});

/** Returns the tops of a year's sheet and of its text, and the bottom of the text, at one moment. */
const sheetAndWords = (page: Page, year: number) =>
  page.locator(`[id="${year}"]`).evaluate((words) => {
    const drawing = words.closest('li')?.querySelector('picture');
    const { top, bottom } = words.getBoundingClientRect();
    return { sheet: drawing?.getBoundingClientRect().top ?? Number.NaN, top, bottom };
  });

/**
 * Scrolls the end of a year's text into view, and returns the position of its sheet and of the
 * first one.
 */
const atEndOf = (page: Page, year: number) =>
  page.locator(`[id="${year}"]`).evaluate((words) => {
    words.scrollIntoView({ block: 'end', behavior: 'instant' });
    const all = words.closest('ol')?.querySelectorAll('picture');
    const own = words.closest('li')?.querySelector('picture');
    const place = (one: Element | null | undefined) => one?.getBoundingClientRect().toJSON();
    return { first: place(all?.[0]), own: place(own), window: innerHeight };
  });

test('the house stands still while sheets slide over it, in one place', async ({ page }) => {
  await page.goto(path);
  // Before scrolling, every year has its sheet beside its text.
  for (const { year } of houseYears)
    await expect(async () => {
      const { sheet, top, bottom } = await sheetAndWords(page, year);
      expect(sheet).toBeGreaterThanOrEqual(top - 1);
      expect(sheet).toBeLessThan(bottom);
    }).toPass();
  // Repeated where a late font or picture has moved the page below the window.
  for (const year of [2009, 2017, 2026])
    await expect(async () => {
      const { first, own, window } = await atEndOf(page, year);
      expect(own).toEqual(first);
      expect(own.top).toBeGreaterThan(0);
      expect(own.bottom - window).toBeLessThan(own.height / 10);
    }).toPass();
});

test('on a phone every year has a sheet of its own above its words', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto(path);
  for (const { year } of houseYears) {
    const image = sheet(page, year).locator('img');
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
      .toContain(`story-${year}-narrow`);
    const box = await image.boundingBox();
    expect(box?.height).toBeGreaterThan(box?.width ?? 0);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a list of six years with all their figures', { tag: '@phone' }, async ({ page }) => {
    await page.goto(path);
    for (const { year, title, ledger } of houseYears) {
      const item = page.getByRole('listitem').filter({ has: page.locator(`[id="${year}"]`) });
      await expect(item.getByRole('heading', { name: `${year} ${title}` })).toBeVisible();
      await expect(item.getByRole('definition')).toHaveText([
        ledger.people,
        ledger.clients,
        ledger.bank,
      ]);
    }
  });
});

test('structured data says that this is about the firm', async ({ page }) => {
  await page.goto(path);
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(json ?? '{}')).toMatchObject({
    '@type': 'AboutPage',
    url: expect.stringMatching(/\/page\/our-story$/),
    about: { '@id': expect.stringMatching(/#organization$/) },
  });
});
