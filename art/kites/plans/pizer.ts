import type { KitePlan } from '../plan.ts';
import { common, type Point, polygon } from '../sdf.ts';

const corners: readonly Point[] = [
  [-17, -30],
  [17, -30],
  [26, -12],
  [17, 30],
  [-17, 30],
  [-26, -12],
];
const outline = polygon(corners);

/** A patch of sheet, sewn on askew. */
const patch = (x: number, y: number, wide: number, high: number, lean: number) =>
  common(
    outline,
    polygon([
      [x, y],
      [x + wide, y + lean],
      [x + wide - lean, y + high + lean * 0.6],
      [x - lean * 0.7, y + high],
    ]),
  );

/** A barn door of old sheets: three sticks, and the boards of a porch in the cloth. */
export const pizer: KitePlan = {
  outline,
  reach: [26, 30],
  layers: [
    ...[-15.4, -8.6, -1.6, 5.3, 12].map((x, index) => patch(x, -31, 4.4 + (index % 2), 38, 0.5)),
    patch(-30, 7.5, 60, 5.2, 0.9),
    patch(-30, 16, 60, 4.2, -0.6),
    patch(-30, 23.6, 60, 3.4, 0.5),
    patch(4, -19, 11, 10, 1.3),
    patch(-13, -3, 8, 7, -0.8),
  ],
  seams: [
    [
      [-26, -12],
      [26, -12],
    ],
    [
      [6, -12],
      [6, 30],
    ],
    [
      [-9, -30],
      [-9, -12],
    ],
  ],
  spars: [
    { from: [-17, -30], to: [17, 30], wide: 0.5, off: 0.1 },
    { from: [17, -30], to: [-17, 30], wide: 0.5, off: 0.1 },
    { from: [-26, -12], to: [26, -12], wide: 0.5, off: 0.7 },
  ],
  patches: corners.map(([x, y]): Point => [x * 0.96, y * 0.97]),
  patchSize: 1.7,
  cloth: [0.9, 0.82, 0.68],
  weave: 'cotton',
  belly: 2.6,
  tails: [{ at: [0, 29], long: 48, wide: 3.4, sway: 7, period: 42, seed: 1.9, kind: 'ribbon' }],
  legs: [
    [-11, -19],
    [11, -19],
    [0, 1],
  ],
  tow: [0, 44],
  seed: 157,
};
