import type { Locator, Page } from '@playwright/test';
import {
  expectMailWith,
  fill,
  newPerson,
  openForm,
  submitButton,
} from '../../../tests/e2e/form-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { fillTemplate } from '../../content/fill-template.ts';
import { success } from '../../words/forms.ts';
import { postPageCopy } from '../copy.ts';
import { posts } from '../posts.ts';
import { categoryTiles, tilesOf } from './category-tiles.ts';
import { authorCopy, listCopy } from './copy.ts';
import { sidebarCopy } from './standard/copy.ts';

const { label, newer, older } = listCopy.pages;

test('the pages of a list by keys alone: on, back, and to a number', async ({ page }) => {
  await page.goto('/blogs/blog-grid');
  const pager = page.getByRole('navigation', { name: label });
  const firstPost = await page.locator('main h2 a').first().textContent();
  await expect(pager.getByRole('link', { name: newer })).toHaveCount(0);
  await pager.getByRole('link', { name: older }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blogs/blog-grid/2');
  await expect(pager.locator('[aria-current="page"]')).toHaveText('2');
  await expect(page.locator('main h2 a').first()).not.toHaveText(firstPost ?? '');
  await pager.getByRole('link', { name: 'Page 3' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blogs/blog-grid/3');
  await pager.getByRole('link', { name: newer }).press('Enter');
  await expect(page).toHaveURL('/blogs/blog-grid/2');
  await pager.getByRole('link', { name: newer }).press('Enter');
  await expect(page).toHaveURL('/blogs/blog-grid');
  await expect(page.locator('main h2 a').first()).toHaveText(firstPost ?? '');
});

test('under a finger the category of a card leads to its archive, all else to the post', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/blogs/blog-grid');
  const card = page.locator('main article').first();
  const category = card.locator('a[href^="/blogs/category/"]');
  const path = await category.getAttribute('href');
  await category.tap();
  await expect(page).toHaveURL(path ?? '');
  await page.goBack();
  const post = await card.locator('h2 a').getAttribute('href');
  // On the picture, which the title's link covers.
  await card.tap({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(post ?? '');
});

test('from a post to all in its category, and to all that its author wrote', async ({ page }) => {
  await page.goto('/blogs/blog-simple');
  await page.locator('main h3 a').first().click();
  await expect(page.locator('main h1')).toBeVisible();
  const post = page.url();
  await page.locator('main a[href^="/blogs/category/"]').first().click();
  await expect(page).toHaveURL(/\/blogs\/category\/\w+$/);
  await page.goto(post);
  const start = postPageCopy.author.posts.split('{name}')[0] ?? '';
  await page.getByRole('link', { name: start }).click();
  await expect(page).toHaveURL(/\/blogs\/author\/\d$/);
  await expect(page.getByRole('heading', { name: authorCopy.categoriesHeading })).toBeVisible();
});

test('[E2] tiles lead to the categories, from the metro list and from one category to the next', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/blogs/blog-metro');
  const tiles = page.getByRole('navigation', { name: listCopy.categories }).getByRole('link');
  await expect(tiles).toHaveCount(categoryTiles.length);
  const [most, next] = tilesOf(posts);
  for (const { title, link } of [most, next].filter((tile) => tile !== undefined)) {
    const tile = tiles.filter({ hasText: title });
    await expect(tile.locator('img')).toHaveCount(1);
    await tile.click();
    await expect(page).toHaveURL(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(tiles.and(page.locator('[aria-current="page"]'))).toContainText(title);
  }
  // The row scrolls by itself where it is too narrow.
  await tiles.last().scrollIntoViewIfNeeded();
  await expect(tiles.last()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('the years of the list by date', async ({ page }) => {
  await page.goto('/blogs/blog-simple');
  const years = page.getByRole('navigation', { name: label });
  const earlier = years.getByRole('link').last();
  const year = (await earlier.textContent()) ?? '';
  await earlier.click();
  await expect(page).toHaveURL(`/blogs/blog-simple/${year}`);
  await expect(years.locator('[aria-current="page"]')).toHaveText(year);
  const days = await page
    .locator('main article time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')?.slice(0, 4)));
  expect(new Set(days)).toEqual(new Set([year]));
});

test('the sidebar: a search by Enter, a tag that finds its posts', async ({ page }) => {
  await page.goto('/blogs/blog-standard');
  const search = page.getByRole('searchbox', { name: sidebarCopy.search.label });
  await search.fill('soap');
  await search.press('Enter');
  await expect(page).toHaveURL('/page/search-result?q=soap');
  await expect(page.getByRole('link', { name: /soap box/ }).first()).toBeVisible();
  await page.goBack();
  await page.getByRole('navigation', { name: sidebarCopy.tags }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/page\/search-result\?q=/);
  await expect(page.locator('main a[href^="/blog"]').first()).toBeVisible();
});

test('the letter of the sidebar arrives', async ({ page }) => {
  const form = await openForm(page, '/blogs/blog-standard', 'subscribe');
  const { email } = newPerson('Sidebar');
  await fill(form, { email });
  await submitButton(form).click();
  await expect(form.getByRole('status')).toContainText(success.subscribe);
  await expectMailWith(email);
});

test.describe('a list that grows', () => {
  const path = '/blogs/blog-masonry';

  /** Returns the "older posts" control after hydration. */
  async function hydratedMoreLink(page: Page): Promise<Locator> {
    const more = page.getByRole('navigation', { name: listCopy.more.label });
    await more.scrollIntoViewIfNeeded();
    await expect(page.locator('astro-island[ssr]').filter({ has: more })).toHaveCount(0);
    return more;
  }

  test('by keyboard: older posts are appended, focus and URL follow', async ({ page }) => {
    await page.goto(path);
    const more = await hydratedMoreLink(page);
    const cards = page.locator('main article');
    const before = await cards.count();
    await more.getByRole('link', { name: listCopy.more.more }).focus();
    await page.keyboard.press('Enter');
    await expect(cards).toHaveCount(2 * before);
    await expect(page).toHaveURL(`${path}/2`);
    await expect(cards.nth(before).getByRole('link')).toBeFocused();
    await expect(more.getByRole('status')).toHaveText(
      fillTemplate(listCopy.more.shown, { from: 1, to: 2 * before, all: posts.length }),
    );
  });

  test('to its end: every post once, and then nothing more to ask for', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(path);
    const more = await hydratedMoreLink(page);
    const link = more.getByRole('link', { name: listCopy.more.more });
    const cards = page.locator('main article');
    while ((await cards.count()) < posts.length) {
      const before = await cards.count();
      await link.click();
      await expect.poll(() => cards.count()).toBeGreaterThan(before);
    }
    await expect(link).toHaveCount(0);
    const titles = await page.locator('main article h2').allTextContents();
    expect(new Set(titles).size).toBe(posts.length);
  });

  test('the number is that of the posts above it, also after a reload', async ({ page }) => {
    await page.goto(path);
    const link = (await hydratedMoreLink(page)).getByRole('link', { name: listCopy.more.more });
    const cards = page.locator('main article');
    const before = await cards.count();
    for (let times = 2; times <= 4; times++) {
      await link.click();
      await expect(cards).toHaveCount(Math.min(times * before, posts.length));
    }
    await page.reload();
    const more = page.getByRole('navigation', { name: listCopy.more.label });
    const from = 3 * before + 1;
    const to = 3 * before + (await cards.count());
    await expect(more.getByRole('status')).toHaveText(
      fillTemplate(listCopy.more.shown, { from, to, all: posts.length }),
    );
  });

  test('a reload shows the page of the URL, and links to newer posts', async ({ page }) => {
    await page.goto(`${path}/2`);
    await page.getByRole('link', { name: listCopy.more.newer }).click();
    await expect(page).toHaveURL(path);
  });

  test('a page that cannot be fetched is opened', async ({ page, expectErrors }) => {
    expectErrors(/500/);
    await page.route(`**${path}/2`, (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ status: 500 })
        : route.continue(),
    );
    await page.goto(path);
    const more = await hydratedMoreLink(page);
    await more.getByRole('link', { name: listCopy.more.more }).click();
    await expect(page.getByRole('link', { name: listCopy.more.newer })).toBeVisible();
    await expect(page).toHaveURL(`${path}/2`);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('its link leads to the next page', async ({ page }) => {
      await page.goto(path);
      await page.getByRole('link', { name: listCopy.more.more }).click();
      await expect(page).toHaveURL(`${path}/2`);
      await expect(page.locator('main article').first()).toBeVisible();
    });
  });
});

test('titles show their pictures on hover and focus', async ({ page }) => {
  await page.goto('/blogs/blog-modern');
  const picture = (index: number) => page.locator('main article').nth(index).locator('picture');
  // Without hover the first picture is shown.
  await expect(picture(0)).toBeVisible();
  await expect(picture(1)).toBeHidden();
  await page.locator('main article').nth(1).hover();
  await expect(picture(1)).toBeVisible();
  await expect(picture(0)).toBeHidden();
  await page.mouse.move(5, 5);
  await page.locator('main article').nth(2).getByRole('link').first().focus();
  await expect(picture(2)).toBeVisible();
  await expect(picture(0)).toBeHidden();
  await expect(picture(1)).toBeHidden();
});
