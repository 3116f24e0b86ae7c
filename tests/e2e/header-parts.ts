import type { Page } from '@playwright/test';
import { deferredSheetsLoaded } from '../every-page/loading.ts';
import { header } from './frame-parts.ts';

export const demo = (name: string) => `/headers/${name}`;
export const menuButton = (page: Page) =>
  header(page).getByRole('button', { name: 'Open the menu' });

/** How much of the bar is in the window, in percent of its height. */
export const shown = (page: Page) =>
  header(page).evaluate((element) => {
    const bar = element.querySelector('.site-header-row') ?? element;
    const { top, bottom, height } = bar.getBoundingClientRect();
    return Math.round(
      (100 * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))) / height,
    );
  });

/** Late sheet and whole typefaces are in: lines below the first screen break as they will stay. */
export async function settled(page: Page) {
  await deferredSheetsLoaded(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** What has moved by itself since the page began to load: cumulative layout shift. */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            };
            if (!hadRecentInput) sum += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

/** Distance of an element's left, top, right and bottom from those of the window, in pixels. */
export const box = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const { clientWidth } = document.documentElement;
      return { left, top, right, bottom, width, height, window: clientWidth, tall: innerHeight };
    });
