import { cut, ink } from './block.ts';
import { closed, type Point } from './curves.ts';
import { rounded } from './figures.ts';
import { gouges } from './gouge.ts';

/** Half the height of a trout from its tail to its mouth, in parts of its length. */
const profile: readonly Point[] = [
  [0, 0.03],
  [0.08, 0.032],
  [0.2, 0.05],
  [0.35, 0.085],
  [0.5, 0.112],
  [0.65, 0.122],
  [0.78, 0.115],
  [0.88, 0.092],
  [0.95, 0.062],
  [1, 0.02],
];

const profileAt = (share: number): number => {
  const after = Math.max(
    1,
    profile.findIndex(([at]) => at >= share),
  );
  const [x1, y1] = profile[after - 1] ?? [0, 0];
  const [x2, y2] = profile[after] ?? [1, 0];
  return y1 + ((y2 - y1) * (share - x1)) / (x2 - x1 || 1);
};

interface Leap {
  /** The bow of the leap: its middle, radius, and where tail and mouth are on it, in degrees. */
  middle: Point;
  radius: number;
  tail: number;
  mouth: number;
}

/** A trout out of the water, bent along a bow: what the red block prints of it, and its outline. */
export function trout({ middle, radius, tail, mouth }: Leap): { outline: string; red: string } {
  const length = (radius * Math.abs(mouth - tail) * Math.PI) / 180;
  /** A point at a share of the length, so many lengths off the back (up is positive). */
  const on = (share: number, off: number): Point => {
    const angle = ((tail + (mouth - tail) * share) * Math.PI) / 180;
    const from = radius + off * length;
    return [middle[0] + from * Math.cos(angle), middle[1] + from * Math.sin(angle)];
  };
  const shares = Array.from({ length: 25 }, (_, at) => at / 24);
  const body = [
    ...shares.map((share) => on(share, profileAt(share) * 0.92)),
    on(1.012, 0.008),
    ...[...shares].reverse().map((share) => on(share, -profileAt(share))),
    on(-0.12, -0.115),
    on(-0.085, 0),
    on(-0.125, 0.12),
  ];
  const fin = (points: readonly Point[]) =>
    closed(rounded(points.map(([share, off]) => on(share, off))));
  const fins = [
    fin([
      [0.44, 0.09],
      [0.42, 0.175],
      [0.47, 0.19],
      [0.58, 0.15],
      [0.62, 0.1],
    ]),
    fin([
      [0.2, 0.04],
      [0.17, 0.085],
      [0.2, 0.088],
      [0.24, 0.05],
    ]),
    fin([
      [0.26, -0.05],
      [0.2, -0.125],
      [0.26, -0.12],
      [0.36, -0.08],
    ]),
    fin([
      [0.5, -0.1],
      [0.43, -0.17],
      [0.49, -0.165],
      [0.58, -0.11],
    ]),
    fin([
      [0.8, -0.1],
      [0.72, -0.17],
      [0.77, -0.17],
      [0.86, -0.09],
    ]),
  ];
  const outline = [closed(body), ...fins].join('');
  const dot = (share: number, off: number, r: number) => {
    const [x, y] = on(share, off);
    return `M${x.toFixed(1)} ${(y - r).toFixed(1)}a${r} ${r} 0 1 1-.1 0z`;
  };
  const along = (from: number, to: number, off: (share: number) => number) =>
    Array.from({ length: 40 }, (_, at): Point => {
      const share = from + ((to - from) * at) / 39;
      return on(share, off(share));
    });
  const spots = [
    [0.2, 0.014, 1.5],
    [0.27, 0.03, 1.6],
    [0.34, 0.045, 2],
    [0.41, 0.02, 1.6],
    [0.47, 0.055, 2.1],
    [0.54, 0.025, 1.7],
    [0.6, 0.06, 2],
    [0.66, 0.025, 1.6],
    [0.71, 0.058, 1.7],
    [0.3, 0, 1.3],
    [0.58, -0.005, 1.3],
  ] as const;
  const red = [
    ink(closed(body)),
    ...fins.map((d) => ink(d)),
    cut(spots.map(([share, off, r]) => dot(share, off, r)).join('')),
    cut(
      gouges([along(0.1, 0.74, (share) => -0.25 * profileAt(share))], {
        spacing: 1.8,
        light: () => 0.8,
        push: [14, 34],
        rest: 4,
        seed: 2,
      }),
    ),
    cut(
      gouges([along(0.4, 0.72, (share) => -0.62 * profileAt(share))], {
        spacing: 3,
        light: () => 0.8,
        push: [8, 20],
        rest: 5,
        seed: 3,
      }),
    ),
    // Gill, mouth and eye
    cut(
      gouges(
        [
          Array.from({ length: 16 }, (_, at) =>
            on(0.8 - 0.035 * Math.sin((at / 15) * Math.PI), 0.085 - 0.165 * (at / 15)),
          ),
        ],
        { spacing: 2.6, light: () => 0.9, push: [60, 90], seed: 4 },
      ),
    ),
    cut(
      gouges([along(0.905, 1.01, () => -0.022)], {
        spacing: 2.2,
        light: () => 0.9,
        push: [60, 90],
        seed: 5,
      }),
    ),
    cut(dot(0.895, 0.034, 2.6)),
    ink(dot(0.897, 0.03, 1.2)),
    // Rays of the tail
    cut(
      gouges(
        [-0.06, 0, 0.06].map((off) =>
          Array.from({ length: 9 }, (_, at) => on(-0.1 + at * 0.011, off * (1 - at / 12))),
        ),
        { spacing: 1.6, light: () => 0.7, seed: 6 },
      ),
    ),
  ].join('');
  return { outline, red };
}
