import type { Page } from '@playwright/test';

/**
 * Waits until a page has been drawn twice: what is in view has been reported to its observers by then,
 * and lazy pictures near it have been asked for. For tests of what must not happen.
 */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
      }),
  );
