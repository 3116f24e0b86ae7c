import type { Page } from '@playwright/test';
import { videos as films } from '../../src/showcase/page-titles/videos.ts';
import { expect, test } from '../fixtures.ts';
import { waitForPaint } from '../wait-for-paint.ts';
import { hydratedSpecimen } from './specimen-helpers.ts';

const path = '/page-title/background-video';

/** Collects the names of the videos that the page requests from now on. */
function requestedVideos(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/film/')) names.push(pathname.replace(/^\/film\/|\.\w+$/g, ''));
  });
  return names;
}
const title = (page: Page) => page.locator('header [data-video]');
const isPaused = (page: Page) =>
  title(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.paused);

test('plays after its first frame, pauses and resumes by keyboard', async ({ page }) => {
  const names = requestedVideos(page);
  await page.goto(path, { waitUntil: 'commit' });
  // The first frame is part of the page itself.
  await expect(title(page).locator('img')).toHaveAttribute('src', /abstract-aurora/);
  const pause = page.getByRole('button', { name: 'Pause the film' });
  await expect(pause).toBeVisible();
  await expect(title(page)).toHaveAttribute('data-visible', '');
  expect(await isPaused(page)).toBe(false);
  expect([...new Set(names)]).toEqual(['aurora']);

  await pause.focus();
  await page.keyboard.press('Space');
  const play = page.getByRole('button', { name: 'Play the film' });
  await expect(play).toBeFocused();
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(pause).toBeFocused();
  await expect.poll(() => isPaused(page)).toBe(false);
});

test('rests while it is out of view', async ({ page }) => {
  await page.goto(path);
  await expect(title(page)).toHaveAttribute('data-visible', '');
  await page.getByRole('heading', { name: 'The ten titles' }).scrollIntoViewIfNeeded();
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => isPaused(page)).toBe(false);
});

test('the video shifts nothing when it loads', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as PerformanceEntry & { sources: { node: Node | null }[] };
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element?.closest('main')) moved.push(element.outerHTML.slice(0, 90));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await expect(title(page)).toHaveAttribute('data-visible', '');
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

for (const [wish, ask] of [
  ['less motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'less data',
    (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }),
  ],
] as const) {
  test(`with ${wish} there is only the first frame, and no video is loaded`, async ({ page }) => {
    const names = requestedVideos(page);
    await ask(page);
    await page.goto(path, { waitUntil: 'load' });
    await expect(title(page).locator('img')).toBeVisible();
    // Its script has run, and observes visibility.
    await expect(title(page).locator('video')).toHaveAttribute('style', /object-position/);
    await waitForPaint(page);
    expect(names).toEqual([]);
    await expect(page.getByRole('button', { name: /the film$/ })).toHaveCount(0);
  });
}

test('films of the shelf are loaded when they are pressed', async ({ page }) => {
  const names = requestedVideos(page);
  await page.goto(path);
  for (const { title: name } of films) {
    await page.getByRole('button', { name: `Play: ${name}` }).scrollIntoViewIfNeeded();
  }
  expect(names.filter((name) => name !== 'aurora')).toEqual([]);
  await page.getByRole('button', { name: 'Play: Silk' }).click();
  await expect(page.getByRole('button', { name: 'Pause: Silk' })).toBeVisible();
  await expect(page.locator('[data-video="/film/silk"]')).toHaveAttribute('data-visible', '');
  expect(names).toContain('silk');
});

test('a film of one’s own plays by key on the page of the video element', async ({ page }) => {
  const names = requestedVideos(page);
  await page.goto('/elements/video');
  const part = await hydratedSpecimen(page, 'own');
  expect(names).toEqual([]);
  // Cropped like its poster: from then on its button works.
  await expect(part.locator('video')).toHaveAttribute('style', /object-position/);
  await part.getByRole('button', { name: 'Play the film, 8 seconds' }).focus();
  await page.keyboard.press('Enter');
  await expect(part.locator('[data-video]')).toHaveAttribute('data-visible', '');
  await expect(part.getByRole('button', { name: 'Pause the film' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(part.getByRole('button', { name: /^Play the film/ })).toBeFocused();
});
