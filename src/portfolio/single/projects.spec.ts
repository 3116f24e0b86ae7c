import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures.ts';
import { resumeClockWith, stopClock } from '../../../tests/stopped-clock.ts';
import { waitForPaint } from '../../../tests/wait-for-paint.ts';
import { projectLayouts } from '../../content/schema/project.ts';
import { layoutPath, portfolioPath, projects } from '../projects.ts';

const layoutPaths = projectLayouts.map(layoutPath);
const [longRead, gallery, split, film, figures] = layoutPaths as [
  string,
  string,
  string,
  string,
  string,
];

/** Returns the path of the next or previous page, from the link's `rel`. */
async function neighbor(request: APIRequestContext, path: string, rel: 'next' | 'prev') {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  const links = (await response.text()).match(/<a\s[^>]*>/g) ?? [];
  const link = links.find((tag) => tag.includes(`rel="${rel}"`));
  return /href="([^"]+)"/.exec(link ?? '')?.[1] ?? '';
}

for (const rel of ['next', 'prev'] as const) {
  test(`${rel} leads round through every project and back`, async ({ request }) => {
    const seen: string[] = [];
    for (let at = longRead; !seen.includes(at); at = await neighbor(request, at, rel))
      seen.push(at);
    expect(seen.toSorted()).toEqual(projects.map(({ path }) => path).toSorted());
    expect(await neighbor(request, seen.at(-1) ?? '', rel)).toBe(longRead);
  });
}

for (const path of layoutPaths) {
  test(`${path} says what was made for whom, shows every picture, and leads on`, {
    tag: '@phone',
  }, async ({ page }) => {
    const project = projects.find((one) => one.path === path);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(project?.title ?? '');
    const main = page.getByRole('main');
    // On a phone the facts beside pictures are collapsed.
    const folded = main.locator('details > summary:visible');
    if (await folded.count()) await folded.click();
    for (const words of [project?.place, ...(project?.services ?? [])])
      await expect(main.getByText(words ?? '', { exact: true }).first()).toBeVisible();
    for (const { caption } of project?.pictures ?? [])
      await expect(main.getByText(caption, { exact: true })).toBeVisible();
    const neighbors = page.getByRole('navigation', { name: 'Other projects' });
    await expect(neighbors.getByRole('link', { name: 'All projects' })).toHaveAttribute(
      'href',
      portfolioPath,
    );
    await neighbors.getByRole('link', { name: /^The project after/ }).click();
    await expect(page).not.toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('the long read', () => {
  test('its line of contents leads to every chapter by key', async ({ page }) => {
    await page.goto(longRead);
    const chapters = page.getByRole('navigation', { name: 'Chapters' }).getByRole('link');
    const count = await chapters.count();
    expect(count).toBeGreaterThan(2);
    for (let index = 0; index < count; index++) {
      const chapter = chapters.nth(index);
      const id = (await chapter.getAttribute('href'))?.slice(1) ?? '';
      await chapter.focus();
      await page.keyboard.press('Enter');
      const heading = page.locator(`[id="${id}"]`);
      await expect(heading).toBeInViewport();
      await expect(heading).toContainText((await chapter.textContent()) ?? '');
    }
  });
});

const box = (page: Page) => page.locator('.yarl__root');
const pictures = (page: Page) => page.locator('a[data-lightbox]');
const captionOf = (page: Page, index: number) =>
  page.locator('main figure:has(a[data-lightbox]) figcaption').nth(index).textContent();
const shows = async (page: Page, index: number) =>
  expect(box(page).locator('.yarl__slide_current')).toContainText(
    (await captionOf(page, index)) ?? '',
  );

test.describe('the gallery', () => {
  test('every picture opens large, turns by arrow keys, gives the focus back', async ({ page }) => {
    await page.goto(gallery);
    const count = await pictures(page).count();
    await pictures(page).nth(1).click();
    await shows(page, 1);
    await page.keyboard.press('ArrowRight');
    await shows(page, 2);
    await page.keyboard.press('End');
    await shows(page, count - 1);
    await page.keyboard.press('ArrowRight');
    await shows(page, 0);
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
    await expect(pictures(page).nth(1)).toBeFocused();
  });

  test('a picture opens by key, before its code is there', async ({ page }) => {
    await stopClock(page);
    await page.goto(gallery, { waitUntil: 'commit' });
    const picture = pictures(page).first();
    await picture.focus();
    await page.keyboard.press('Enter');
    await resumeClockWith(page, picture);
    await shows(page, 0);
  });

  test('under a finger pictures open, and a swipe turns them', {
    tag: ['@phone', '@phone-only'],
  }, async ({ page }) => {
    await page.goto(gallery);
    await pictures(page).first().tap();
    await shows(page, 0);
    const slide = box(page).locator('.yarl__slide_current');
    await slide.evaluate(async (element) => {
      const point = (type: string, clientX: number) =>
        element.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            cancelable: true,
            pointerId: 7,
            pointerType: 'touch',
            isPrimary: true,
            buttons: 1,
            clientX,
            clientY: innerHeight / 2,
          }),
        );
      point('pointerdown', 320);
      for (let x = 310; x > 40; x -= 30) {
        point('pointermove', x);
        await new Promise(requestAnimationFrame);
      }
      point('pointerup', 40);
    });
    await shows(page, 1);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('pictures of the gallery are links to their files', async ({ page }) => {
    await page.goto(gallery);
    for (const link of await pictures(page).all())
      await expect(link).toHaveAttribute('href', /^\/media\/[\w-]+-\d+\.avif$/);
  });

  test('folded facts open on a phone', { tag: ['@phone', '@phone-only'] }, async ({ page }) => {
    await page.goto(split);
    const facts = page.locator('main [data-first-screen] details');
    await expect(facts.getByText('Client')).toBeHidden();
    await facts.locator('summary').click();
    await expect(facts.getByText('Client')).toBeVisible();
  });
});

test.describe('facts that stay', () => {
  test('they stay in view, whole, and never lie over what has the focus', async ({ page }) => {
    await page.goto(split);
    const panel = page.locator('main [data-first-screen] details');
    const facts = panel.locator(':scope > div');
    const aside = page.locator('main [data-tone="tint"]:not([data-first-screen])');
    await expect(panel.locator('summary')).toBeHidden();
    const parts = await page.locator('article section:not([data-tone])').all();
    expect(parts.length).toBeGreaterThan(3);
    for (const passing of parts) {
      await passing.evaluate((part) =>
        part.scrollIntoView({ block: 'start', behavior: 'instant' }),
      );
      const turned = await aside.evaluate((one) => one.getBoundingClientRect().top <= 1);
      const half = turned ? aside : page.locator('article > [data-first-screen]');
      // A half that ends in the window scrolls away together with its content.
      if (await half.evaluate((one) => one.getBoundingClientRect().bottom < innerHeight)) continue;
      const stays = turned ? aside : facts;
      const words = turned ? 'Who worked on it' : 'Client';
      await expect(stays.getByText(words)).toBeInViewport({ ratio: 1 });
      await expect(stays.getByRole('link', { name: 'See the work' })).toBeInViewport({ ratio: 1 });
    }
    const links = await page.locator('main a:visible').all();
    for (const link of links.reverse()) {
      await link.focus();
      await expect
        .poll(() =>
          link.evaluate((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            const seen = document.elementFromPoint(
              left + width / 2,
              top + Math.min(height, 40) / 2,
            );
            return element.contains(seen) || seen?.contains(element);
          }),
        )
        .toBe(true);
    }
  });

  test('in a low window they scroll with the page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 560 });
    await page.goto(split);
    const panel = page.locator('main [data-first-screen] details');
    await expect(panel).toHaveCSS('position', 'static');
  });
});

/** Collects the videos that the page requests from now on. */
function requestedVideos(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/film/')) names.push(pathname);
  });
  return names;
}
const isPaused = (page: Page) =>
  page.locator('main video').evaluate((video: HTMLVideoElement) => video.paused);

test.describe('the film', () => {
  test('plays after its first frame, pauses and resumes by keyboard', async ({ page }) => {
    const names = requestedVideos(page);
    await page.goto(`${film}/small-hours`);
    await expect(page.locator('[data-video]')).toHaveAttribute('data-visible', '');
    expect(names.length).toBeGreaterThan(0);
    const pause = page.getByRole('button', { name: 'Pause the film' });
    await pause.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isPaused(page)).toBe(true);
    const play = page.getByRole('button', { name: 'Play the film' });
    await expect(play).toBeFocused();
    await page.keyboard.press('Space');
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  test('with reduced motion there is only the first frame, and no video is loaded', async ({
    page,
  }) => {
    const names = requestedVideos(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(film, { waitUntil: 'load' });
    await expect(page.locator('[data-video] img')).toBeVisible();
    // Its script has run, and observes visibility.
    await expect(page.locator('[data-video] video')).toHaveAttribute('style', /object-position/);
    await waitForPaint(page);
    expect(names).toEqual([]);
    await expect(page.getByRole('button', { name: /the film$/ })).toHaveCount(0);
  });

  test('the strip is whole on a desk, and elsewhere pulled along by arrow keys', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(film);
    const strip = page.getByRole('region', { name: 'Stills' });
    expect(await strip.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1);
    await page.setViewportSize({ width: 390, height: 844 });
    await strip.focus();
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(40);
  });
});

test.describe('the figures', () => {
  const bar = '[data-print-colors][data-kind]';

  test('bars have the lengths that their numbers say', async ({ page }) => {
    await page.goto(figures);
    for (const bars of await page.locator(`dl:has(${bar})`).all()) {
      const [before, after] = await bars
        .locator(bar)
        .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
      expect(Math.max(before ?? 0, after ?? 0)).toBeGreaterThan(100);
      expect(Math.min(before ?? 0, after ?? 0)).toBeGreaterThanOrEqual(3);
    }
    const [before, after] = await page
      .locator(`main [data-first-screen] ${bar}`)
      .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
    // Eleven minutes and nineteen seconds.
    expect((after ?? 0) / (before ?? 1)).toBeCloseTo(19 / 660, 2);
  });

  test('a part of a whole is drawn on all of it', async ({ page }) => {
    await page.goto(figures);
    const shares = (words: string) =>
      page
        .locator('li:has(dl)', { hasText: words })
        .locator(bar)
        .evaluateAll((bars) =>
          bars.map(
            (bar) =>
              bar.clientWidth / (bar.parentElement as HTMLElement).getBoundingClientRect().width,
          ),
        );
    const [twelve, fortySix] = await shares('visitors to the fourth floor');
    expect(twelve).toBeCloseTo(0.12, 1);
    expect(fortySix).toBeCloseTo(0.46, 2);
    expect((await shares('people with a screen reader'))[1]).toBeCloseTo(1, 2);
  });

  test('the table says all of it, on a phone as well', { tag: '@phone' }, async ({ page }) => {
    await page.goto(figures);
    const project = projects.find(({ path }) => path === figures);
    const table = page.getByRole('table');
    for (const { value, label } of project?.figures ?? []) {
      const row = table.getByRole('row', { name: label });
      await expect(row.getByText(value, { exact: true })).toBeVisible();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      await page.evaluate(() => innerWidth),
    );
  });
});

test('no telling but the film runs a script of its own at load', async ({ page }) => {
  for (const path of [longRead, split, figures]) {
    await page.goto(path);
    const islands = page.locator('main astro-island');
    await expect(islands).toHaveCount(0);
  }
});
