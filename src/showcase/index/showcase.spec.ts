import type { Page } from '@playwright/test';
import { readPages } from '../../../scripts/read-pages.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { waitForPaint } from '../../../tests/wait-for-paint.ts';
import { isInShowcase } from '../../page-meta/showcase-picture.ts';

const pages = readPages().filter(isInShowcase);

const search = (page: Page) => page.getByRole('searchbox', { name: 'Find a page' });
const status = (page: Page) => page.locator('[data-tools] [role="status"]');
const cards = (page: Page) => page.locator('li > a:has(> span > img):visible');
const groups = (page: Page) => page.getByRole('navigation', { name: 'Groups of pages' });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.id);

test.describe('the list', () => {
  test('has every page once, or the one that is like it, and its small picture', {
    tag: '@phone',
  }, async ({ page, request }) => {
    await page.goto('/showcase');
    const links = await cards(page).evaluateAll((all) =>
      all.map((one) => one.getAttribute('href')),
    );
    expect(links.toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
    await expect(status(page)).toHaveText(`${pages.length} pages`);
    const pictures = await cards(page).evaluateAll((all) =>
      all.map((one) => one.querySelector('img')?.getAttribute('src') ?? ''),
    );
    for (const [at, source] of pictures.entries()) {
      const picture = await request.head(source);
      expect(picture.status(), links[at] ?? '').toBe(200);
    }
  });

  test('pictures far below are not loaded', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (one) => one.resourceType() === 'image' && requests.push(one.url()));
    await page.goto('/showcase', { waitUntil: 'load' });
    await waitForPaint(page);
    expect(requests.filter((url) => url.includes('/showcase/')).length).toBeLessThan(40);
  });
});

test.describe('the search', () => {
  test('filters while typing, announces the number of results, and counts by group', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/showcase');
    await search(page).pressSequentially('carousel');
    const found = pages.filter(({ title, path }) =>
      `${title} ${path}`.toLowerCase().includes('carousel'),
    );
    await expect(cards(page)).toHaveCount(found.length);
    await expect(status(page)).toHaveText(`${found.length} of ${pages.length} pages`);
    await expect(groups(page).getByRole('link', { name: /^Elements/ })).toContainText(
      `${found.filter(({ group }) => group === 'element').length}`,
    );
    await expect(page.getByRole('heading', { name: 'Footers' })).toBeHidden();
  });

  test('finds by the words of the description where no page is called that', async ({ page }) => {
    await page.goto('/showcase');
    await search(page).fill('aboard');
    await expect(cards(page).filter({ hasText: 'Case study' })).toBeVisible();
  });

  test('finds alternative names, and corrects typos', async ({ page }) => {
    await page.goto('/showcase');
    for (const [typed, title] of [
      ['hero', 'Big typography'],
      ['navbar', 'White header'],
      ['faq', 'Questions'],
      ['collapse', 'Accordions'],
      ['contct', 'Contact us'],
      ['accordian', 'Accordions'],
    ] as const) {
      await search(page).fill(typed);
      // All cards are present before the search terms are loaded.
      await expect.poll(() => cards(page).count(), typed).toBeLessThan(40);
      await expect(cards(page).filter({ hasText: title }).first(), typed).toBeVisible();
    }
    for (const nonsense of ['--', 'asdf', '/']) {
      await search(page).fill(nonsense);
      await expect(cards(page), nonsense).toHaveCount(0);
    }
  });

  test('Enter opens the first result', async ({ page }) => {
    await page.goto('/showcase');
    await search(page).fill('accordion');
    await search(page).press('Enter');
    await expect(page).toHaveURL(/\/elements\/accordions$/);
  });

  test('what no page is called goes to the search of the whole site', async ({ page }) => {
    await page.goto('/showcase');
    await search(page).fill('zebra');
    await expect(cards(page)).toHaveCount(0);
    await expect(status(page)).toHaveText(`0 of ${pages.length} pages`);
    await expect(page.getByRole('link', { name: 'Search the whole site' })).toHaveAttribute(
      'href',
      '/page/search-result?q=zebra',
    );
    await search(page).press('Enter');
    await expect(page).toHaveURL(/\/page\/search-result\?q=zebra$/);
  });
});

test.describe('keys', () => {
  test('slash, arrows, Enter and Escape', async ({ page }) => {
    await page.goto('/showcase');
    await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('footer style');
    await expect(cards(page)).toHaveCount(12);
    await expect(cards(page).first()).toBeInViewport();

    const columns = await cards(page)
      .first()
      .locator('xpath=ancestor::ul')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    const style = (number: number) => `/footers/footer-style-${`${number}`.padStart(2, '0')}`;
    for (const [key, at] of [
      ['ArrowDown', 1],
      ['ArrowRight', 2],
      ['ArrowDown', 2 + columns],
      ['ArrowLeft', 1 + columns],
      ['ArrowUp', 1],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused(page), key).toBe(style(at));
    }
    await page.keyboard.press('ArrowUp');
    await expect(search(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(search(page)).toBeFocused();
    await expect(search(page)).toHaveValue('');
    await expect(cards(page)).toHaveCount(pages.length);

    await page.keyboard.type('footer style 03');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/footers\/footer-style-03$/);
  });

  test('a card that has the focus lies under nothing', async ({ page }) => {
    await page.goto('/showcase');
    await search(page).focus();
    for (let step = 0; step < 14; step += 1) await page.keyboard.press('ArrowDown');
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('ArrowUp');
      const covered = await page.evaluate(() => {
        const card = document.activeElement;
        const { left, top, width } = card?.getBoundingClientRect() ?? new DOMRect();
        return !card?.contains(document.elementFromPoint(left + width / 2, top + 4));
      });
      expect(covered).toBe(false);
    }
  });

  test('can be turned off, and stay off', async ({ page }) => {
    await page.goto('/showcase');
    await page.getByRole('button', { name: 'Turn keys off' }).click();
    const on = page.getByRole('button', { name: 'Turn keys on' });
    await expect(on).toBeVisible();
    await page.reload();
    await expect(on).toBeVisible();
    await page.keyboard.press('/');
    await expect(search(page)).not.toBeFocused();
    await on.click();
    await expect(page.getByRole('button', { name: 'Turn keys off' })).toBeVisible();
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
  });
});

test('groups stay in sight, lead to their place and mark where one is', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/showcase');
  await groups(page)
    .getByRole('link', { name: /^Elements/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Elements' })).toBeInViewport();
  await expect(groups(page).getByRole('link', { name: /^Elements/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(groups(page).getByRole('link', { name: /^Elements/ })).toBeInViewport();
  await expect(search(page)).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const first = groups(page).getByRole('link', { name: /^Home pages/ });
  await expect(first).toHaveAttribute('aria-current', 'true');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all pages are listed, and the field submits to the site search', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/showcase');
    await expect(cards(page)).toHaveCount(pages.length);
    await expect(page.getByRole('button', { name: 'Turn keys off' })).toHaveCount(0);
    await search(page).fill('ferry');
    await search(page).press('Enter');
    await expect(page).toHaveURL(/\/page\/search-result\?q=ferry$/);
  });
});
