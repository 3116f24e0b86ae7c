import type { Page } from '@playwright/test';
import { siteConfig } from '../../site.config.ts';
import { cordWords } from '../../src/words/cord.ts';
import { expect, test } from '../fixtures.ts';

/** Record of the view transition that showed a page. */
interface Transition {
  /** Animations of the page before and of this page: `pseudo-element name duration direction`. */
  views: string[];
  isBack: boolean;
}

/** Records the view transition of each page that is opened, from its first frame on. */
async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (!viewTransition) return;
      void viewTransition.ready.then(() => {
        const views = document.getAnimations().flatMap((animation) => {
          const effect = animation.effect as KeyframeEffect;
          if (!/-(?:old|new)\(root\)$/.test(effect.pseudoElement ?? '')) return [];
          const frames = effect.getKeyframes() as { translate?: string }[];
          const translate = frames.map((frame) => frame.translate ?? '');
          const { duration, direction } = effect.getTiming();
          return `${effect.pseudoElement} ${translate.join(' to ')} ${duration} ${direction}`;
        });
        const isBack = 'back' in document.documentElement.dataset;
        Object.assign(window, { transition: { views: views.sort(), isBack } });
      });
    });
  });
}

const transitionOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { transition?: Transition }).transition);

const next = (page: Page) =>
  page.getByRole('navigation', { name: cordWords.next }).getByRole('link');

/** Follows the line to its end; returns the names of the pages, and calls back on each. */
async function followLine(page: Page, onPage?: () => Promise<void>): Promise<string[]> {
  // The first page of the line, where the home at `/` has none.
  const isOnHome = siteConfig.home === 'business';
  await page.goto(isOnHome ? '/' : '/page/about-us');
  const visited = isOnHome ? [] : ['about-us'];
  while ((await next(page).count()) > 0) {
    const address = page.url();
    const title = await next(page).locator('span').last().textContent();
    await next(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${title}`);
    await onPage?.();
    visited.push(new URL(page.url()).pathname.replace('/page/', ''));
  }
  return visited;
}

/** Pages of the firm after its home, in the order of the line. */
const pagesOfTheLine = [
  ...['about-us', 'who-we-are', 'our-team', 'our-process', 'our-services', 'web-dev'],
  ...['CaseStudy', 'career', 'contact-us'],
];

test('the line leads through all pages of the firm to the telephone', async ({ page }) => {
  expect(await followLine(page)).toEqual(pagesOfTheLine);
});

test('the next page comes in at the right, and the one before at the left', async ({ page }) => {
  await recordTransitions(page);
  await page.goto('/page/about-us');
  expect(await transitionOf(page)).toBeUndefined();
  await next(page).click();
  await expect(page).toHaveURL('/page/who-we-are');
  await expect
    .poll(() => transitionOf(page))
    .toEqual({
      isBack: false,
      views: [
        '::view-transition-new(root) 100% to none 500 normal',
        '::view-transition-old(root) none to -100% 500 normal',
      ],
    });
  await page.goBack();
  await expect(page).toHaveURL('/page/about-us');
  await expect
    .poll(() => transitionOf(page))
    .toEqual({
      isBack: true,
      views: [
        '::view-transition-new(root) none to -100% 500 reverse',
        '::view-transition-old(root) 100% to none 500 reverse',
      ],
    });
});

test('with less motion, pages change at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordTransitions(page);
  const visited = await followLine(page, async () => {
    expect(await transitionOf(page)).toBeUndefined();
  });
  expect(visited).toEqual(pagesOfTheLine);
});

for (const width of [390, 1280])
  test(`the receiver is a link to the number, all of it, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/page/contact-us');
    const receiver = page.getByRole('main').getByRole('link', { name: /^Call / });
    await expect(receiver).toHaveAttribute('href', /^tel:/);
    const places = await receiver.evaluate((link) => {
      const { left, top, width: wide, height } = link.getBoundingClientRect();
      return [0.1, 0.5, 0.9].map((share) => {
        const hit = document.elementFromPoint(left + share * wide, top + height / 2);
        return { isLink: hit === link, wide, height };
      });
    });
    for (const place of places) {
      expect(place.isLink).toBe(true);
      expect(Math.min(place.wide, place.height)).toBeGreaterThanOrEqual(44);
    }
    await page
      .getByRole('link', { name: /^\(\d{3}\)/ })
      .first()
      .focus();
    await page.keyboard.press('Tab');
    await expect(receiver).toBeFocused();
    expect(await receiver.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
  });
