import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { timeoutScale } from '../../scripts/timeout-scale.ts';
import { expect, openWindow } from '../browser-window.ts';
import { deferredSheetsLoaded } from '../every-page/loading.ts';

/** Element or text with its position in `main`, in px. */
interface Placed {
  what: string;
  box: [left: number, top: number, width: number, height: number];
}

/** Differences between an original page and its installed copy; empty if there are none. */
export interface Difference {
  /** Elements that moved, are missing, or are additional. */
  layout: string[];
  /** Fraction of pixels with a clearly different color. */
  pixels: number;
}

/** Tolerance of positions in px, for rounding. */
const tolerance = 2;
/** Tolerance of a color channel (0 to 255), for antialiasing. */
const clearly = 64;

/**
 * Returns pictures that have not loaded yet, except hidden ones, such as in a closed panel, which
 * are not requested.
 */
const missingPictures = () =>
  [...document.querySelectorAll<HTMLImageElement>('main img')]
    .filter((image) => image.checkVisibility())
    .filter((image) => !image.complete || image.naturalWidth === 0)
    .map((image) => image.currentSrc || image.src);

/**
 * Error of a window that the browser has stopped rendering, which happens to one in forty, on any
 * page.
 */
const undrawn = 'This window gets no frames.';

/**
 * Defines `nextFrame()` in a page: resolves when the browser has rendered, rejects if it does not.
 */
const defineNextFrame = ({ message, timeout }: { message: string; timeout: number }) => {
  window.nextFrame = () =>
    new Promise<void>((done, fail) => {
      const late = setTimeout(() => fail(new Error(message)), timeout);
      requestAnimationFrame(() => {
        clearTimeout(late);
        done();
      });
    });
};

declare global {
  interface Window {
    nextFrame: () => Promise<void>;
  }
}

/** Freezes the date in a page; timers go on. */
const stopClock = (now: number) => {
  window.Date = new Proxy(Date, {
    construct: (date, given) => Reflect.construct(date, given.length > 0 ? given : [now]),
    get: (date, key) => (key === 'now' ? () => now : Reflect.get(date, key)),
  });
};

/** Opens a page, scrolls through all of it, and waits until everything deferred has loaded. */
async function settle(page: Page, url: string): Promise<void> {
  // Minutes pass between the two visits: “open now” and “the next class” must refer to the same
  // moment.
  await page.addInitScript(stopClock, Date.parse('2026-11-24T20:00:00Z'));
  await page.addInitScript(defineNextFrame, { message: undrawn, timeout: 60_000 * timeoutScale });
  await page.goto(url);
  // Waits for existence, not visibility: the text of a headline may be outside of its box.
  await page.locator('main h1').waitFor({ state: 'attached' });
  // Our page loads its complete fonts with its deferred stylesheets; until then they are not
  // requested.
  if ((await page.locator('[data-late]').count()) > 0) await deferredSheetsLoaded(page);
  // Main part only: bars and floating buttons belong to the site chrome. No captcha either: an
  // installed form sends to an address of its new owner, which requires none.
  await page.addStyleTag({
    content:
      'body *:not(main, main *) { visibility: hidden !important } main { visibility: visible } ' +
      'main [data-captcha] { display: none } ' +
      // Content that differs between visits: countdowns, and measurements of the visit itself.
      'main :is([role=timer], [data-this-visit]) { display: none !important } ' +
      // Parts are installed without the site chrome, which sets the height of its header.
      'html { --header-height: 4.5rem !important } ' +
      'body { padding-inline-start: 0 !important }',
  });
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await window.nextFrame();
      await window.nextFrame();
    }
    window.scrollTo(0, 0);
    // Decoded with the surrounding text, never a frame later.
    for (const image of document.images) image.decoding = 'sync';
    // Pictures that a busy browser scrolled past without requesting them: only their positions
    // count.
    for (const image of document.querySelectorAll<HTMLImageElement>('main img[loading=lazy]'))
      if (image.checkVisibility()) image.loading = 'eager';
    await document.fonts.ready;
  });
  await expect.poll(() => page.evaluate(missingPictures), { message: url }).toEqual([]);
  // A loaded picture may be painted a moment later.
  await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLImageElement>('main img')].map(
        (image) => image.complete && image.decode().catch(() => {}),
      ),
    ),
  );
  await page.waitForFunction(() => !document.querySelector('main astro-island[ssr]'));
  // Scroll-dependent parts have hydrated by now, on both pages: they have to see the same scroll
  // steps.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await window.nextFrame();
    }
    window.scrollTo(0, 0);
  });
  await page.waitForFunction(async () => {
    const height = document.body.scrollHeight;
    for (let frames = 0; frames < 20; frames += 1) await window.nextFrame();
    return document.body.scrollHeight === height;
  });
}

/** Returns every visible section, heading, text, link, button and picture of the main part. */
const placed = (page: Page): Promise<Placed[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const origin = main?.getBoundingClientRect() ?? new DOMRect();
    const things =
      main?.querySelectorAll<HTMLElement>('section, h1, h2, h3, p, li, a, button, img, input') ??
      [];
    return [...things].flatMap((thing) => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      // biome-ignore lint/performance/useDomNodeTextContent: what is not shown is not compared.
      const words = thing.innerText.replaceAll(/\s+/g, ' ').trim().slice(0, 40);
      return {
        what: `${thing.tagName.toLowerCase()} ${words}`,
        box: [left - origin.left, top - origin.top, width, height] as Placed['box'],
      };
    });
  });

function layoutOf(original: readonly Placed[], taken: readonly Placed[]): string[] {
  const names = (things: readonly Placed[]) => things.map(({ what }) => what);
  if (names(original).join('\n') !== names(taken).join('\n')) {
    const at = original.findIndex(({ what }, index) => what !== taken[index]?.what);
    return [`after ${at} things: "${original[at]?.what}" became "${taken[at]?.what}"`];
  }
  return original.flatMap(({ what, box }, index) => {
    const other = taken[index]?.box ?? box;
    const moved = box.some((value, side) => Math.abs(value - (other[side] ?? 0)) > tolerance);
    const text = (sides: Placed['box']) => sides.map((side) => Math.round(side)).join(' ');
    return moved ? [`${what}: ${text(box)} became ${text(other)}`] : [];
  });
}

async function pixelsOf(...shots: [Buffer, Buffer]): Promise<number> {
  const pictures = shots.map((shot) => sharp(shot).removeAlpha());
  const sizes = await Promise.all(pictures.map((picture) => picture.metadata()));
  const width = Math.min(...sizes.map((size) => size.width));
  const height = Math.min(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all(
    pictures.map((picture) => picture.extract({ left: 0, top: 0, width, height }).raw().toBuffer()),
  );
  if (!one || !other) return 1;
  let different = 0;
  for (let at = 0; at < one.length; at += 3) {
    const differs = [0, 1, 2].some(
      (channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > clearly,
    );
    if (differs) different += 1;
  }
  return different / (width * height);
}

/** Returns the positions of a page's elements, and a screenshot of its main part. */
async function seen(browser: Browser, url: string, width: number, windows = 3) {
  const viewport = { width, height: 900 };
  const page = await openWindow(browser, { viewport, reducedMotion: 'reduce', bypassCSP: true });
  try {
    await settle(page, url);
    const shot = await page.locator('main').screenshot({ animations: 'disabled' });
    return { things: await placed(page), shot };
  } catch (error) {
    if (windows > 1 && String(error).includes(undrawn))
      return seen(browser, url, width, windows - 1);
    throw error;
  } finally {
    await page.context().close();
  }
}

/** Results of originals, memoized: two projects are compared with the same ones. */
const originals = new Map<string, ReturnType<typeof seen>>();

const nameOf = (url: string, width: number) => `${url} ${width}`;

/** Removes a memoized original, so that it is visited again. */
export const forget = (url: string, width: number) => originals.delete(nameOf(url, width));

function seenOnce(browser: Browser, url: string, width: number): ReturnType<typeof seen> {
  const name = nameOf(url, width);
  const known = originals.get(name) ?? seen(browser, url, width);
  originals.set(name, known);
  return known;
}

/** Compares the main parts of two pages at a width in px. */
export async function differenceOf(
  browser: Browser,
  { original, taken, width }: { original: string; taken: string; width: number },
): Promise<Difference> {
  const one = await seenOnce(browser, original, width);
  const other = await seen(browser, taken, width);
  return {
    layout: layoutOf(one.things, other.things),
    pixels: await pixelsOf(one.shot, other.shot),
  };
}
