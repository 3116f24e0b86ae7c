import {
  type Browser,
  type BrowserContextOptions,
  expect as expectSoon,
  type Page,
} from '@playwright/test';
import { timeoutScale } from '../scripts/timeout-scale.ts';

/*
 * Browser windows of tests that Vitest runs: without Playwright's runner, an action ends after 30 s
 * and an assertion after 5 s, however busy the machine is.
 */

const timeout = 240_000 * timeoutScale;

/** Playwright's assertions, which retry until the timeout. */
export const expect = expectSoon.configure({ timeout });

/** Opens a window in a context of its own. */
export async function openWindow(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(timeout);
  return context.newPage();
}
