import { chance } from '../posters/forms.ts';

export type Point = readonly [x: number, y: number];

const roll = chance(41);
const written = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** A straight-edged piece. */
export const straight = (points: readonly Point[]): string => written(points);

/**
 * A curved piece through these points, as scissors cut it: many short straight cuts of uneven
 * length, none of them quite where the pencil was.
 */
export function curved(points: readonly Point[], facet = 26): string {
  const n = points.length;
  const cut: Point[] = [];
  for (let i = 0; i < n; i += 1) {
    const [a, b, c, d] = [-1, 0, 1, 2].map((k) => points[(i + k + n) % n] as Point) as [
      Point,
      Point,
      Point,
      Point,
    ];
    const steps = Math.max(1, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / facet));
    for (let s = 0; s < steps; s += 1) {
      const t = Math.min(0.98, Math.max(0, (s + (s ? (roll() - 0.5) * 0.5 : 0)) / steps));
      const at = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      const slip = s ? facet * 0.05 : 0;
      cut.push([at(0) + (roll() - 0.5) * slip, at(1) + (roll() - 0.5) * slip]);
    }
  }
  return written(cut);
}

/** Points on a circle that was cut by hand: `wide` and `tall` are its half axes. */
export const round = (x: number, y: number, wide: number, tall = wide, count = 12): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const off = 1 + (roll() - 0.5) * 0.035;
    return [x + Math.cos(angle) * wide * off, y + Math.sin(angle) * tall * off];
  });

/** Moved, turned (degrees, round the origin) and scaled. */
export const placed = (
  points: readonly Point[],
  x: number,
  y: number,
  { turn = 0, scale = 1, flip = false } = {},
): Point[] => {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return points.map(([px, py]) => {
    const [sx, sy] = [px * scale * (flip ? -1 : 1), py * scale];
    return [x + sx * cos - sy * sin, y + sx * sin + sy * cos];
  });
};

/** A rectangle that was cut without a ruler. */
export const slip = (x: number, y: number, w: number, h: number, off = 3): Point[] => {
  const jog = () => (roll() - 0.5) * 2 * off;
  return [
    [x + jog(), y + jog()],
    [x + w + jog(), y + jog()],
    [x + w + jog(), y + h + jog()],
    [x + jog(), y + h + jog()],
  ];
};

/** A leaf from the origin along x. */
export const leaf = (length: number, wide: number): Point[] => [
  [0, 0],
  [length * 0.3, -wide * 0.85],
  [length * 0.62, -wide * 0.8],
  [length, 0],
  [length * 0.6, wide * 0.8],
  [length * 0.28, wide * 0.75],
];
