import type { KitePlan } from '../plan.ts';
import { band, common, type Point, polygon } from '../sdf.ts';

const [half, shoulder, top] = [31.2, 19.5, 39];
const corners: readonly Point[] = [
  [0, -top],
  [half, -shoulder],
  [half, shoulder],
  [0, top],
  [-half, shoulder],
  [-half, -shoulder],
];
const outline = polygon(corners);

/** A gust: a stretch of cloth that swells to the right, at its height and as thick as its share. */
const gust = (y: number, thick: number, swell: number) =>
  common(
    outline,
    band(
      (x) => y - thick * 0.5 - swell * Math.sin((x + 36) / 15.5 + y * 0.11) - x * 0.1,
      (x) =>
        y + thick * (0.5 + (x + 31) / 90) - swell * Math.sin((x + 30) / 15.5 + y * 0.11) - x * 0.1,
    ),
  );

/** A rokkaku: six corners, a spine and two bowed spreaders; gusts that overlap. */
export const airish: KitePlan = {
  outline,
  reach: [half, top],
  layers: [
    gust(-24, 2.2, 2),
    gust(-14, 4, 2.6),
    gust(-3, 6.5, 3),
    gust(4, 9, 3.4),
    gust(18, 12, 3.8),
  ],
  seams: [
    [
      [-half, -shoulder],
      [half, -shoulder],
    ],
    [
      [-half, shoulder],
      [half, shoulder],
    ],
  ],
  spars: [
    { from: [0, -top], to: [0, top], wide: 0.55 },
    { from: [-half, -shoulder], to: [half, -shoulder], wide: 0.5, off: 0.6 },
    { from: [-half, shoulder], to: [half, shoulder], wide: 0.5, off: 0.6 },
  ],
  patches: corners,
  patchSize: 2.3,
  cloth: [0.97, 0.5, 0.016],
  weave: 'ripstop',
  belly: 2.6,
  tails: [],
  legs: [
    [-13, -shoulder],
    [13, -shoulder],
    [-13, shoulder],
    [13, shoulder],
  ],
  tow: [0, 58],
  seed: 113,
};
