import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { expectOwnGlyphs } from './first-screen-glyphs.ts';

/** Matches the hash in the name of a built file. */
const fileHash = /(?<=[.-])[\w-]{8}(?=\.(?:js|css|json|html|woff2|avif|svg)\b)/g;

/**
 * Returns the size of a text after brotli, without hashes in file names, which would add randomness
 * to budgets.
 */
const brotliSize = (text: string) =>
  brotliCompressSync(text.replaceAll(fileHash, '0'.repeat(8))).length;

/** Budget of scripts at load, in bytes after brotli, including inline ones. */
const scriptBudget = 5.2 * 1024;

/** Additional budgets, recognized by a file or a string in the page, in bytes after brotli. */
const extraBudgets: { file?: string; marker?: string; budget: number }[] = [
  // Bar of the demo pages.
  { file: '/demo-astro', budget: 0.4 * 1024 },
  // Preload helper of dynamic imports (integrations/preload-helper), with the page's file names.
  { file: '/preload-helper', budget: 0.4 * 1024 },
  // Script that writes an open modal into the URL, and closes it on Back.
  { file: '/sync-modals-with-url', budget: 0.2 * 1024 },
  // Script that sorts a shop listing by the URL before the first paint: one script for all three
  // listings, so that the content security policy contains one hash.
  ...['product-list', 'catalog', 'price-list'].map((name) => ({
    marker: `data-${name}=`,
    budget: 0.9 * 1024,
  })),
];

/**
 * Budget before a page's text, in bytes after brotli: inline rules and fonts of the first screen.
 */
const headBudget = 24 * 1024;

/** Viewport of a visit, in px. */
const window1280 = { width: 1280, height: 800 };

/** Page load whose deferred stylesheets and complete fonts are held back until released. */
export interface HeldLoad {
  html: string;
  /** Elements of the first screen that the linked stylesheets moved: name and difference in px. */
  movedByLinkedSheets: string[];
  /** Size of the scripts loaded with the page, in bytes after brotli. */
  scriptBytes: number;
  /** Their budget in bytes. */
  scriptBudget: number;
  /** Islands that hydrate when near the viewport, and are near it from the start. */
  islandsAtLoad: string[];
  releaseLinkedFonts: () => Promise<void>;
  releaseSheets: () => Promise<void>;
  releaseFonts: () => Promise<void>;
}

/** Waits until all deferred stylesheets have loaded. */
export const deferredSheetsLoaded = (page: Page) =>
  page.waitForFunction(() => {
    const deferred = [...document.querySelectorAll<HTMLElement>('[data-late]')];
    const sheets = [...document.styleSheets].map(({ href }) => href ?? '');
    const isIn = ({ dataset: { late: path = '' } }: HTMLElement) =>
      sheets.some((href) => new URL(href || '/', location.href).pathname === path);
    return deferred.length > 0 && deferred.every(isIn);
  });

/** Returns the stylesheets that a page links, which block the content after them. */
async function linkedSheetsOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const linked = html.replaceAll(/<noscript[\s\S]*?<\/noscript>/g, '');
  return [...linked.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, file = '']) => file,
  );
}

/**
 * Returns islands with `client:visible` in or near the first viewport: their code loads with the
 * page, just before or after its `load` event.
 */
const findIslandsAtLoad = (page: Page) =>
  page.evaluate(() => {
    const islands = [...document.querySelectorAll('astro-island[client="visible"]')];
    return islands.flatMap((island) => {
      const { value } = JSON.parse(island.getAttribute('opts') ?? '{}');
      const near = Number.parseInt(value?.rootMargin ?? '0', 10);
      const part = island.firstElementChild?.getBoundingClientRect();
      if (!part || part.width === 0 || part.top >= innerHeight + near) return [];
      return `${island.getAttribute('component-export')}, ${Math.round(part.top)} px down`;
    });
  });

/** Returns the URLs of scripts requested before the page had loaded; others come later. */
const scriptsAtLoad = (page: Page) =>
  page.evaluate(async () => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const start = navigation?.loadEventStart || performance.now();
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, startTime }) => /\.js$/.test(name) && startTime < start)
      .map(({ name }) => name);
  });

/** Returns the inline scripts; data blocks and speculation rules are not scripts. */
const inlineScripts = (html: string) =>
  [
    ...html.matchAll(
      /<script(?![^>]* src=)(?![^>]*json|[^>]*speculationrules)[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ]
    .map(([, text = '']) => text)
    .join('\n');

/** State of a visit: held requests and observations. */
interface Visit {
  sheets: PromiseWithResolvers<void>;
  /** Stylesheets at the end of the first screen. */
  linkedSheets: PromiseWithResolvers<void>;
  /** Fonts of nested themes, which the linked stylesheets request. */
  linkedFonts: PromiseWithResolvers<void>;
  /** Resolves at the first request of a font. */
  fontRequested: PromiseWithResolvers<void>;
  /** Fonts of the deferred stylesheets. */
  fonts: PromiseWithResolvers<void>;
  /** True once the page has loaded: what comes later is deferred. */
  hasLoaded: boolean;
  linked: string[];
  /** Size of scripts after brotli, by URL. */
  scripts: Map<string, Promise<number>>;
}

/**
 * Prepares a page for repeated visits, each like the first one: storage is cleared, and deferred
 * files are held back. Returns the function that visits a path.
 */
export async function prepareVisits(page: Page): Promise<(path: string) => Promise<HeldLoad>> {
  let visit: Visit | undefined;
  await page.route('**/static/css/**', async (route) => {
    const now = visit;
    const isLinked = now?.linked.some((file) => route.request().url().endsWith(file));
    await (isLinked ? now?.linkedSheets : now?.sheets)?.promise;
    await route.continue();
  });
  await page.route('**/*.woff2', async (route) => {
    const now = visit;
    now?.fontRequested.resolve();
    await (now?.hasLoaded ? now.fonts : now?.linkedFonts)?.promise;
    await route.continue();
  });
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const size = response.text().then(brotliSize);
    // A request sent while a page unloads has no body; listeners are notified anyway.
    size.catch(() => undefined);
    visit?.scripts.set(response.url(), size);
  });
  await page.addInitScript(() => {
    if (location.protocol === 'http:') {
      localStorage.clear();
      sessionStorage.clear();
    }
    // As soon as there is a body, before layout: later the fonts of the rules have loaded.
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const ready = [...document.fonts].filter(({ status }) => status === 'loaded');
      Object.assign(window, { readyFonts: ready.map(({ family }) => family) });
    }).observe(document, { childList: true, subtree: true });
  });
  return async (path) => {
    // The previous page neither continues nor animates into the next one.
    await page.goto('about:blank');
    await page.setViewportSize(window1280);
    const now: Visit = {
      sheets: Promise.withResolvers(),
      linkedSheets: Promise.withResolvers(),
      linkedFonts: Promise.withResolvers(),
      fontRequested: Promise.withResolvers(),
      fonts: Promise.withResolvers(),
      hasLoaded: false,
      linked: await linkedSheetsOf(page, path),
      scripts: new Map(),
    };
    visit = now;
    return open(page, path, now);
  };
}

/** Remembers the elements of the first screen and where they are, before any linked stylesheet. */
const rememberFirstScreen = (page: Page) =>
  page.evaluate(() => {
    const parts = '[data-site-header], [data-first-screen]';
    const elements = [...document.querySelectorAll(`:is(${parts}), :is(${parts}) *`)];
    const places = elements
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, before: element.getBoundingClientRect() }));
    Object.assign(window, { places });
    return places.length;
  });

/** Returns the remembered elements that are elsewhere, or of another size, by half a pixel or more. */
const movedFirstScreen = (page: Page) =>
  page.evaluate(() => {
    type Place = { element: Element; before: DOMRect };
    const { places } = window as unknown as { places: Place[] };
    const sides = ['left', 'top', 'width', 'height'] as const;
    return places.flatMap(({ element, before }) => {
      const now = element.getBoundingClientRect();
      const moved = sides.map((side) => now[side] - before[side]);
      if (moved.every((distance) => Math.abs(distance) < 0.5)) return [];
      return `${element.tagName}.${element.getAttribute('class')}: ${moved.join(', ')}`;
    });
  });

/**
 * Waits for the `load` event, or, where the linked stylesheets have requested fonts, which delay it
 * and are held back, until all stylesheets and module scripts have loaded.
 */
async function waitForLoad(page: Page, { linked, fontRequested }: Visit): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await page.waitForFunction(
    (files) =>
      files.every((file) => document.querySelector<HTMLLinkElement>(`[href="${file}"]`)?.sheet),
    linked,
  );
  await Promise.race([page.waitForLoadState('load'), fontRequested.promise]);
}

/**
 * Opens a page in its state before anything deferred has loaded. Its linked stylesheets arrive once
 * the first screen, which precedes them, has its layout.
 */
async function open(page: Page, path: string, visit: Visit): Promise<HeldLoad> {
  const { sheets, linkedSheets, linkedFonts, fonts, scripts } = visit;
  const response = await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('body link[rel="stylesheet"]') !== null);
  expect(await rememberFirstScreen(page), 'elements of the first screen').toBeGreaterThan(0);
  linkedSheets.resolve();
  await waitForLoad(page, visit);
  const movedByLinkedSheets = await movedFirstScreen(page);
  const html = (await response?.text()) ?? '';
  const inline = brotliSize(inlineScripts(html));
  const islandsAtLoad = await findIslandsAtLoad(page);
  const atLoad = await scriptsAtLoad(page);
  const linked = await Promise.all(atLoad.map((url) => scripts.get(url) ?? 0));
  const extra = extraBudgets.filter(({ file, marker }) =>
    file ? atLoad.some((url) => url.includes(file)) : html.includes(marker ?? ''),
  );
  return {
    html,
    movedByLinkedSheets,
    islandsAtLoad,
    scriptBudget: extra.reduce((sum, { budget }) => sum + budget, scriptBudget),
    scriptBytes: linked.reduce((sum, size) => sum + size, inline),
    releaseLinkedFonts: async () => {
      linkedFonts.resolve();
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      visit.hasLoaded = true;
    },
    releaseSheets: async () => {
      sheets.resolve();
      await deferredSheetsLoaded(page);
    },
    releaseFonts: async () => {
      fonts.resolve();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
    },
  };
}

/** Returns the positions of the page's parts, and its height. */
const measure = (page: Page) =>
  page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    tops: [...document.querySelectorAll('main > *, main section, footer')].map(
      (element) => element.getBoundingClientRect().top + scrollY,
    ),
  }));

export function expectScriptBudget({
  html,
  scriptBytes,
  scriptBudget: most,
  islandsAtLoad,
}: HeldLoad): void {
  expect(islandsAtLoad, 'islands that hydrate without an interaction').toEqual([]);
  expect(scriptBytes, 'bytes of script').toBeLessThanOrEqual(most);
  const head = html.slice(0, html.indexOf('<body'));
  expect(brotliSize(head), 'bytes of head').toBeLessThanOrEqual(headBudget);
}

/**
 * Expects the fonts of the first screen to be usable when the body began, before the first paint.
 */
export async function expectReadyFonts(page: Page, { html }: HeldLoad): Promise<void> {
  const ready = await page.evaluate(
    () => (window as unknown as { readyFonts: string[] }).readyFonts,
  );
  const fonts = ready.filter((family) => family.includes('First'));
  const embedded = html.match(/@font-face\{font-family:'[^']+ First'/g) ?? [];
  expect(embedded.length, 'fonts of the first screen').toBeGreaterThan(0);
  expect(fonts.length).toBe(embedded.length);
  await expectOwnGlyphs(page, html);
}

/** Positions of a page's parts, and its height, in px. */
type Layout = Awaited<ReturnType<typeof measure>>;

/** Compares unrounded: positions near half a pixel would round up or down at random. */
function expectSamePlaces(tops: number[], before: number[], when: string): void {
  const moved = tops.filter((top, index) => Math.abs(top - (before[index] ?? Infinity)) >= 0.5);
  expect(moved, `${when}; before: ${before.join(', ')}`).toEqual([]);
  expect(tops.length, when).toBe(before.length);
}

/**
 * Expects complete fonts to shift nothing in the first screen. Below it they replace their
 * metric-matched fallback: a line may break elsewhere, the page may not change its height by much.
 */
function expectStableFirstScreen(page: Page, after: Layout, before: Layout, when: string): void {
  const screen = page.viewportSize()?.height ?? 800;
  const inFirstScreen = (tops: number[]) => tops.filter((top) => top < screen);
  expectSamePlaces(inFirstScreen(after.tops), inFirstScreen(before.tops), when);
  const difference = Math.abs(after.height - before.height);
  expect(difference, `height ${when}`).toBeLessThanOrEqual(before.height * 0.015);
}

/**
 * Expects the inline rules to have been sufficient for the first screen. Then releases the deferred
 * files and compares: nothing shifts.
 */
export async function expectNoLayoutShift(page: Page, load: HeldLoad): Promise<void> {
  expect(load.movedByLinkedSheets, 'with the linked stylesheets').toEqual([]);
  const withFallbackFonts = await measure(page);
  await load.releaseLinkedFonts();
  const before = await measure(page);
  expectStableFirstScreen(page, before, withFallbackFonts, 'with the fonts of nested themes');
  await load.releaseSheets();
  const withSheets = await measure(page);
  await load.releaseFonts();
  const after = await measure(page);
  expectSamePlaces(withSheets.tops, before.tops, 'with the deferred stylesheets');
  // Rounded to whole pixels by the browser, which may fall on either side.
  expect(
    Math.abs(withSheets.height - before.height),
    'with the deferred stylesheets',
  ).toBeLessThanOrEqual(1);
  expectStableFirstScreen(page, after, before, 'with all fonts');
}
