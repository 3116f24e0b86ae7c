import { type Curve, closed, type Point } from './curves.ts';

/** A closed outline through points, rounded as a knife goes. */
export function rounded(points: Curve, parts = 4): Point[] {
  const count = points.length;
  const of = (index: number): Point => points[((index % count) + count) % count] ?? [0, 0];
  return points.flatMap((_, index) => {
    const [a, b, c, d] = [of(index - 1), of(index), of(index + 1), of(index + 2)];
    return Array.from({ length: parts }, (__, part): Point => {
      const t = part / parts;
      const blend = (p: number, q: number, r: number, s: number) =>
        0.5 *
        (2 * q +
          (r - p) * t +
          (2 * p - 5 * q + 4 * r - s) * t * t +
          (3 * q - p - 3 * r + s) * t ** 3);
      return [blend(a[0], b[0], c[0], d[0]), blend(a[1], b[1], c[1], d[1])];
    });
  });
}

/** Points as they are written: `x,y x,y`. */
const pointsOf = (text: string): Point[] =>
  text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

/** People in winter coats: outlines one unit tall, feet at nought, up is positive. */
const outlines = {
  /** Waits, hands in pockets, seen from behind. */
  waiting:
    '-0.1,0 -0.02,0 -0.012,0.27 0.016,0.27 0.03,0 0.11,0 0.1,0.28 0.165,0.29 0.18,0.42 0.2,0.56 0.17,0.7 0.12,0.79 0.06,0.825 0.075,0.87 0.074,0.93 0.045,0.98 0.018,0.99 0.034,1.02 0,1.045 -0.034,1.02 -0.018,0.99 -0.045,0.98 -0.074,0.93 -0.075,0.87 -0.06,0.825 -0.12,0.79 -0.17,0.7 -0.2,0.56 -0.18,0.42 -0.165,0.29 -0.09,0.28',
  /** The same with a brimmed hat. */
  brimmed:
    '-0.11,0 -0.02,0 -0.012,0.22 0.02,0.22 0.03,0 0.12,0 0.11,0.23 0.19,0.24 0.185,0.42 0.19,0.58 0.16,0.71 0.1,0.79 0.055,0.82 0.062,0.87 0.075,0.905 0.135,0.915 0.13,0.94 0.07,0.95 0.06,1 0,1.02 -0.06,1 -0.07,0.95 -0.13,0.94 -0.135,0.915 -0.075,0.905 -0.062,0.87 -0.055,0.82 -0.1,0.79 -0.16,0.71 -0.19,0.58 -0.185,0.42 -0.19,0.24 -0.1,0.23',
  /** In a long coat, a kerchief on the head. */
  long: '-0.07,0 -0.01,0 -0.005,0.08 0.015,0.08 0.02,0 0.08,0 0.085,0.09 0.21,0.1 0.2,0.3 0.16,0.48 0.175,0.6 0.15,0.71 0.09,0.785 0.07,0.8 0.1,0.87 0.09,0.95 0.04,1 -0.02,1.01 -0.075,0.97 -0.095,0.89 -0.08,0.82 -0.1,0.78 -0.16,0.7 -0.18,0.58 -0.16,0.47 -0.2,0.28 -0.2,0.1 -0.08,0.09',
  /** Walks to the left. */
  walking:
    '-0.22,0.01 -0.11,0 -0.12,0.06 -0.03,0.25 0.04,0.2 0.1,0.03 0.13,-0.01 0.2,0.03 0.17,0.07 0.12,0.28 0.15,0.33 0.15,0.5 0.13,0.68 0.09,0.79 0.03,0.83 0.05,0.88 0.045,0.95 0.0,0.995 -0.05,0.985 -0.09,0.94 -0.095,0.88 -0.06,0.83 -0.11,0.75 -0.15,0.58 -0.19,0.47 -0.15,0.45 -0.14,0.33 -0.09,0.3 -0.17,0.08',
  /** Stooped, with a stick before it, to the left. */
  stooped:
    '-0.1,0 -0.01,0 0,0.25 0.05,0.25 0.08,0 0.16,0.01 0.14,0.28 0.19,0.32 0.2,0.5 0.16,0.68 0.08,0.78 -0.02,0.82 -0.02,0.86 -0.03,0.92 -0.09,0.95 -0.15,0.92 -0.17,0.85 -0.14,0.79 -0.1,0.77 -0.15,0.66 -0.18,0.52 -0.27,0.48 -0.28,0.45 -0.255,0.01 -0.24,0.01 -0.25,0.42 -0.16,0.42 -0.12,0.3 -0.09,0.27',
  /** A child. */
  small:
    '-0.1,0 -0.015,0 0,0.2 0.02,0.2 0.03,0 0.12,0 0.12,0.22 0.2,0.24 0.24,0.42 0.27,0.5 0.22,0.55 0.16,0.66 0.1,0.7 0.14,0.78 0.12,0.9 0.04,0.97 0.02,1.05 -0.02,1.05 -0.04,0.97 -0.12,0.9 -0.14,0.78 -0.1,0.7 -0.16,0.66 -0.22,0.55 -0.27,0.5 -0.24,0.42 -0.2,0.24 -0.11,0.22',
} as const;

export type Pose = keyof typeof outlines;

export interface Person {
  pose: Pose;
  /** Position of the feet, and height, in units of the block. */
  x: number;
  y: number;
  tall: number;
  /** Turned to the other side. */
  turned?: boolean;
}

const placed = ({ x, y, tall, turned }: Person, points: Curve, wider = 0): Curve =>
  points.map(([px, py]): Point => [x + (turned ? -px : px) * (tall + wider), y - py * tall]);

/** Cuts in a person who stands near: seams, a band, a scarf. */
const seams: Readonly<Record<Pose, string>> = {
  waiting:
    '-0.07,0.905 0,0.89 0.07,0.905 / -0.1,0.8 0,0.772 0.1,0.8 / 0,0.72 0.004,0.32 / -0.16,0.345 0,0.33 0.16,0.345',
  brimmed:
    '-0.07,0.962 0,0.952 0.07,0.962 / -0.08,0.8 0,0.775 0.08,0.8 / 0.01,0.62 0,0.26 / -0.16,0.52 0,0.505 0.16,0.52',
  long: '-0.09,0.88 -0.02,0.845 0.06,0.83 / -0.02,0.84 -0.04,0.76 / -0.15,0.5 0,0.485 0.15,0.5 / -0.1,0.46 -0.13,0.16 / 0.06,0.46 0.1,0.16',
  walking:
    '-0.09,0.925 -0.02,0.91 0.045,0.925 / -0.08,0.82 -0.01,0.79 0.05,0.82 / 0.0,0.7 0.02,0.52 -0.1,0.47 / -0.12,0.36 0.13,0.36',
  stooped:
    '-0.155,0.9 -0.1,0.885 -0.045,0.91 / -0.1,0.79 -0.04,0.8 0.0,0.82 / 0.02,0.72 -0.02,0.55 -0.2,0.46 / -0.1,0.33 0.16,0.35 / 0.1,0.7 0.13,0.42',
  small: '-0.12,0.86 0,0.83 0.12,0.86 / 0,0.64 0,0.26 / -0.2,0.27 0.2,0.27',
};

/** Curves of what is cut into somebody's clothes. */
export const seamsOf = (person: Person): Curve[] =>
  seams[person.pose].split(' / ').map((text) => {
    const corners = placed(person, pointsOf(text));
    return corners.flatMap(([x, y], index): Point[] => {
      const next = corners[index + 1];
      if (!next) return [[x, y]];
      const parts = Math.max(2, Math.ceil(Math.hypot(next[0] - x, next[1] - y) / 2.5));
      return Array.from(
        { length: parts },
        (_, part): Point => [
          x + ((next[0] - x) * part) / parts,
          y + ((next[1] - y) * part) / parts,
        ],
      );
    });
  });

/** Outline of somebody. */
export const personOf = (person: Person): string =>
  closed(placed(person, rounded(pointsOf(outlines[person.pose]))));

/** Light on one side of somebody's coat: two or three cuts down the shoulder. */
export function rim(person: Person, side: 1 | -1, strength = 1): string {
  const { tall } = person;
  const cuts = [
    [
      [0.145, 0.68],
      [0.165, 0.56],
      [0.15, 0.42],
      [0.145, 0.42],
      [0.15, 0.56],
      [0.13, 0.68],
    ],
    [
      [0.1, 0.74],
      [0.112, 0.6],
      [0.1, 0.44],
      [0.095, 0.44],
      [0.1, 0.6],
      [0.09, 0.74],
    ],
    [
      [0.055, 0.94],
      [0.062, 0.9],
      [0.055, 0.86],
      [0.045, 0.9],
    ],
  ] as const;
  return cuts
    .slice(0, strength > 0.6 ? 3 : 1)
    .map((points) => closed(placed({ ...person, turned: side < 0 }, points, tall * 0)))
    .join('');
}
