import type { KitePlan } from '../plan.ts';
import { common, either, type Point, polygon } from '../sdf.ts';

const corners: readonly Point[] = [
  [-9, -15],
  [9, -15],
  [13, -7],
  [13, 7],
  [9, 15],
  [-9, 15],
  [-13, 7],
  [-13, -7],
];
const outline = polygon(corners);

/** A slit, cut on the bias so that it does not run: it opens in the middle, and its ends are bound. */
const slit = (x: number, y: number) => (px: number, py: number) => {
  const [dx, dy] = [px - x, py - y];
  const u = dx * 0.976 - dy * 0.218;
  const v = dx * 0.218 + dy * 0.976;
  const open = 0.21 * (1 - (u / 1.5) ** 2);
  return Math.max(Math.abs(v) - open, Math.abs(u) - 1.5);
};
const rows = [-11, -5.4, 2.6, 8.6];

/** For a blow: eight corners of pack cloth with slits, and two pennants, one above the other. */
export const rightSmart: KitePlan = {
  outline,
  reach: [13, 15],
  layers: [
    common(
      outline,
      polygon([
        [-14, -13],
        [14, -4.6],
        [-14, 1.4],
      ]),
    ),
    common(
      outline,
      polygon([
        [-14, 0.6],
        [14, 7],
        [-14, 14.6],
      ]),
    ),
  ],
  seams: [],
  spars: [
    { from: [0, -15], to: [0, 15], wide: 0.42 },
    { from: [-13, -7], to: [13, -7], wide: 0.42, off: 0.4 },
    { from: [-13, 7], to: [13, 7], wide: 0.42, off: 0.4 },
    { from: [-9, -15], to: [9, 15], wide: 0.3 },
    { from: [9, -15], to: [-9, 15], wide: 0.3 },
  ],
  patches: corners.map(([x, y]): Point => [x * 0.95, y * 0.96]),
  patchSize: 1.2,
  cloth: [0.025, 0.33, 0.11],
  weave: 'ripstop',
  belly: 0.8,
  tails: [
    { at: [-7, 14.6], long: 26, wide: 0.9, sway: 2.2, period: 15, seed: 0.4, kind: 'ribbon' },
    { at: [7, 14.6], long: 24, wide: 0.9, sway: 2.2, period: 13, seed: 2.8, kind: 'ribbon' },
  ],
  legs: [
    [-6.5, -7],
    [6.5, -7],
    [-6.5, 7],
    [6.5, 7],
  ],
  paleLegs: true,
  tow: [0, 23],
  vents: either(...rows.flatMap((y) => [-9.6, -4.9, 4.9, 9.6].map((x) => slit(x, y)))),
  seed: 163,
};
