import type { KitePlan } from '../plan.ts';
import { common, disc, type Point, polygon, ring, without } from '../sdf.ts';

const [half, top, tail] = [13, 11, 12];
/** The leading edge follows the bow. */
const lead = Array.from({ length: 25 }, (_, index): Point => {
  const x = -half + (index / 24) * 2 * half;
  return [x, -top * (1 - (Math.abs(x) / half) ** 1.7)];
});
const body = polygon([...lead, [0, tail]]);
const fin = polygon([
  [0, tail - 2.4],
  [2.7, tail + 2.6],
  [-2.7, tail + 2.6],
]);
const outline = (x: number, y: number) => Math.min(body(x, y), fin(x, y));

/** A fighter: spine, bow, a fin of two layers; two eyes that look past each other. */
export const mommuck: KitePlan = {
  outline,
  reach: [half, tail + 3],
  layers: [
    without(common(body, disc([-4.9, -1.6], 3.7)), disc([-4.9, -1.6], 1.5)),
    without(common(body, disc([4.9, -1.6], 3.7)), disc([6, -2.2], 1.5)),
    fin,
    common(body, (_, y) => 5.4 - y),
    common(body, ring([0, -11], 0, 4.6)),
  ],
  seams: [],
  spars: [
    { from: [0, -top], to: [0, tail + 2.4], wide: 0.24 },
    { from: [-half, 0], to: [half, 0], wide: 0.17, bend: 9.4, off: 0.15 },
  ],
  patches: [
    [-half + 0.6, -0.2],
    [half - 0.6, -0.2],
    [0, -top + 0.6],
  ],
  patchSize: 0.8,
  cloth: [0.86, 0.055, 0.26],
  weave: 'ripstop',
  belly: 0.9,
  tails: [],
  legs: [
    [0, -5.4],
    [0, 6.4],
  ],
  tow: [0.4, 18],
  seed: 127,
};
