import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';

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

/** Opens a page, sees all of it once, and waits until everything that comes late is there. */
async function settled(browser: Browser, url: string, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('main h1').waitFor();
  // Nothing but the main part: bars and buttons that float above it are of the frame.
  await page.addStyleTag({
    content:
      'body *:not(main, main *) { visibility: hidden !important } main { visibility: visible }',
  });
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await frame();
      await frame();
    }
    window.scrollTo(0, 0);
    await document.fonts.ready;
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main img')].every(
      (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
    ),
  );
  await page.waitForFunction(() => !document.querySelector('main astro-island[ssr]'));
  await page.waitForFunction(async () => {
    const height = document.body.scrollHeight;
    for (let frames = 0; frames < 20; frames += 1)
      await new Promise((done) => requestAnimationFrame(done));
    return document.body.scrollHeight === height;
  });
  return page;
}

/** Every section, heading, text, link, button and picture of the main part that can be seen. */
const placed = (page: Page): Promise<Placed[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const origin = main?.getBoundingClientRect() ?? new DOMRect();
    const things =
      main?.querySelectorAll('section, h1, h2, h3, p, li, a, button, img, input') ?? [];
    return [...things].flatMap((thing) => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      const words = (thing.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40);
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

async function pixelsOf(original: Page, taken: Page): Promise<number> {
  const shots = [];
  for (const page of [original, taken]) {
    const shot = await page.locator('main').screenshot({ animations: 'disabled' });
    shots.push(sharp(shot).removeAlpha());
  }
  const sizes = await Promise.all(shots.map((shot) => shot.metadata()));
  const width = Math.min(...sizes.map((size) => size.width));
  const height = Math.min(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all(
    shots.map((shot) => shot.extract({ left: 0, top: 0, width, height }).raw().toBuffer()),
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

/** Compares the main parts of two pages at a width in px. */
export async function differenceOf(
  browser: Browser,
  { original, taken, width }: { original: string; taken: string; width: number },
): Promise<Difference> {
  const one = await settled(browser, original, width);
  const other = await settled(browser, taken, width);
  try {
    const layout = layoutOf(await placed(one), await placed(other));
    return { layout, pixels: await pixelsOf(one, other) };
  } finally {
    await one.context().close();
    await other.context().close();
  }
}
