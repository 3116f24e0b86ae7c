import type { Page } from '@playwright/test';

/**
 * Waits until a page has painted two frames: intersection observers have been notified by then, and
 * lazy pictures near the viewport requested. For tests that something does not happen.
 */
export const waitForPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
      }),
  );
