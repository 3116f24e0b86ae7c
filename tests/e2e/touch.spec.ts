import { readPages } from '../../scripts/read-pages.ts';
import { visitedPages } from '../every-page/visited-pages.ts';
import { expect, test } from '../fixtures.ts';

const visited = new Set(visitedPages());

/** Pages with links that no other page has; elements and footers among them. */
const pages = readPages().filter(
  ({ group, path }) =>
    visited.has(path) &&
    (['content', 'job', 'footer', 'home', 'shop', 'icons', 'modal'].includes(group) ||
      /^\/elements\/(services|icon-with-text|info-banner|lists|counters)$/.test(path)),
);

for (const { path } of pages) {
  test(`${path}: what a finger meets is 44 px large`, { tag: '@phone-only' }, async ({ page }) => {
    await page.goto(path);
    await page.waitForFunction(() => document.querySelector('link[rel=stylesheet]') !== null);
    const small = await page.evaluate(() => {
      const least = 43;
      const flows = (element: Element | null): boolean =>
        element !== null && getComputedStyle(element).display.startsWith('inline');
      /** A link in a sentence has text around it, and the height of its line. */
      const inSentence = (element: Element) => {
        if (getComputedStyle(element).display !== 'inline') return false;
        let block = element.parentElement;
        while (flows(block)) block = block?.parentElement ?? null;
        const rest = (block?.textContent ?? '').replace(element.textContent ?? '', '').trim();
        return rest.length > 3 && !/flex|grid/.test(block ? getComputedStyle(block).display : '');
      };
      const reach = (element: HTMLElement) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        const x = box.left + box.width / 2;
        const y = box.top + Math.min(box.height / 2, 100);
        const parts: Element[] = [element, ...((element as HTMLInputElement).labels ?? [])];
        const meets = (dx: number, dy: number) => {
          const met = document.elementFromPoint(x + dx, y + dy);
          return met !== null && parts.some((part) => part.contains(met));
        };
        const along = (dx: number, dy: number) => {
          let far = 0;
          while (far < 24 && meets(dx * (far + 1), dy * (far + 1))) far += 1;
          return far;
        };
        return {
          wide: along(-1, 0) + along(1, 0) + 1,
          tall: along(0, -1) + along(0, 1) + 1,
        };
      };
      const what = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
      return [...document.querySelectorAll<HTMLElement>(what)]
        .filter((element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
        .filter((element) => !element.closest('[aria-hidden=true], [inert], .sr-only'))
        .filter((element) => element.getBoundingClientRect().width > 1 && !inSentence(element))
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          if (width >= least && height >= least) return false;
          const { wide, tall } = reach(element);
          return wide < least || tall < least;
        })
        .map(
          (element) =>
            (element.textContent ?? '').trim().slice(0, 40) || element.outerHTML.slice(0, 80),
        );
    });
    expect(small).toEqual([]);
  });
}

test('the answer of the quiz lies clear of what floats', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.goto('/page/MobileAppDev');
  await page.locator('#daily-no').check();
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  const floats = await page.locator('[data-opens-dialog]').boundingBox();
  const ends = await page.locator('[data-outcome], [data-answer]').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()]
          .filter(({ width }) => width > 0)
          .map(({ right }) => right);
      }),
  );
  // The padding of a box is no text: the widest line of text counts.
  expect(ends.length).toBeGreaterThan(3);
  expect(Math.max(...ends)).toBeLessThanOrEqual(floats?.x ?? 0);
});
