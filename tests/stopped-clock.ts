import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Moment of the clocks that tests stop: a Monday noon in Chicago. Always the same one, since a test
 * that depends on the date proves nothing about the next day.
 */
export const testTime = new Date('2026-11-23T18:00:00Z');

/** A day after `testTime` on which every sample business is open, with enough notice. */
export const openThursday = '2026-12-03';

/**
 * Stops the clock of the documents to come. An event that happens before its island has hydrated is
 * replayed for nine seconds; by this clock nothing is late, however slow the machine is.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: testTime });
  await page.clock.pauseAt(testTime.getTime() + 1000);
}

/** Waits until the island around a part has hydrated, and lets the clock run again. */
export async function resumeClockWith(page: Page, part: Locator): Promise<void> {
  await expect(part.locator('xpath=ancestor::astro-island[@ssr]')).toHaveCount(0);
  await page.clock.resume();
}

/** Sets the clock of the documents to come to a moment, from which it runs on; timers are real. */
export async function startClockAt(page: Page, moment: string): Promise<void> {
  await page.addInitScript((start) => {
    const Real = Date;
    const behind = Real.now() - Real.parse(start);
    const now = () => Real.now() - behind;
    globalThis.Date = new Proxy(Real, {
      construct: (target, given) =>
        Reflect.construct(target, given.length > 0 ? given : [now()]) as object,
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    });
  }, moment);
}
