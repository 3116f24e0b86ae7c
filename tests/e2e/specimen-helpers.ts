import { expect, type Locator, type Page } from '@playwright/test';
import { interact } from '../first-interaction.ts';

/** Locates a specimen by its anchor. */
export const specimen = (page: Page, id: string) => page.locator(`#${id} > [data-ground] > div`);

/** Scrolls a specimen into view, triggers the first interaction, and waits for hydration. */
export async function hydratedSpecimen(page: Page, id: string): Promise<Locator> {
  const part = specimen(page, id);
  await part.scrollIntoViewIfNeeded();
  await interact(page);
  await expect(part.locator('astro-island[ssr]')).toHaveCount(0);
  return part;
}
