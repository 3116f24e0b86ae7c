import type { Page } from '@playwright/test';

/**
 * Delays chunks, so that interactions happen before hydration. @returns a function that releases
 * them
 */
export async function delayChunks(
  page: Page,
  files: string | RegExp = '**/static/js/**',
): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Loads a page while its chunks are delayed. */
export async function openBeforeHydration(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('[data-site-footer]').waitFor({ state: 'attached' });
}
