import { expect, type Locator, type Page } from '@playwright/test';
import { injectAxe, overflow, violations } from '../every-page/accessible.ts';

const widths = [1280, 390, 320];
const colorSchemes = ['light', 'dark'] as const;

/** Smallest width and height of a target (WCAG 2.2, 2.5.8), in px. */
const minTargetSize = 24;

/** Returns the links, buttons and fields in sight that are too small to be hit. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(
    (minSize) =>
      [
        ...document.querySelectorAll(
          'a, button, summary, select, textarea, input:not([type="hidden"])',
        ),
      ]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < minSize)
        .map(
          ({ element, box }) =>
            `${box.width} × ${box.height} px: ${element.outerHTML.slice(0, 120)}`,
        ),
    minTargetSize,
  );

/**
 * Returns what is wrong with the open page at each width, light and dark: violations of axe,
 * overflow and small targets. Empty when all is well.
 */
export async function findFaults(page: Page): Promise<object[]> {
  await injectAxe(page);
  const faults: object[] = [];
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const at = `${width} px, ${colorScheme}`;
      for (const violation of await violations(page)) faults.push({ at, ...violation });
      for (const target of await smallTargets(page)) faults.push({ at, target });
      const wider = await overflow(page);
      if (wider > 0) faults.push({ at, wider });
    }
  }
  return faults;
}

/**
 * Returns what is wrong with the element that has the focus: no visible outline, or something else
 * lies over it. Empty when all is well, and when nothing has the focus.
 */
const focusFault = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return '';
    const [box] = element.getClientRects();
    const name = element.outerHTML.slice(0, 120);
    if (!box) return `not in sight: ${name}`;
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!element.contains(hit)) return `under ${hit?.outerHTML.slice(0, 120)}: ${name}`;
    const outlines = [getComputedStyle(element), getComputedStyle(element, '::after')];
    const isOutlined = outlines.some(
      ({ outlineStyle, outlineWidth }) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );
    return isOutlined ? '' : `without an outline: ${name}`;
  });

/** Presses Tab once, and expects that the focus can be seen. */
export async function pressTab(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  expect(await focusFault(page)).toBe('');
}

/** More stops than any page of the desk has. */
const maxStops = 120;

/** Presses Tab until an element has the focus; from the end of the page it goes on at its top. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < maxStops; stop += 1) {
    await pressTab(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

/** Presses Tab until the focus leaves the page, or begins anew at its skip link. @returns the stops */
export async function tabToEnd(page: Page): Promise<number> {
  const isPastEnd = () =>
    page.evaluate(() => document.activeElement?.matches('body, [href="#main"]') ?? true);
  for (let stops = 0; stops < maxStops; stops += 1) {
    await pressTab(page);
    if (await isPastEnd()) return stops;
  }
  throw new Error('Tab does not leave the page.');
}
