/** Borders of stamps: fine lines, tablets, and words that run along an edge. */

import type { Corner } from './paper.ts';

/** A rectangle of paper, `cut` units inside of the picture's edge. */
export const sheetOutline = (width: number, height: number, cut = 14): readonly Corner[] => [
  [cut, cut],
  [width - cut, cut],
  [width - cut, height - cut],
  [cut, height - cut],
];

export type Box = readonly [left: number, top: number, right: number, foot: number];

export const inBox =
  ([left, top, right, foot]: Box) =>
  (x: number, y: number): boolean =>
    x > left && x < right && y > top && y < foot;

/** The line of a frame, in white as all that is printed solid. */
export const rule = ([left, top, right, foot]: Box, wide: number): string =>
  `<rect x="${left}" y="${top}" width="${right - left}" height="${foot - top}" fill="none" stroke="#fff" stroke-width="${wide}"/>`;

export const grown = ([left, top, right, foot]: Box, by: number): Box => [
  left - by,
  top - by,
  right + by,
  foot + by,
];
