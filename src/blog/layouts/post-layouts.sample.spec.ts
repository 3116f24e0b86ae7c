import type { Page } from '@playwright/test';
import { readPages } from '../../../scripts/read-pages.ts';
import { interact } from '../../../tests/first-interaction.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { formatPath } from '../../content/post-path.ts';
import { postPageCopy as text } from '../copy.ts';
import { posts } from '../posts.ts';
import { guideCopy } from './guide/copy.ts';
import { interviewCopy } from './interview/copy.ts';
import { layoutPaths } from './layout-paths.ts';
import { noteCopy } from './note/copy.ts';

const mark = (page: Page, number: number) => page.locator(`#user-content-fnref-${number}`);
const note = (page: Page, number: number) => page.locator(`#user-content-fn-${number}`);
const box = async (page: Page, number: number) => {
  const [line, beside] = [
    await mark(page, number).boundingBox(),
    await note(page, number).boundingBox(),
  ];
  if (!line || !beside) throw new Error(`Note ${number} is not shown.`);
  return { line, beside };
};
const ticks = (page: Page) => page.getByRole('checkbox', { name: guideCopy.done });
const steps = (page: Page) => page.getByRole('navigation', { name: guideCopy.progress });

test('every layout is the one page of its post, which every other dress names', async ({
  page,
}) => {
  const paths = readPages().map(({ path }) => path);
  for (const path of Object.values(layoutPaths)) {
    expect(paths).toContain(path);
    const post = posts.find(({ link }) => link === path);
    if (!post) throw new Error(`No post stands at ${path}.`);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
    const formats = page.getByRole('navigation', { name: text.formats.label });
    await expect(formats.locator('[aria-current="page"]')).toHaveAttribute('href', path);
    await page.goto(formatPath('gallery', post.id));
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(path);
  }
});

test.describe('the essay', () => {
  test('has its notes beside their lines on a wide screen, and none over another', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(layoutPaths.essay);
    let last = 0;
    for (const number of [1, 2, 3, 4, 5]) {
      const { line, beside } = await box(page, number);
      expect(beside.x).toBeGreaterThan(line.x + line.width);
      expect(Math.abs(beside.y - line.y)).toBeLessThan(40);
      expect(beside.y).toBeGreaterThan(last);
      last = beside.y + beside.height;
    }
  });

  test('has its notes below the text on a phone; keys lead there and back', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(layoutPaths.essay);
    const { line, beside } = await box(page, 3);
    expect(beside.y).toBeGreaterThan(line.y + 400);
    await mark(page, 3).focus();
    await page.keyboard.press('Enter');
    await expect(note(page, 3)).toBeInViewport();
    await note(page, 3).getByRole('link').last().focus();
    await page.keyboard.press('Enter');
    await expect(mark(page, 3)).toBeInViewport();
  });
});

test('the questions of the interview lead to their answers', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(layoutPaths.interview);
  const list = page.getByRole('navigation', { name: interviewCopy.questions });
  const link = list.getByRole('link').nth(3);
  const name = (await link.textContent()) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
});

test.describe('the guide', () => {
  test('counts the steps that are ticked, by keys', async ({ page }) => {
    await page.goto(layoutPaths.guide);
    await expect(ticks(page)).toHaveCount(await steps(page).getByRole('link').count());
    const second = steps(page).getByRole('link').nth(1);
    const ground = () => second.evaluate((link) => getComputedStyle(link).backgroundColor);
    const before = await ground();
    await ticks(page).nth(1).focus();
    await page.keyboard.press('Space');
    await expect(ticks(page).nth(1)).toBeChecked();
    await expect.poll(ground).not.toBe(before);
    await page.keyboard.press('Space');
    await expect.poll(ground).toBe(before);
  });

  test('has the numbers of its steps above the first one', { tag: '@phone' }, async ({ page }) => {
    await page.goto(layoutPaths.guide);
    const bar = await steps(page).boundingBox();
    const first = await page.getByRole('heading', { level: 2 }).and(page.locator('li h2')).first();
    const heading = await first.boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
  });

  test('gives its list away, as it stands there', async ({ page, context, browserName }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium lets a test read what was copied.');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(layoutPaths.guide);
    const button = page.getByRole('button', { name: guideCopy.copy.label });
    await page.locator('main li pre').scrollIntoViewIfNeeded();
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: guideCopy.copy.done })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')).toHaveLength(8);
  });

  test('prints on two sheets, with boxes to tick and without the rest of the page', async ({
    page,
  }) => {
    await page.goto(layoutPaths.guide);
    await page.emulateMedia({ media: 'print' });
    await expect(ticks(page).first()).toBeVisible();
    await expect(steps(page)).toBeHidden();
    await expect(page.getByLabel(text.author.heading, { exact: true })).toBeHidden();
    const pdf = await page.pdf({ format: 'Letter' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  });
});

test.describe('the picture story', () => {
  const frames = (page: Page) => page.locator('a[data-lightbox]');

  test('opens a picture large, turns in its own order, and gives the focus back', {
    tag: '@phone',
  }, async ({ page }) => {
    const { gallery = [] } = posts.find(({ link }) => link === layoutPaths.story) ?? {};
    await page.goto(layoutPaths.story);
    await interact(page);
    await expect(page.locator('astro-island[ssr][client="intent"]')).toHaveCount(0);
    await expect(frames(page)).toHaveCount(gallery.length);
    await frames(page).nth(1).focus();
    await page.keyboard.press('Enter');
    const line = page.locator('.yarl__slide_current .yarl__slide_description');
    await expect(line).toHaveText(gallery[1]?.caption ?? '');
    await page.keyboard.press('ArrowRight');
    await expect(line).toHaveText(gallery[2]?.caption ?? '');
    await page.keyboard.press('Escape');
    await expect(page.locator('.yarl__root')).toHaveCount(0);
    await expect(frames(page).nth(1)).toBeFocused();
  });
});

test('the note stands on one screen and ends with the next ones', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(layoutPaths.note);
  const note = page.locator('article[data-first-screen]');
  await expect(note.locator('time')).toBeInViewport();
  await expect(note.locator('h1 + div p').last()).toBeInViewport({ ratio: 1 });
  const next = page.getByRole('navigation', { name: noteCopy.next });
  await expect(next.getByRole('link')).toHaveCount(4);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures lead to their files, boxes can be ticked, and the list is there', async ({
    page,
  }) => {
    await page.goto(layoutPaths.story);
    await expect(page.locator('a[data-lightbox]').first()).toHaveAttribute('href', /^\/media\//);
    await page.goto(layoutPaths.guide);
    await ticks(page).first().check();
    await expect(ticks(page).first()).toBeChecked();
    await expect(page.locator('main li pre')).toBeVisible();
    await expect(page.getByRole('button', { name: guideCopy.copy.label })).toHaveCount(0);
  });
});
