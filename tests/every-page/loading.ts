import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { expectOwnGlyphs } from './first-screen-glyphs.ts';

/** Hash in the name of a built file. */
const fileHash = /(?<=[.-])[\w-]{8}(?=\.(?:js|css|json|html|woff2|avif|svg)\b)/g;

/** Bytes of a text after brotli, hashes of file names left out: chance in them decides no budget. */
const brotliSize = (text: string) =>
  brotliCompressSync(text.replaceAll(fileHash, '0'.repeat(8))).length;

/** Script that a page may bring at load, in bytes after brotli, inline ones included. */
const scriptBudget = 5.2 * 1024;

/** What may come beside it: known by its file or by a sign in the page, with its bytes after brotli. */
const beside: { file?: string; sign?: string; budget: number }[] = [
  // The bar of the demo pages.
  { file: '/demo-astro', budget: 0.4 * 1024 },
  // What fetches code of a page's own later (integrations/late-code), with the names of its files.
  { file: '/late-code', budget: 0.4 * 1024 },
  // What writes an open modal into the address, and closes it by Back.
  { file: '/follow-address', budget: 0.2 * 1024 },
  // What puts a listing of the shop in the order that the address asks for before anybody sees it: one
  // script for all three, so that the content policy names one.
  ...['shelf', 'catalog', 'list'].map((name) => ({ sign: `data-${name}=`, budget: 0.9 * 1024 })),
];

/** What stands before a page's words, in bytes after brotli: inline rules and first-screen glyphs. */
const headBudget = 24 * 1024;

/** The window of a visit, in px. */
const window1280 = { width: 1280, height: 800 };

/** A load whose late sheets and whole typefaces wait until they are released. */
export interface HeldLoad {
  html: string;
  /** Bytes of the scripts that came at load, after brotli. */
  scriptBytes: number;
  /** How many they may be. */
  scriptBudget: number;
  /** Parts that come to life as soon as they are near the window, and are near it at once. */
  wake: string[];
  releaseSheets: () => Promise<void>;
  releaseFaces: () => Promise<void>;
}

/** The late sheets are in, all of them. */
export const lateSheetIsIn = (page: Page) =>
  page.waitForFunction(() => {
    const late = [...document.querySelectorAll<HTMLElement>('[data-late]')];
    const sheets = [...document.styleSheets].map(({ href }) => href ?? '');
    const isIn = ({ dataset: { late: path = '' } }: HTMLElement) =>
      sheets.some((href) => new URL(href || '/', location.href).pathname === path);
    return late.length > 0 && late.every(isIn);
  });

/** The sheet that a page links where its first screen ends: what is below waits for it. */
async function sheetsAtFold(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const linked = html.replaceAll(/<noscript[\s\S]*?<\/noscript>/g, '');
  return [...linked.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, file = '']) => file,
  );
}

/**
 * Islands that wait to be seen and are within sight of the first window, or of what they count as
 * near: their code comes with the page, before the load has ended or just after.
 */
const wakingParts = (page: Page) =>
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

/** Addresses of the scripts that were asked for before the page was in; the rest comes later. */
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

/** Data, what may be fetched before a click among them, is no script. */
const inlineScripts = (html: string) =>
  [
    ...html.matchAll(
      /<script(?![^>]* src=)(?![^>]*json|[^>]*speculationrules)[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ]
    .map(([, text = '']) => text)
    .join('\n');

/** What one visit keeps waiting, and what it has seen. */
interface Visit {
  sheets: PromiseWithResolvers<void>;
  faces: PromiseWithResolvers<void>;
  /** Sheets that nobody waits with. */
  atFold: string[];
  /** Bytes of scripts after brotli, by their address. */
  scripts: Map<string, Promise<number>>;
}

/**
 * Makes a page ready for any number of visits, each as if it were the first: what a page keeps on the
 * device is gone, and what it brings late waits.
 */
export async function keepForVisits(page: Page): Promise<(path: string) => Promise<HeldLoad>> {
  let visit: Visit | undefined;
  await page.route('**/static/css/**', async (route) => {
    const now = visit;
    if (!now?.atFold.some((file) => route.request().url().endsWith(file)))
      await now?.sheets.promise;
    await route.continue();
  });
  await page.route('**/*.woff2', async (route) => {
    await visit?.faces.promise;
    await route.continue();
  });
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const size = response.text().then(brotliSize);
    // What a page asks for as it is left has no body; whoever needs it hears of it all the same.
    size.catch(() => undefined);
    visit?.scripts.set(response.url(), size);
  });
  await page.addInitScript(() => {
    if (location.protocol === 'http:') {
      localStorage.clear();
      sessionStorage.clear();
    }
    // As soon as there is a body, before anything is laid out: later the rules' own faces are in.
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const ready = [...document.fonts].filter(({ status }) => status === 'loaded');
      Object.assign(window, { readyFaces: ready.map(({ family }) => family) });
    }).observe(document, { childList: true, subtree: true });
  });
  return async (path) => {
    // Nothing of the page before goes on, or leads over to the next by a movement.
    await page.goto('about:blank');
    await page.setViewportSize(window1280);
    const now: Visit = {
      sheets: Promise.withResolvers(),
      faces: Promise.withResolvers(),
      atFold: await sheetsAtFold(page, path),
      scripts: new Map(),
    };
    visit = now;
    return open(page, path, now);
  };
}

/** Opens a page as it stands before anything late is in. */
async function open(
  page: Page,
  path: string,
  { sheets, faces, scripts }: Visit,
): Promise<HeldLoad> {
  const response = await page.goto(path, { waitUntil: 'load' });
  const html = (await response?.text()) ?? '';
  const inline = brotliSize(inlineScripts(html));
  const wake = await wakingParts(page);
  const atLoad = await scriptsAtLoad(page);
  const linked = await Promise.all(atLoad.map((url) => scripts.get(url) ?? 0));
  const besides = beside.filter(({ file, sign }) =>
    file ? atLoad.some((url) => url.includes(file)) : html.includes(sign ?? ''),
  );
  return {
    html,
    wake,
    scriptBudget: besides.reduce((sum, { budget }) => sum + budget, scriptBudget),
    scriptBytes: linked.reduce((sum, size) => sum + size, inline),
    releaseSheets: async () => {
      sheets.resolve();
      await lateSheetIsIn(page);
    },
    releaseFaces: async () => {
      faces.resolve();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
    },
  };
}

/** Where the page's parts stand, and how tall it is. */
const measure = (page: Page) =>
  page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    tops: [...document.querySelectorAll('main > *, main section, footer')].map(
      (element) => element.getBoundingClientRect().top + scrollY,
    ),
  }));

export function expectLight({ html, scriptBytes, scriptBudget: most, wake }: HeldLoad): void {
  expect(wake, 'parts that come to life before anybody does anything').toEqual([]);
  expect(scriptBytes, 'bytes of script').toBeLessThanOrEqual(most);
  const head = html.slice(0, html.indexOf('<body'));
  expect(brotliSize(head), 'bytes of head').toBeLessThanOrEqual(headBudget);
}

/** The faces of the first screen could be used when the body began, before anything was drawn. */
export async function expectReadyFaces(page: Page, { html }: HeldLoad): Promise<void> {
  const ready = await page.evaluate(
    () => (window as unknown as { readyFaces: string[] }).readyFaces,
  );
  const faces = ready.filter((family) => family.includes('First'));
  const carried = html.match(/@font-face\{font-family:'[^']+ First'/g) ?? [];
  expect(carried.length, 'faces of the first screen').toBeGreaterThan(0);
  expect(faces.length).toBe(carried.length);
  await expectOwnGlyphs(page, html);
}

/** Compared unrounded: what ends near the middle of a pixel would be rounded now up, now down. */
function expectSamePlaces(tops: number[], before: number[], when: string): void {
  const moved = tops.filter((top, index) => Math.abs(top - (before[index] ?? Infinity)) >= 0.5);
  expect(moved, `${when}; before: ${before.join(', ')}`).toEqual([]);
  expect(tops.length, when).toBe(before.length);
}

/** Lets the rest in and compares: the inline rules were enough, and nothing jumps. */
export async function expectStill(page: Page, load: HeldLoad): Promise<void> {
  const before = await measure(page);
  await load.releaseSheets();
  const withSheets = await measure(page);
  await load.releaseFaces();
  const after = await measure(page);
  expectSamePlaces(withSheets.tops, before.tops, 'with the late sheet');
  expect(withSheets.height, 'with the late sheet').toBe(before.height);
  // Below the first screen the whole typeface replaces its metric-matched stand-in: a line may
  // break elsewhere, a section may not jump.
  const screen = page.viewportSize()?.height ?? 800;
  const inFirstScreen = (tops: number[]) => tops.filter((top) => top < screen);
  expectSamePlaces(inFirstScreen(after.tops), inFirstScreen(before.tops), 'with all faces');
  expect(Math.abs(after.height - before.height)).toBeLessThanOrEqual(before.height * 0.015);
}
