import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Links of the pages that were found, each with an excerpt. */
const hitsIn = (part: Locator) => part.locator('li > a:has([data-excerpt])');

test('a slip of the finger finds what was meant, nonsense nothing', async ({ page }) => {
  await page.goto('/page/search-result');
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox');
  const said = main.getByRole('status');
  const hits = hitsIn(main);
  for (const [typed, meant, marked] of [
    ['contct', 'contact', /contact/i],
    ['fery', 'ferry', /ferr(y|ies)/i],
  ] as const) {
    await field.fill(typed);
    await expect(said).toContainText(`“${typed}”`);
    await expect(said).toContainText(`“${meant}”`);
    await expect(hits.first().locator('mark').first()).toContainText(marked);
  }
  for (const typed of ['asdf', 'qwertz', '--', 'xqzwv bltrk']) {
    await field.fill(typed);
    await expect(said).toContainText(`“${typed}”`);
    await expect(hits).toHaveCount(0);
  }
});

test('an excerpt begins with the words that were found', async ({ page }) => {
  await page.goto('/page/search-result?q=ferry');
  const excerpts = page.getByRole('main').locator('li > a [data-excerpt]');
  await expect(excerpts.first()).toBeVisible();
  const texts = await excerpts.allTextContents();
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => !/^ferr(y|ies)/i.test(text))).toEqual([]);
});
