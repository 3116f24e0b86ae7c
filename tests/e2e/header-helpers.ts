import type { Page } from '@playwright/test';
import { deferredSheetsLoaded } from '../every-page/loading.ts';
import { header } from './site-chrome-helpers.ts';

export const demo = (name: string) => `/headers/${name}`;
export const menuButton = (page: Page) =>
  header(page).getByRole('button', { name: 'Open the menu' });

/** Selectors of parts of a header; those in a layer of the menu come after the bar's own. */
export const parts = {
  /** The name, which is a link in the bar itself. */
  logo: '[data-site-header] > div > a',
  /** The main menu, or its first half. */
  menu: '[data-site-header] nav',
  /** The button by which the menu opens. A role finds it only while it is visible. */
  menuButton: '[command="show-modal"][commandfor="small-screen-menu"]',
};

/** Returns the visible share of the bar, in percent of its height. */
export const shown = (page: Page) =>
  header(page).evaluate((element) => {
    const bar = element.querySelector(':scope > div > a')?.parentElement ?? element;
    const { top, bottom, height } = bar.getBoundingClientRect();
    return Math.round(
      (100 * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))) / height,
    );
  });

/**
 * Waits until the deferred style sheet and the full fonts are loaded: text below the first screen
 * no longer reflows.
 */
export async function settled(page: Page) {
  await deferredSheetsLoaded(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Returns the cumulative layout shift since navigation. */
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

/** Returns the distances of an element's edges from those of the window, in pixels. */
export const box = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const { clientWidth } = document.documentElement;
      return { left, top, right, bottom, width, height, window: clientWidth, tall: innerHeight };
    });
