import type { KitePlan } from '../plan.ts';
import { alongSegment, common, disc, type Point, type Shape } from '../sdf.ts';

const radius = 54;
const edge = disc([0, 0], radius);

/** Returns the points where a chord at `x` meets the rim. */
const chord = (x: number, share = 1): readonly [Point, Point] => {
  const high = Math.sqrt(radius * radius - x * x) * share;
  return [
    [x, -high],
    [x, high],
  ];
};

/** A finger that comes up from below the rim. */
const finger = (x: number, top: number): Shape =>
  common(edge, (px, py) => alongSegment(px, py, [x, top], [x * 0.78, 70])[0] - 5.4);

/** Round, nine feet across: eight fingers before a face, in up to three layers. */
export const meehonkey: KitePlan = {
  outline: edge,
  reach: [radius, radius],
  layers: [
    disc([0, -9], 36),
    ...[-43, -31, -19, -6.7, 6.7, 19, 31, 43].map((x, index) =>
      finger(x, [-3, -22, -28, -19, -19, -28, -22, -3][index] ?? 0),
    ),
  ],
  seams: [chord(-36), chord(0), chord(36)],
  spars: [
    ...[-45, -27, -9, 9, 27, 45].map((x) => {
      const [from, to] = chord(x, 0.99);
      return { from, to, wide: 0.5 };
    }),
    ...[-36, -12, 12, 36].map((y) => {
      const [[, left], [, right]] = chord(y, 0.99);
      return { from: [left, y] as Point, to: [right, y] as Point, wide: 0.55, off: 0.5 };
    }),
    { from: [-53.5, 0], to: [53.5, 0], wide: 0.8, off: 1.1 },
  ],
  patches: [-45, -27, -9, 9, 27, 45].flatMap((x) => chord(x, 0.985)),
  patchSize: 1.5,
  cloth: [0.94, 0.1, 0.03],
  weave: 'cotton',
  belly: 3.2,
  tails: [
    { at: [-27, 46], long: 55, wide: 1.9, sway: 4, period: 58, seed: 1, kind: 'rope' },
    { at: [27, 46], long: 50, wide: 1.9, sway: 4, period: 52, seed: 2.4, kind: 'rope' },
  ],
  legs: [
    [-27, -36],
    [0, -36],
    [27, -36],
    [-27, -12],
    [27, -12],
    [-27, 12],
    [27, 12],
    [0, 12],
  ],
  tow: [0, 74],
  seed: 101,
};
