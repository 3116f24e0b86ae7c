import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What fades in is judged once it is there; what turns for ever or hangs on scrolling stays out. */
const entrances = (page: Page) =>
  page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({ timeline, effect }) => {
        const { endTime } = effect?.getComputedTiming() ?? {};
        return timeline instanceof DocumentTimeline && Number.isFinite(endTime);
      })
      .map(({ finished }) => finished.catch(() => undefined));
    await Promise.all(running);
  });

/** What axe finds wrong on the page as it stands, by rule. */
export async function violations(page: Page) {
  await entrances(page);
  // No page has frames before a click: axe may run in one go, and tell what is wrong alone.
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .analyze();
  return found.map(({ id, nodes }) => ({
    id,
    where: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
  }));
}

/** Pixels by which a page is wider than its window. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
