import type { KitePlan } from '../plan.ts';
import { band, common, type Point, polygon } from '../sdf.ts';

const half = 66;
const corners: readonly Point[] = [
  [0, -24],
  [half, -9],
  [54, 7],
  [19, 21],
  [0, 26],
  [-19, 21],
  [-54, 7],
  [-half, -9],
];
const outline = polygon(corners);

/** A stretch of still water, broken where something is mirrored. */
const water = (y: number, thick: number, from: number, to: number) =>
  common(
    outline,
    band(
      () => y,
      () => y + thick,
    ),
    (x) => Math.max(from - x, x - to),
  );

/** Wide and light: eleven feet of wing, and lines of water that lie closer the farther off they are. */
export const slickCam: KitePlan = {
  outline,
  reach: [half, 26],
  layers: [
    water(-13, 0.9, -70, 70),
    water(-10.4, 1.3, -70, 22),
    water(-6.9, 1.9, -70, 70),
    water(-2.4, 2.7, -31, 70),
    water(3.4, 3.8, -70, 70),
    water(11, 5.2, -70, 9),
    common(
      outline,
      (_, y) => -15.4 - y + 0,
      (_x, y) => y + 13,
    ),
    common(outline, (_, y) => y + 15.4),
    water(-6.9, 1.9, 12, 30),
    water(3.4, 3.8, 8, 34),
    water(20, 7, -70, 70),
  ],
  seams: [
    [
      [0, -24],
      [0, 26],
    ],
    [
      [-33, -16.5],
      [-33, 16],
    ],
    [
      [33, -16.5],
      [33, 16],
    ],
  ],
  spars: [
    { from: [0, -24], to: [0, 26], wide: 0.4 },
    { from: [-half, -9], to: [half, -9], wide: 0.45, bend: 5, off: 0.9 },
    { from: [-half, -9], to: [-19, 21], wide: 0.34, bend: -3.4 },
    { from: [half, -9], to: [19, 21], wide: 0.34, bend: 3.4 },
    { from: [-33, -16.5], to: [-33, 15.5], wide: 0.3 },
    { from: [33, -16.5], to: [33, 15.5], wide: 0.3 },
  ],
  patches: [
    [-half + 1.5, -8.6],
    [half - 1.5, -8.6],
    [0, -23],
    [0, 25],
    [-19, 20],
    [19, 20],
  ],
  patchSize: 2,
  cloth: [0.2, 0.62, 0.46],
  weave: 'ripstop',
  belly: 3.4,
  tails: [
    { at: [-19, 20], long: 44, wide: 2.2, sway: 4, period: 46, seed: 0.7, kind: 'ribbon' },
    { at: [19, 20], long: 40, wide: 2.2, sway: 4, period: 40, seed: 3.3, kind: 'ribbon' },
  ],
  legs: [
    [0, -16],
    [0, 12],
  ],
  tow: [0, 46],
  seed: 131,
};
