import { setTimeout as pause } from 'node:timers/promises';
import { timeoutScale } from '../../scripts/timeout-scale.ts';

/** Waits until a condition holds; checks every 50 ms. @throws Error with `what`. */
export async function waitFor(
  what: string,
  condition: () => boolean | Promise<boolean>,
  limitMs = 240_000 * timeoutScale,
): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited ${limitMs} ms in vain for ${what}.`);
    await pause(50);
  }
}
