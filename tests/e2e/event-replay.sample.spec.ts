import type { Page } from '@playwright/test';
import { success } from '../../src/words/forms.ts';
import { interact } from '../first-interaction.ts';
import { expect, test } from '../fixtures.ts';
import { resumeClockWith, stopClock, testTime } from '../stopped-clock.ts';
import { delayChunks, openBeforeHydration } from './delay-chunks.ts';
import {
  errorOf,
  expectMailWith,
  fill,
  formOn,
  newPerson,
  pages,
  submitButton,
} from './form-helpers.ts';

/** Pictures of a gallery, each a link to its file. */
const galleryLinks = (page: Page) => page.locator('li > a[data-replay-until]:has(> img)');

test('a picture that is opened by key before its code is there opens in the lightbox', async ({
  page,
}) => {
  const release = await delayChunks(page);
  await stopClock(page);
  await openBeforeHydration(page, '/elements/image-gallery');
  const link = galleryLinks(page).nth(2);
  await link.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.clock.runFor(300);
  await expect(page).toHaveURL(/\/elements\/image-gallery$/);
  release();
  await resumeClockWith(page, link);
  const box = page.locator('.yarl__root');
  await expect(box).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('where the code cannot be loaded, the picture opens by itself', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED|ViewTransition|Transition was skipped/);
  await page.route(/static\/js\/(?!page)/, (route) => route.abort());
  await openBeforeHydration(page, '/elements/image-gallery');
  await galleryLinks(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/media\/.+\.(avif|jpg)$/);
});

test('a video clicked before hydration plays in the page', async ({ page, expectErrors }) => {
  expectErrors(/youtube/);
  await page.route(/youtube/, (route) => route.abort());
  const release = await delayChunks(page);
  await stopClock(page);
  await openBeforeHydration(page, '/elements/video');
  const poster = page.locator('[data-embed] a[data-replay-until]').first();
  await poster.click();
  release();
  await resumeClockWith(page, poster);
  await expect(page.locator('[data-embed] iframe').first()).toBeAttached();
  await expect(page).toHaveURL(/\/elements\/video$/);
});

test('an island whose props cannot be loaded shows an error, and the page keeps working', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/);
  await page.route('**/static/props/**', (route) => route.abort());
  await page.goto('/privacy');
  const header = page.locator('astro-island[data-props]:has([data-site-header])');
  await expect(header).toHaveCount(1);
  // By mouse: the Tab key would place the skip link over the logo.
  await interact(page);
  await expect(header.locator('.part-error')).toBeAttached();
  await page.locator('[data-site-header] a').first().click();
  await expect(page).toHaveURL('/');
});

/** Errors of a chunk that could not be loaded. Others may be pending when the clock is advanced. */
const lossesOf = (page: Page, chunk: string) =>
  page.evaluate(
    (name) =>
      (window as unknown as { lost?: string[] }).lost?.filter((error) => error.includes(name)) ??
      [],
    ` ${chunk} `,
  );

/** The header's island: an advanced clock would count it as failed while it is loading. */
const headerOf = (page: Page) => page.locator('astro-island:has([data-site-header])');

async function noteLostParts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const lost: string[] = [];
    const codes: string[] = [];
    Object.assign(window, { lost, codes });
    addEventListener('site:part-error', (event) => {
      const { name, message, code } = (event as CustomEvent<Error & { code?: string }>).detail;
      lost.push(`${name}: ${message}`);
      if (code) codes.push(code);
    });
  });
}

test('[B3] [X5] an island that does not load fails after 120 s, and works if it loads later', async ({
  page,
}) => {
  await page.clock.install({ time: testTime });
  await noteLostParts(page);
  const release = await delayChunks(page, /static\/js\/quantity\./);
  await page.goto('/elements/counters');
  await page.clock.pauseAt(testTime.getTime() + 60_000);
  const box = page.locator('[data-ground] > div:has([type="number"])').last();
  const field = box.getByRole('spinbutton').first();
  const request = page.waitForRequest(/static\/js\/quantity\./);
  await field.scrollIntoViewIfNeeded();
  await interact(page);
  await request;
  const note = page.locator('astro-island:has([type="number"]) > .part-error');
  await expect(headerOf(page)).not.toHaveAttribute('ssr');
  await page.clock.fastForward(119_000);
  await expect(note).toBeHidden();
  await page.clock.fastForward(1000);
  await expect(note).toContainText('could not be loaded');
  await expect(note.getByRole('link', { name: 'Reload the page' })).toBeVisible();
  expect(await lossesOf(page, 'quantity')).toEqual([
    'ChunkLoadError: Loading chunk quantity failed',
  ]);
  release();
  await expect(note).toHaveCount(0);
  const before = Number(await field.inputValue());
  await box
    .getByRole('button', { name: /^One more/ })
    .first()
    .click();
  await expect(field).toHaveValue(`${before + 1}`);
});

test('[B3] [X5] a carousel that does not load is reported after 120 s, and its row still scrolls', async ({
  page,
}) => {
  await page.clock.install();
  await noteLostParts(page);
  await delayChunks(page, /static\/js\/swiper/);
  const request = page.waitForRequest(/static\/js\/swiper/);
  await page.goto('/home-startup');
  const row = page.locator('div:has(> .swiper-wrapper)').first();
  await row.scrollIntoViewIfNeeded();
  await request;
  await expect(headerOf(page)).not.toHaveAttribute('ssr');
  await page.clock.fastForward(120_000);
  await expect
    .poll(() => lossesOf(page, 'carousel'))
    .toEqual(['ChunkLoadError: Loading chunk carousel failed']);
  // Without its code the row still scrolls.
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

/** Message for files that could not be loaded, outside of all other content. */
const lossNote = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'A part of this page could not be loaded.' });

test('[X5] if no script loads, the page shows one notice, which can be dismissed', {
  tag: '@phone',
}, async ({ page, expectErrors }) => {
  expectErrors(/ERR_FAILED/);
  await noteLostParts(page);
  await page.route('**/static/js/**', (route) => route.abort());
  await page.goto('/privacy');
  await expect(lossNote(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(1);
  expect(await lossesOf(page, 'islands')).toEqual(['ChunkLoadError: Loading chunk islands failed']);
  await expect(lossNote(page).getByRole('link', { name: 'Reload the page' })).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(lossNote(page)).toBeHidden();
  await page.locator('[data-site-header] a').first().click();
  await expect(page).toHaveURL('/');
});

for (const { kind, path } of [
  { kind: 'of all pages', path: /static\/css\/page\./ },
  { kind: 'of a page of its own', path: /static\/css\/home-/ },
  { kind: 'that comes late', path: /static\/css\/theme-/ },
]) {
  test(`[X5] a style sheet ${kind} is requested again, and its loss is reported`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/ERR_FAILED/);
    await noteLostParts(page);
    const requests: string[] = [];
    await page.route(path, async (route) => {
      requests.push(route.request().url());
      await (requests.length === 1 ? route.abort() : route.continue());
    });
    const sheet = page.locator('link[rel=stylesheet][href$="?"]');
    await page.goto('/home-startup');
    const isLoaded = () =>
      sheet.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).sheet !== null));
    await expect.poll(isLoaded).toEqual([true]);
    await expect(lossNote(page)).toHaveCount(0);

    await page.unroute(path);
    await page.route(path, (route) => route.abort());
    await page.goto('/home-corporate');
    await expect(lossNote(page)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { codes: string[] }).codes)).toEqual([
      'CSS_CHUNK_LOAD_FAILED',
    ]);
    const [loss] = await lossesOf(page, 'chunk');
    expect(loss).toMatch(/^ChunkLoadError: Loading chunk (?:page|(?:home|theme)-[\w-]+) failed$/);
  });
}

test('a script of another site that is blocked is no loss of the page', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED|Content Security Policy/);
  await page.goto('/privacy');
  const failed = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = document.createElement('script');
        script.src = 'https://widget.example/chat.js';
        script.addEventListener('error', () => resolve('failed'));
        document.body.append(script);
      }),
  );
  expect(failed).toBe('failed');
  await expect(lossNote(page)).toHaveCount(0);
});

test('[B3] a lightbox that does not load opens the picture file after 120 s', async ({
  page,
  expectErrors,
}) => {
  // Chromium 150 logs this on navigation to a document without a view transition.
  expectErrors(/^Transition was skipped/);
  await page.clock.install();
  await delayChunks(page, /static\/js\/lightbox-view/);
  await page.goto('/elements/image-gallery');
  const request = page.waitForRequest(/static\/js\/lightbox-view/);
  await galleryLinks(page).first().focus();
  await page.keyboard.press('Enter');
  await request;
  await expect(page).toHaveURL(/\/elements\/image-gallery$/);
  await page.clock.fastForward(120_000);
  await expect(page).toHaveURL(/\/media\/.+\.(avif|jpg)$/);
});

test('each click on a button before hydration counts', async ({ page }) => {
  const release = await delayChunks(page);
  await stopClock(page);
  await openBeforeHydration(page, '/elements/counters');
  const box = page.locator('[data-ground] > div:has([type="number"])').last();
  const field = box.getByRole('spinbutton').first();
  const before = Number(await field.inputValue());
  const more = box.getByRole('button', { name: /^One more/ }).first();
  for (let press = 0; press < 3; press += 1) await more.click();
  await expect(field).toHaveValue(`${before}`);
  release();
  await resumeClockWith(page, field);
  await expect(field).toHaveValue(`${before + 3}`);
});

test('links without another meaning wait for nothing', async ({ page }) => {
  await delayChunks(page);
  await openBeforeHydration(page, '/elements/image-gallery');
  await page.locator('[data-site-header] a').first().click();
  await expect(page).toHaveURL('/');
});

test('“Write to us” opens its panel even before the scripts of the page have run', async ({
  page,
}) => {
  const release = await delayChunks(page);
  await stopClock(page);
  await openBeforeHydration(page, '/privacy');
  await page.getByRole('link', { name: 'Write to us' }).last().focus();
  await page.keyboard.press('Enter');
  release();
  await page.waitForLoadState('domcontentloaded');
  await page.clock.resume();
  await expect(page.locator('#write-to-us').getByLabel('Name')).toBeVisible();
  await expect(page).toHaveURL(/\/privacy$/);
});

test.describe('forms', () => {
  test('the first submission shows our messages, even before hydration', async ({ page }) => {
    const release = await delayChunks(page);
    await stopClock(page);
    await openBeforeHydration(page, pages.contact);
    const form = formOn(page, 'contact');
    await form.locator('[name="phone"]').fill('555');
    await submitButton(form).click();
    release();
    await resumeClockWith(page, form);
    expect(await errorOf(form, 'name')).toBe('Field is required.');
    expect(await errorOf(form, 'phone')).toBe('Invalid phone');
    await expect(form.locator('[name="name"]')).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${pages.contact}$`));
  });

  test('one that is submitted before hydration arrives once, by the form’s own request', async ({
    page,
  }) => {
    const release = await delayChunks(page);
    await stopClock(page);
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/feedback')) posts += 1;
    });
    await openBeforeHydration(page, pages.contact);
    const form = formOn(page, 'contact');
    const person = newPerson('Hasty');
    await fill(form, person);
    await submitButton(form).click();
    await submitButton(form).click();
    release();
    await resumeClockWith(page, form);
    await expect(form.getByRole('status')).toBeVisible();
    await expectMailWith(person.name);
    expect(posts).toBe(1);
  });

  test('where the code cannot be loaded, the browser checks and posts', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/ERR_FAILED/);
    await page.route(/static\/js\/(?!page)/, (route) => route.abort());
    await openBeforeHydration(page, pages.contact);
    const form = formOn(page, 'contact');
    await fill(form, newPerson('Offline'));
    await submitButton(form).click();
    await expect(page.getByRole('heading', { name: success.contact })).toBeVisible();
  });
});
