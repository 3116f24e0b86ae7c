import { type Browser, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { slowness } from '../../scripts/slowness.ts';
import { lateSheetIsIn } from '../every-page/loading.ts';

/** Something on a page, and where it stands in its `main`, in px. */
interface Placed {
  what: string;
  box: [left: number, top: number, width: number, height: number];
}

/** What differs between an original and what was taken home; empty where nothing does. */
export interface Difference {
  /** Things that are elsewhere, are missing or are too many. */
  layout: string[];
  /** Share of pixels that are clearly another colour. */
  pixels: number;
}

/** Rounding may move a thing by this many px, no more. */
const tolerance = 2;
/** Channels may differ by so much of 255 where edges are smoothed otherwise. */
const clearly = 64;

/** Pictures that have not come yet. One that is not shown is not asked for: a panel that is closed. */
const missingPictures = () =>
  [...document.querySelectorAll<HTMLImageElement>('main img')]
    .filter((image) => image.checkVisibility())
    .filter((image) => !image.complete || image.naturalWidth === 0)
    .map((image) => image.currentSrc || image.src);

/** Said by a window that the browser has stopped drawing: one in forty, whatever page it shows. */
const undrawn = 'This window gets no frames.';

/** Defines `nextFrame()` in a page: resolves when the browser has drawn, rejects where it does not. */
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

/** Makes it one and the same moment in a page, whose timers go on. */
const stopClock = (now: number) => {
  window.Date = new Proxy(Date, {
    construct: (date, given) => Reflect.construct(date, given.length > 0 ? given : [now]),
    get: (date, key) => (key === 'now' ? () => now : Reflect.get(date, key)),
  });
};

/** Opens a page, sees all of it once, and waits until everything that comes late is there. */
async function settle(page: Page, url: string): Promise<void> {
  // Minutes lie between two looks: “open now” and “the next class” must mean the same moment.
  await page.addInitScript(stopClock, Date.parse('2026-11-24T20:00:00Z'));
  await page.addInitScript(defineNextFrame, { message: undrawn, timeout: 10_000 * slowness });
  await page.goto(url);
  // Not: to be visible. The words of a headline may stand outside of its box.
  await page.locator('main h1').waitFor({ state: 'attached' });
  // Ours brings its whole faces with its late sheets: until then nobody has asked for them.
  if ((await page.locator('[data-late]').count()) > 0) await lateSheetIsIn(page);
  // Nothing but the main part: bars and buttons that float above it are of the frame. And no check
  // against robots: a taken form sends to an address of its new owner's, which asks for none.
  await page.addStyleTag({
    content:
      'body *:not(main, main *) { visibility: hidden !important } main { visibility: visible } ' +
      'main [data-captcha] { display: none } ' +
      // What no two visits show alike: a countdown, and what is measured on this very visit.
      'main :is([role=timer], [data-this-visit]) { display: none !important } ' +
      // Parts are taken without the frame: what they do is what they do where no header stands.
      'html { --header-height: initial !important; --header-beside: initial !important } ' +
      'body { padding-inline-start: 0 !important }',
  });
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await window.nextFrame();
      await window.nextFrame();
    }
    window.scrollTo(0, 0);
    // Drawn with the words around them, never a frame later.
    for (const image of document.images) image.decoding = 'sync';
    // Those that a busy browser passed by without asking for them: it is their places that count.
    for (const image of document.querySelectorAll<HTMLImageElement>('main img[loading=lazy]'))
      if (image.checkVisibility()) image.loading = 'eager';
    await document.fonts.ready;
  });
  await expect
    .poll(() => page.evaluate(missingPictures), { message: url, timeout: 30_000 * slowness })
    .toEqual([]);
  // A picture that has come may be drawn a moment later.
  await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLImageElement>('main img')].map(
        (image) => image.complete && image.decode().catch(() => {}),
      ),
    ),
  );
  await page.waitForFunction(() => !document.querySelector('main astro-island[ssr]'));
  // What follows the reader has woken by now, here as there: it has to see the same steps.
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

/** Every section, heading, text, link, button and picture of the main part that can be seen. */
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

/** What a page shows: its things in their places, and a picture of its main part. */
async function seen(browser: Browser, url: string, width: number, windows = 3) {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', bypassCSP: true });
  try {
    const page = await context.newPage();
    await settle(page, url);
    const shot = await page.locator('main').screenshot({ animations: 'disabled' });
    return { things: await placed(page), shot };
  } catch (error) {
    if (windows > 1 && String(error).includes(undrawn))
      return seen(browser, url, width, windows - 1);
    throw error;
  } finally {
    await context.close();
  }
}

/** Originals as they were seen: two projects are held against the same ones. */
const originals = new Map<string, ReturnType<typeof seen>>();

const nameOf = (url: string, width: number) => `${url} ${width}`;

/** Lets an original be looked at once more. */
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
