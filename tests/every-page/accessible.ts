import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Finishes entrance animations before the check; infinite and scroll-driven ones are skipped. */
const endEntrances = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (animation.timeline instanceof DocumentTimeline && Number.isFinite(endTime))
        animation.finish();
    }
  });

/** Minified axe, half the size of the package's main file. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Injects axe into the current page; once for all checks, because it takes a while. */
export const injectAxe = (page: Page) => page.evaluate(source);

/** Returns the violations that the injected axe finds in the current state of the page, by rule. */
export async function violations(page: Page) {
  await endEntrances(page);
  // No page has frames before a click, so axe can run in one pass and report violations only.
  const found = await page.evaluate(async (values) => {
    const { axe: brought } = window as unknown as { axe: typeof import('axe-core') };
    const run = await brought.run(document, {
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values },
      // Would fetch stylesheets and films again, for rules that no page needs.
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
 * Returns by how many pixels a page is wider than its viewport, once that has been stable for three
 * idle frames: elements measured by script or by an observer are in place by then.
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
