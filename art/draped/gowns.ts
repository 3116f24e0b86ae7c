import type { Pattern, Weave } from './fall.ts';
import { figureOf, shoulders } from './figure.ts';

type Curve = readonly (readonly [at: number, value: number])[];

/** Heavy satin, which falls in large folds. */
const satin: Weave = { thread: 0, down: 2e-6, across: 6e-6, bend: 4e-6 };
/** Crepe: its folds are narrower. */
const crepe: Weave = { thread: 0, down: 3e-6, across: 9e-6, bend: 9e-6 };
/** Wool: stiffer. */
const wool: Weave = { thread: 0, down: 1e-6, across: 2e-6, bend: 2.5e-6 };

/** Value of a curve between the points that say it. */
function along(points: Curve, at: number): number {
  const next = points.findIndex(([place]) => place >= at);
  const b = points[next < 0 ? points.length - 1 : next];
  const a = points[next <= 0 ? (next < 0 ? points.length - 1 : 0) : next - 1];
  if (!a || !b) return 0;
  if (a === b) return a[1];
  const t = (at - a[0]) / (b[0] - a[0]);
  return a[1] + (b[1] - a[1]) * t * t * (3 - 2 * t);
}

/** Returns a tube round an upright axis, slightly waved, so that folds have places to begin. */
const tubeFrom =
  (
    width: (down: number) => number,
    top: number,
    length: number,
    [wide, deep]: readonly [number, number],
    seed: number,
  ) =>
  (around: number, down: number): readonly [number, number, number] => {
    const turn = around * Math.PI * 2;
    const wave =
      1 +
      down * (0.05 * Math.sin(turn * 7 + seed) + 0.04 * Math.sin(turn * 4 + seed * 3 + down * 3));
    const radius = (width(down) / (Math.PI * 2)) * wave;
    return [Math.sin(turn) * radius * wide, -Math.cos(turn) * radius * deep, top - down * length];
  };

/**
 * Returns the points of a tube that straps hold: places in thirty-sixths of its top edge from the middle
 * of the front, right and left alike.
 */
const strapped =
  (places: readonly (readonly [place: number, x: number, y: number, z: number])[]) =>
  (around: number, down: number) => {
    if (down > 0) return undefined;
    const step = Math.round(around * 36 * 16) / 16;
    const side = step > 18 ? -1 : 1;
    const found = places.find(([place]) => place === (step > 18 ? 36 - step : step));
    return found && ([side * found[1], found[2], found[3]] as const);
  };

const cowlWidth = (down: number) =>
  along(
    [
      [0, 1.36],
      [0.12, 1.02],
      [0.22, 0.9],
      [0.4, 1.04],
      [0.7, 1.5],
      [1, 2.2],
    ],
    down,
  );

/** A long slip with a cowl: its front edge is far wider than what its straps hold apart. */
const cowlSlip: Pattern = {
  isTube: true,
  length: 1.22,
  width: cowlWidth,
  start: tubeFrom(cowlWidth, 1.3, 1.22, [1.2, 0.85], 1),
  held: strapped([
    [7, 0.108, -0.076, 1.35],
    [13, 0.095, 0.082, 1.29],
  ]),
  push: figureOf({ slim: 0.92 }),
  weave: crepe,
};

const deepWidth = (down: number) =>
  along(
    [
      [0, 1.34],
      [0.2, 1.02],
      [0.36, 0.9],
      [0.62, 1.02],
      [1, 1.36],
    ],
    down,
  );

/** A shirt-length top, the cowl of which reaches to the waist. */
const deepCowl: Pattern = {
  isTube: true,
  length: 0.72,
  width: deepWidth,
  start: tubeFrom(deepWidth, 1.32, 0.72, [1.25, 0.8], 5),
  held: strapped([
    [7, 0.115, -0.07, 1.36],
    [13, 0.1, 0.08, 1.3],
  ]),
  push: figureOf({ slim: 0.92 }),
  weave: crepe,
};

const waist = 0.66;
const skirtLength = 0.78;
const skirtWidth = (down: number) => waist + Math.PI * skirtLength * down * 1.3;

/** Most of a circle, held round its waist by the clips of a hanger. */
const wholeSkirt: Pattern = {
  isTube: true,
  length: skirtLength,
  width: skirtWidth,
  // Nine flutes to begin with: a skirt of this width has from seven to ten.
  start: (around, down) => {
    const turn = around * Math.PI * 2;
    const flute = 1 + 0.36 * down * Math.cos(turn * 9 + 0.5 * Math.sin(turn * 2 + 1));
    const radius = (0.105 + 0.2 * down) * flute;
    return [
      Math.sin(turn) * radius * 1.35,
      -Math.cos(turn) * radius * 0.9,
      1.3 - down * skirtLength,
    ];
  },
  held: (around, down) => {
    if (down > 0) return undefined;
    const turn = around * Math.PI * 2;
    return [Math.sin(turn) * 0.148, -Math.cos(turn) * 0.062, 1.3 + 0.012 * Math.cos(turn)];
  },
  weave: crepe,
  thick: 0.012,
};

const capeWidth = (down: number) =>
  along(
    [
      [0, 0.44],
      [0.3, 1.08],
      [1, 2.6],
    ],
    down,
  );

/** A cape to the hip, from a ring round the neck over the shoulders. */
const cape: Pattern = {
  isTube: true,
  length: 0.74,
  width: capeWidth,
  // Eight folds to begin with, which start below the shoulders.
  start: (around, down) => {
    const turn = around * Math.PI * 2;
    const fold = 1 + 0.16 * down * down * Math.cos(turn * 8 + 0.6 * Math.sin(turn * 2 + 2));
    const radius = (capeWidth(down) / (Math.PI * 2)) * (1 - 0.12 * down) * fold;
    return [Math.sin(turn) * radius * 1.25, -Math.cos(turn) * radius * 0.8, 1.5 - down * 0.66];
  },
  held: (around, down) => {
    if (down > 0) return undefined;
    const turn = around * Math.PI * 2;
    return [Math.sin(turn) * 0.07, -Math.cos(turn) * 0.058, 1.5 - 0.02 * Math.cos(turn)];
  },
  push: figureOf({ rings: shoulders }),
  weave: wool,
  thick: 0.012,
};

/** A square of silk that hangs from two nails, its diagonal across. */
const square: Pattern = {
  isTube: false,
  length: 1.15,
  width: () => 1.15,
  start: (around, down) => [
    (around - 0.5) * 0.7,
    -0.12 * Math.sin(around * Math.PI) * (1 - down) - 0.02 * Math.sin(around * 9 + down * 5),
    1.35 - down * 1.1,
  ],
  held: (around, down) => {
    if (down > 0) return undefined;
    if (around === 0) return [-0.27, 0, 1.36];
    if (around === 1) return [0.3, 0, 1.4];
    return undefined;
  },
  push: (points, at) => {
    if ((points[at + 1] ?? 0) > 0.03) points[at + 1] = 0.03;
  },
  weave: satin,
  thick: 0.01,
};

const sackWidth = (down: number) =>
  along(
    [
      [0, 0.3],
      [0.3, 0.72],
      [0.62, 1.02],
      [0.84, 0.72],
      [1, 0.04],
    ],
    down,
  );

/** A bag that hangs from one ring, with melons in it. */
const sack: Pattern = {
  isTube: true,
  length: 0.62,
  width: sackWidth,
  start: tubeFrom(sackWidth, 1.3, 0.54, [1.12, 1.02], 4),
  held: (around, down) => {
    if (down > 0) return undefined;
    const turn = around * Math.PI * 2;
    return [Math.sin(turn) * 0.026, -Math.cos(turn) * 0.022, 1.3];
  },
  push: (points, at) => {
    for (const [x, y, z, r] of [
      [-0.045, -0.01, 0.88, 0.115],
      [0.06, 0.015, 0.93, 0.1],
      [0.03, -0.045, 0.84, 0.09],
    ] as const) {
      const [dx, dy, dz] = [0, 1, 2].map((k) => (points[at + k] ?? 0) - ([x, y, z][k] ?? 0)) as [
        number,
        number,
        number,
      ];
      const far = Math.hypot(dx, dy, dz);
      if (far >= r || far === 0) continue;
      points[at] = x + (dx / far) * r;
      points[at + 1] = y + (dy / far) * r;
      points[at + 2] = z + (dz / far) * r;
    }
  },
  weave: crepe,
  thick: 0.01,
};

/** Everything that is cut, by name. */
export const patterns = { cowlSlip, deepCowl, wholeSkirt, cape, square, sack } as const;
export type PatternName = keyof typeof patterns;
