import type { Page } from '@playwright/test';
import { siteConfig } from '../../site.config.ts';
import { expect, test } from '../fixtures.ts';
import { type DrawnCord, drawnCords } from './drawn-cord.ts';

/*
 * Drawings of the cord on every page of the line: whole, and beside the words, also where colors,
 * scripts or motion are missing, and on paper.
 */

/** Pages that the line begins and ends on. */
const [start, last] = ['/', '/page/contact-us'];

const pages = [
  // A site with another home begins at about-us.
  ...(siteConfig.home === 'business' ? [start] : []),
  ...['about-us', 'who-we-are', 'our-team', 'our-process', 'our-services', 'web-dev'].map(
    (name) => `/page/${name}`,
  ),
  ...['/page/CaseStudy', '/page/career', last],
];

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** US Letter upright and across at 96 dots per inch, within the margins of `@page`. */
const sheets = [
  { width: 703, height: 926 },
  { width: 943, height: 687 },
];

const media = {
  'with forced colors': { media: { forcedColors: 'active' }, sizes: windows },
  'with reduced motion': { media: { reducedMotion: 'reduce' }, sizes: windows },
  'on paper': { media: { media: 'print' }, sizes: sheets },
} as const;

/** Expects every drawing of a page to be whole, and returns them. */
async function expectWhole(page: Page, path: string): Promise<DrawnCord[]> {
  const drawings = await drawnCords(page);
  expect(drawings.filter(({ isFirst }) => isFirst).length).toBeGreaterThan(0);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  for (const [index, { from, to, cutBy, crossed, running }] of drawings.entries()) {
    expect.soft({ cutBy, crossed, running }).toEqual({ cutBy: null, crossed: [], running: [] });
    // From one edge of the window to the other, but for the telephones at its ends.
    if (path === start ? index > 0 : path !== last || index === 0) expect.soft(from).toBe(0);
    if (path !== last) expect.soft(to).toBe(width);
  }
  return drawings;
}

/** Waits until transitions of a new size of the window are over: with less motion they take one frame. */
const waitForFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Returns system colors as they are computed. */
const systemColors = (page: Page) =>
  page.evaluate(() =>
    ['CanvasText', 'Canvas'].map((name) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = name;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }),
  );

for (const path of pages) {
  for (const [name, { media: emulated, sizes }] of Object.entries(media))
    test(`${path}: the line is whole ${name}, and crosses no words`, async ({ page }) => {
      await page.emulateMedia(emulated);
      await page.goto(path);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await waitForFrames(page);
        const drawings = await expectWhole(page, path);
        for (const { colors, height, breakInside } of drawings) {
          if (name === 'with forced colors') {
            const [text = '', ground = ''] = await systemColors(page);
            expect(colors).toContain(text);
            expect([text, ground]).toEqual(expect.arrayContaining(colors));
          }
          if (name !== 'on paper') continue;
          expect(breakInside).toBe('avoid');
          expect(height).toBeLessThan(size.height);
        }
      }
    });

  test.describe(`${path}, without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('the line is whole, and crosses no words', async ({ page }) => {
      await page.goto(path);
      for (const size of windows) {
        await page.setViewportSize(size);
        await expectWhole(page, path);
      }
    });
  });
}
