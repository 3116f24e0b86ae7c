import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Stops the clock of the documents to come. An event that happens before its island has hydrated is
 * replayed for nine seconds; by this clock nothing is late, however slow the machine is.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

/** Waits until the island around a part has hydrated, and lets the clock run again. */
export async function resumeClockWith(page: Page, part: Locator): Promise<void> {
  await expect(part.locator('xpath=ancestor::astro-island[@ssr]')).toHaveCount(0);
  await page.clock.resume();
}
