import type { KitePlan } from '../plan.ts';
import { common, disc, type Point, polygon } from '../sdf.ts';

const [half, top] = [33, 48];
const corners: readonly Point[] = [
  [-half, -top],
  [half, -top],
  [half, top],
  [-half, top],
];
const outline = polygon(corners);

const across = [-44, -26, -8.5, 8.5, 26, 44];
const down = [-22, -11, 0, 11, 22];

/** An Edo kite, eight feet tall on twenty-seven legs: the tide that comes up the beach in tongues. */
export const hoiToide: KitePlan = {
  outline,
  reach: [half, top],
  layers: [
    common(outline, disc([-16, 66], 62)),
    common(outline, disc([21, 78], 66)),
    common(outline, disc([-30, 86], 66)),
    common(outline, disc([4, 92], 64)),
    common(outline, disc([30, 104], 68)),
    common(outline, disc([15, -27], 9.5)),
  ],
  seams: [
    [
      [-11, -top],
      [-11, top],
    ],
    [
      [11, -top],
      [11, top],
    ],
  ],
  spars: [
    ...across.map((y) => ({ from: [-half, y] as Point, to: [half, y] as Point, wide: 0.42 })),
    ...down.map((x) => ({ from: [x, -top] as Point, to: [x, top] as Point, wide: 0.36 })),
    { from: [-half, -top], to: [half, top], wide: 0.5, off: 0.7 },
    { from: [half, -top], to: [-half, top], wide: 0.5, off: 0.7 },
  ],
  patches: corners.map(([x, y]): Point => [x * 0.97, y * 0.98]),
  patchSize: 2,
  cloth: [0.055, 0.12, 0.6],
  weave: 'cotton',
  belly: 2.4,
  tails: [],
  legs: [-26, -8.5, 8.5].flatMap((y) => [-22, -11, 0, 11, 22].map((x): Point => [x, y])),
  paleLegs: true,
  tow: [0, 92],
  seed: 149,
};
