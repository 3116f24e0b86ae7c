import type { Page } from '@playwright/test';

/** Keeps code waiting, so that whoever acts now is early. @returns lets it come */
export async function holdCode(
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

/** The page stands; what is held is not there yet. */
export async function openEarly(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('[data-site-footer]').waitFor({ state: 'attached' });
}
