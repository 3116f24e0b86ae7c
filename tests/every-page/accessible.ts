import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What fades in is judged as it is at its end; what turns for ever or hangs on scrolling stays out. */
const endEntrances = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (animation.timeline instanceof DocumentTimeline && Number.isFinite(endTime))
        animation.finish();
    }
  });

/** Half as long as the file that the package is known by. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Brings axe into the page that is open: once for all that is asked of it, as that takes its time. */
export const bringAxe = (page: Page) => page.evaluate(source);

/** What axe, which has been brought, finds wrong on the page as it stands, by rule. */
export async function violations(page: Page) {
  await endEntrances(page);
  // No page has frames before a click: axe may run in one go, and tell what is wrong alone.
  const found = await page.evaluate(async (values) => {
    const { axe: brought } = window as unknown as { axe: typeof import('axe-core') };
    const run = await brought.run(document, {
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values },
      // Sheets and films would be fetched once more, for rules that no page of ours needs them for.
      preload: false,
    });
    return run.violations;
  }, tags);
  return found.map(({ id, nodes }) => ({
    id,
    where: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
  }));
}

/**
 * Pixels by which a page is wider than its window, as soon as that has stood still for three frames in
 * which the browser had nothing else to do: a part that is measured by script or by an observer takes
 * its place by then.
 */
export const overflow = (page: Page) =>
  page.evaluate(async () => {
    const root = document.documentElement;
    const idle = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 2000 }));
      });
    let last = Number.NaN;
    for (let still = 0, frame = 0; still < 3 && frame < 60; frame++) {
      await idle();
      const wide = root.scrollWidth - root.clientWidth;
      still = wide === last ? still + 1 : 0;
      last = wide;
    }
    return last;
  });
