import type { Page } from '@playwright/test';
import { interact } from '../../../tests/first-interaction.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { pairs } from './pairs.ts';

const path = '/home-split-portfolio';

/** Loudness of the playing page: its largest sample, its largest step, and the rest at its end. */
interface Measured {
  peak: number;
  jump: number;
  end: number;
}

/** Has the page render its sounds in place of playing them. */
async function openOffline(page: Page): Promise<() => Promise<Measured | undefined>> {
  await page.addInitScript(() => {
    const rate = 48_000;
    class Rendering extends OfflineAudioContext {
      constructor() {
        super(1, 6 * rate, rate);
      }
      override async resume(): Promise<void> {
        // Once everything has been scheduled.
        await Promise.resolve();
        const samples = (await this.startRendering()).getChannelData(0);
        const most = (values: Float32Array) => values.reduce((m, v) => Math.max(m, Math.abs(v)), 0);
        const steps = samples.map((value, at) => value - (samples[at - 1] ?? 0));
        const measured = {
          peak: most(samples),
          jump: most(steps),
          end: most(samples.slice(-rate)),
        };
        Object.assign(window, { measured });
      }
    }
    Object.assign(window, { AudioContext: Rendering });
  });
  await page.goto(path);
  return () => page.evaluate(() => (window as unknown as { measured?: Measured }).measured);
}

test('split-portfolio: a sound is loud enough, does not clip, click or run on', async ({
  page,
}) => {
  const measured = await openOffline(page);
  await interact(page);
  await page.getByRole('button', { name: pairs[0].playLabel, exact: true }).click();
  await expect.poll(measured).toBeDefined();
  const { peak = 0, jump = 1, end = 1 } = (await measured()) ?? {};
  expect(peak).toBeGreaterThan(0.1);
  expect(peak).toBeLessThan(0.9);
  expect(jump).toBeLessThan(0.3);
  expect(end).toBe(0);
});
