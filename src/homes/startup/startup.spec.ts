import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures.ts';
import { stopClock } from '../../../tests/stopped-clock.ts';

const path = '/home-startup';
const carousel = (page: Page) => page.getByRole('region', { name: 'What you can ask us for' });
const row = (page: Page) => carousel(page).locator('div:has(> .swiper-wrapper)');
const grid = (page: Page) => page.locator('[data-state]').filter({ has: page.locator('article') });
const shownSlides = (page: Page) => carousel(page).locator('.swiper-slide:not([inert])');

/** Scrolls an island into view and waits until it is interactive. */
async function live(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await expect(part.page().locator('astro-island[ssr]').filter({ has: part })).toHaveCount(0);
}

async function liveCarousel(page: Page): Promise<void> {
  await page.goto(path);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(row(page)).toHaveAttribute('data-ready', '');
}

test('[S1] has every part: features, figures, services, prices, posts and subscription', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const feature of ['Build the small version', 'Measure what people', 'Grow without']) {
    await expect(page.getByRole('heading', { level: 3, name: feature })).toBeVisible();
  }
  for (const figure of ['175+', '20', '200+']) {
    await expect(page.locator('[data-counter]', { hasText: figure }).first()).toBeAttached();
  }
  await expect(page.getByText('worldwide offices')).toBeVisible();
  await expect(page.getByText('years of experience')).toBeVisible();
  await expect(page.getByText('skilled people')).toBeVisible();
  await expect(carousel(page)).toBeAttached();
  await expect(page.getByRole('tab')).toHaveText(['MONTHLY', 'YEARLY']);
  await expect(grid(page).locator('article')).toHaveCount(8);
  await expect(page.locator('form[data-form="subscribe"]')).toBeAttached();
});

test.describe('service carousel', () => {
  test('[B7] shows 1, 2 or 4 slides, 30 px apart, and nothing moves as it wakes', {
    tag: '@phone',
  }, async ({ page }) => {
    // It turns by itself after 3 s, which a busy machine may need between two assertions.
    await stopClock(page);
    for (const [width, count] of [
      [600, 1],
      [800, 2],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const boxes = () =>
        row(page).evaluate((element) => {
          const left = element.getBoundingClientRect().left;
          return [...element.querySelectorAll('.swiper-slide')]
            .map((slide) => slide.getBoundingClientRect())
            .map(({ left: start, width: wide }) => [Math.round(start - left) + 0, Math.round(wide)])
            .filter(([start = 0]) => start >= 0 && start < element.clientWidth)
            .sort(([one = 0], [other = 0]) => one - other);
        });
      const before = await boxes();
      expect(before).toHaveLength(count);
      if (before[0] && before[1]) expect((before[1][0] ?? 0) - (before[0][1] ?? 0)).toBe(30);
      await carousel(page).scrollIntoViewIfNeeded();
      await expect(row(page)).toHaveAttribute('data-ready', '');
      expect(await boxes()).toEqual(before);
    }
  });

  test('[B1] where the browser is set to larger text, script and sheet count widths alike', async ({
    page,
  }) => {
    await stopClock(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 20 } });
    const inView = () =>
      row(page).evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [...element.querySelectorAll('.swiper-slide')]
          .map((slide) => slide.getBoundingClientRect())
          .filter((box) => box.left >= left - 1 && box.right <= right + 1).length;
      });
    // 48 rem are 1,152 px then, 62 are 1,488.
    for (const [width, count] of [
      [1100, 1],
      [1300, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await inView()).toBe(count);
      await carousel(page).scrollIntoViewIfNeeded();
      await expect(row(page)).toHaveAttribute('data-ready', '');
      await expect.poll(inView).toBe(count);
    }
  });

  test('[B7] turns by itself after 3 s, without an end', async ({ page }) => {
    await stopClock(page);
    await liveCarousel(page);
    const first = () => shownSlides(page).evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(await first()).toContain('1 of 8');
    await page.mouse.move(2, 2);
    await page.clock.runFor(3900);
    await expect.poll(first).not.toContain('1 of 8');
  });

  test('[B7] the pause button comes first; focus stops the rotation', { tag: '@phone' }, async ({
    page,
  }) => {
    await liveCarousel(page);
    const buttons = carousel(page).getByRole('button');
    await expect(buttons.first()).toHaveAccessibleName('Stop the rotation');
    const list = row(page).locator('.swiper-wrapper');
    await page.mouse.move(2, 2);
    await expect(list).toHaveAttribute('aria-live', 'off');
    await carousel(page).getByRole('button', { name: 'Next service' }).focus();
    await expect(list).toHaveAttribute('aria-live', 'polite');
    await buttons.first().click();
    await expect(buttons.first()).toHaveAccessibleName('Start the rotation');
    await expect(list).toHaveAttribute('aria-live', 'polite');
  });

  test('[B7] arrow keys turn it while it is in view, and not otherwise', async ({ page }) => {
    await liveCarousel(page);
    await carousel(page).getByRole('button', { name: 'Stop the rotation' }).click();
    await page.keyboard.press('ArrowRight');
    await expect(shownSlides(page).first()).not.toHaveAttribute('aria-label', '1 of 8');
    const before = await shownSlides(page).first().getAttribute('aria-label');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.keyboard.press('ArrowRight');
    await expect(shownSlides(page).first()).toHaveAttribute('aria-label', before ?? '');
  });

  test('a second key during a turn counts', async ({ page }) => {
    await liveCarousel(page);
    await carousel(page).getByRole('button', { name: 'Stop the rotation' }).click();
    const first = await shownSlides(page).first().getAttribute('aria-label');
    const place = Number.parseInt(first ?? '', 10);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const label = `${((place + 1) % 8) + 1} of 8`;
    await expect(shownSlides(page).first()).toHaveAttribute('aria-label', label);
  });

  test('focus in it goes along with the slides, all the way round', async ({ page }) => {
    await liveCarousel(page);
    const links = carousel(page).getByRole('group').getByRole('link');
    await links.first().focus();
    for (let turn = 0; turn < 10; turn++) {
      const place = await shownSlides(page).first().getAttribute('aria-label');
      await page.keyboard.press('ArrowRight');
      await expect(shownSlides(page).first()).not.toHaveAttribute('aria-label', place ?? '');
      await expect(carousel(page).locator(':focus')).toHaveCount(1);
      await expect(carousel(page).locator('[inert] :focus')).toHaveCount(0);
    }
  });

  test('[B7] stands still where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await liveCarousel(page);
    await expect(carousel(page).getByRole('button').first()).toHaveAccessibleName(
      'Start the rotation',
    );
  });
});

test.describe('prices', () => {
  test('[T5] [B10] start with MONTHLY and switch to YEARLY', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(path);
    const monthly = page.getByRole('tab', { name: 'MONTHLY' });
    const yearly = page.getByRole('tab', { name: 'YEARLY' });
    await live(monthly);
    await expect(monthly).toHaveAttribute('aria-selected', 'true');
    for (const price of ['$9.99', '$19.99', '$29.99']) {
      await expect(page.getByRole('tabpanel').getByText(price)).toBeVisible();
    }
    await yearly.click();
    await expect(yearly).toHaveAttribute('aria-selected', 'true');
    for (const price of ['$90.99', '$199.99', '$290.99']) {
      await expect(page.getByRole('tabpanel').getByText(price)).toBeVisible();
    }
    await page.keyboard.press('ArrowLeft');
    await expect(monthly).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('$9.99')).toBeVisible();
  });
});

test('[T4] [B3] the grid is loading until it is arranged, 1 s after creation', async ({ page }) => {
  await page.goto(path);
  await expect(grid(page)).toHaveAttribute('data-state', 'loading');
  await grid(page).scrollIntoViewIfNeeded();
  await expect(grid(page)).toHaveAttribute('data-state', 'arranged');
  await expect(grid(page)).not.toHaveAttribute('aria-busy');
  await expect(grid(page).locator('article:visible')).toHaveCount(8);
});

test('posts of the grid are startup posts, and each opens', async ({ page }) => {
  await page.goto(path);
  const link = grid(page).locator('article a').first();
  const title = await link.textContent();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('figures are true, services scroll, both price lists can be read', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('[data-counter]').first()).toContainText('175+');
    const scrolls = await row(page).evaluate(
      (element) => element.scrollWidth > element.clientWidth,
    );
    expect(scrolls).toBe(true);
    await expect(page.getByText('$9.99')).toBeVisible();
    await expect(page.getByText('$290.99')).toBeVisible();
  });
});
