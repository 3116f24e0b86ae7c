import type { Page } from '@playwright/test';
import { houseYears } from '../../src/company/our-story/years.ts';
import { expect, test } from '../fixtures.ts';

const path = '/page/our-story';
const street = (page: Page) => page.getByRole('list', { name: 'The six years' });
const sheet = (page: Page, year: number) =>
  page.locator(`.house-year:has([id="${year}"]) .house-sheet`);

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

test('the house stands still while sheets slide over it, in one place', async ({ page }) => {
  await page.goto(path);
  // Before anybody scrolls, every year has its sheet beside its words.
  for (const { year } of houseYears) {
    const [drawing, words] = await Promise.all([
      sheet(page, year).boundingBox(),
      page.locator(`[id="${year}"]`).boundingBox(),
    ]);
    expect(drawing?.y ?? 0).toBeGreaterThanOrEqual((words?.y ?? 0) - 1);
    expect(drawing?.y ?? 0).toBeLessThan((words?.y ?? 0) + (words?.height ?? 0));
  }
  for (const year of [2009, 2017, 2026]) {
    await page.locator(`[id="${year}"]`).evaluate((element) => {
      element.scrollIntoView({ block: 'end', behavior: 'instant' });
    });
    await expect(sheet(page, year)).toBeInViewport({ ratio: 0.9 });
    const places = await Promise.all([2006, year].map((other) => sheet(page, other).boundingBox()));
    expect(places[0]).toEqual(places[1]);
  }
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
