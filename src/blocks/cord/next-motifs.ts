import type { CordPen } from './cord-pen.ts';

/**
 * Draws a motif from a point of the line; the pen then goes on to the right from where it ends.
 * @param x left edge of the motif, some 130 units wide
 * @param y height of the line; the motif rises up to 80 units above it, or hangs as far below
 * @returns the height at which the line goes on
 */
type Motif = (pen: CordPen, x: number, y: number) => number;

/** Path whose motif hangs below the line. */
export const hangingMotif = '/page/web-dev';

/** Motifs that announce the next page: what its first drawing is about, by its path. */
const motifs: Readonly<Record<string, Motif>> = {
  '/page/about-us': (pen, x, y) => {
    pen.to(x, y).loops(1, 32, 13).loops(1, 38, 20).loops(1, 44, 27);
    return y;
  },
  '/page/who-we-are': (pen, x, y) => {
    pen
      .to(x + 24, y, 6)
      .to(x + 40, y + 18, 7)
      .to(x + 88, y - 68, 7)
      .to(x + 58, y, 7);
    return y;
  },
  '/page/our-team': (pen, x, y) => {
    pen
      .to(x + 22, y)
      .to(x + 20, y - 62, 5)
      .to(x + 84, y - 62, 5)
      .to(x + 83, y - 48)
      .curve(x + 116, y - 52, x + 114, y - 10, x + 82.5, y - 16)
      .to(x + 82, y);
    return y;
  },
  '/page/our-process': (pen, x, y) => {
    const heights = [24, 48, 72, 24];
    for (const [index, height] of heights.entries())
      pen.to(x + index * 32, y - (heights[index - 1] ?? 0), 8).to(x + index * 32, y - height, 8);
    pen.to(x + 128, y - 24, 8).to(x + 128, y, 8);
    return y;
  },
  '/page/our-services': (pen, x, y) => {
    pen
      .to(x + 90, y, 12)
      .to(x + 90, y - 24, 12)
      .to(x, y - 24, 12)
      .to(x, y - 48, 12);
    return y - 48;
  },
  [hangingMotif]: (pen, x, y) => {
    const [middle, depth] = [x + 64, y + 40];
    pen
      .to(x + 8, y, 8)
      .to(middle, depth)
      .to(middle - 16, depth, 4)
      .to(middle - 16, depth + 32, 4)
      .to(middle + 16, depth + 32, 4)
      .to(middle + 16, depth, 4)
      .to(middle, depth)
      .to(x + 120, y, 8);
    return y;
  },
  '/page/CaseStudy': (pen, x, y) => {
    pen.to(x, y).loops(7, 9, 24).loops(3, 26, 20);
    return y;
  },
  '/page/career': (pen, x, y) => {
    pen
      .to(x + 18, y)
      .to(x + 30, y - 62)
      .to(x + 16, y - 62, 5)
      .to(x + 16, y - 74, 5)
      .to(x + 100, y - 74, 5)
      .to(x + 100, y - 62, 5)
      .to(x + 86, y - 62)
      .to(x + 98, y);
    return y;
  },
  '/page/contact-us': (pen, x, y) => {
    pen
      .to(x + 4, y)
      .to(x + 30, y - 32, 8)
      .to(x + 52, y - 32, 3)
      .to(x + 52, y - 54, 3)
      .to(x + 38, y - 54, 4)
      .to(x + 34, y - 42, 4)
      .to(x + 2, y - 42, 7)
      .to(x + 6, y - 78, 20)
      .to(x + 124, y - 78, 20)
      .to(x + 128, y - 42, 7)
      .to(x + 96, y - 42, 4)
      .to(x + 92, y - 54, 4)
      .to(x + 78, y - 54, 3)
      .to(x + 78, y - 32, 3)
      .to(x + 100, y - 32, 8)
      .to(x + 126, y);
    return y;
  },
};

/** Draws the motif of a page, or a loop for other pages; returns the height where the line goes on. */
export function drawMotif(pen: CordPen, path: string, x: number, y: number): number {
  const motif = motifs[path];
  if (motif) return motif(pen, x, y);
  pen.to(x, y).loops(1, 40, 20);
  return y;
}
