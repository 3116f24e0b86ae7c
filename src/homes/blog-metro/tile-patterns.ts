import type { PigmentName } from './pigments.ts';

/** Part of a pattern, in one of the four colors; the background is color 0. */
export interface TilePart {
  readonly d: string;
  readonly color: 0 | 1 | 2 | 3;
}

/** Pattern of a cement tile on 100 by 100 units, with its standard colors. */
export interface TilePattern {
  readonly id: string;
  readonly title: string;
  /** Number of different views among its four rotations. */
  readonly turns: 1 | 2 | 4;
  readonly colors: readonly [PigmentName, PigmentName, PigmentName, PigmentName];
  readonly parts: readonly TilePart[];
}

const short = (value: number) => `${Math.round(value * 10) / 10}`;
const point = (x: number, y: number) => `${short(x)} ${short(y)}`;

/** Returns a quarter of a disc in the corner `x`, `y` (each 0 or 100). */
const quarter = (x: number, y: number, radius: number) => {
  const [across, down] = [x === 0 ? radius : 100 - radius, y === 0 ? radius : 100 - radius];
  const sweep = (x === 0) === (y === 0) ? 1 : 0;
  return `M${x} ${y}H${short(across)}A${radius} ${radius} 0 0 ${sweep} ${point(x, down)}Z`;
};

const corners = [
  [0, 0],
  [100, 0],
  [0, 100],
  [100, 100],
] as const;
const inCorners = (radius: number) => corners.map(([x, y]) => quarter(x, y, radius)).join('');

const disc = (radius: number) =>
  `M${short(50 - radius)} 50a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** Returns `count` petals around the center, between two radii; `wide` is their width in degrees. */
function petals(count: number, from: number, to: number, wide: number, first = 0): string {
  const at = (degrees: number, radius: number) => {
    const radians = (degrees * Math.PI) / 180;
    return point(50 + radius * Math.sin(radians), 50 - radius * Math.cos(radians));
  };
  return Array.from({ length: count }, (_, index) => {
    const degrees = first + (index * 360) / count;
    const bend = from + (to - from) * 0.6;
    return `M${at(degrees, from)}Q${at(degrees + wide, bend)} ${at(degrees, to)}Q${at(degrees - wide, bend)} ${at(degrees, from)}Z`;
  }).join('');
}

/** Returns a star of `count` points, its outer and inner radius. */
function star(count: number, outer: number, inner: number, first = 0): string {
  const points = Array.from({ length: count * 2 }, (_, index) => {
    const radians = ((first + (index * 180) / count) * Math.PI) / 180;
    const radius = index % 2 === 0 ? outer : inner;
    return point(50 + radius * Math.sin(radians), 50 - radius * Math.cos(radians));
  });
  return `M${points.join('L')}Z`;
}

/** Returns a leaf from corner to corner, `out` units short of both; its edges are arcs of a radius. */
const leaf = (out: number, radius: number) =>
  `M${point(out, out)}A${radius} ${radius} 0 0 1 ${point(100 - out, 100 - out)}A${radius} ${radius} 0 0 1 ${point(out, out)}Z`;

const part = (color: TilePart['color'], d: string): TilePart => ({ d, color });

/** The six tile patterns of the shop. */
export const tilePatterns: readonly TilePattern[] = [
  {
    id: 'ring',
    title: 'Smoke Ring',
    turns: 2,
    colors: ['white', 'blue', 'yellow', 'black'],
    parts: [
      ...(
        [
          [64, 1],
          [57, 0],
          [43, 1],
          [36, 0],
          [16, 3],
        ] as const
      ).map(([radius, color]) => part(color, quarter(0, 0, radius) + quarter(100, 100, radius))),
      part(2, quarter(100, 0, 16) + quarter(0, 100, 16)),
    ],
  },
  {
    id: 'leaf',
    title: 'Wrapper Leaf',
    turns: 2,
    colors: ['green', 'white', 'black', 'yellow'],
    parts: [
      part(1, leaf(0, 100)),
      part(0, leaf(7, 92)),
      part(1, leaf(16, 104)),
      part(2, leaf(25, 190)),
      part(3, quarter(100, 0, 30) + quarter(0, 100, 30)),
      part(2, quarter(100, 0, 20) + quarter(0, 100, 20)),
    ],
  },
  {
    id: 'fan',
    title: 'Ceiling Fan',
    turns: 4,
    colors: ['red', 'white', 'yellow', 'black'],
    parts: (
      [
        [100, 1],
        [93, 0],
        [70, 1],
        [63, 2],
        [40, 1],
        [33, 3],
        [14, 1],
      ] as const
    ).map(([radius, color]) => part(color, quarter(0, 100, radius))),
  },
  {
    id: 'shutter',
    title: 'Shutter',
    turns: 4,
    colors: ['yellow', 'black', 'white', 'red'],
    parts: [
      part(1, 'M0 0H100L0 100Z'),
      part(2, 'M0 78V62L62 0H78ZM0 46V30L30 0H46Z'),
      part(3, 'M0 14V0H14Z'),
      part(2, 'M100 62V76L76 100H62Z'),
    ],
  },
  {
    id: 'rose',
    title: 'Seventh Avenue',
    turns: 1,
    colors: ['white', 'red', 'green', 'black'],
    parts: [
      part(3, inCorners(36)),
      part(0, inCorners(31)),
      part(2, inCorners(22)),
      part(0, inCorners(8)),
      part(1, petals(8, 9, 47, 26)),
      part(0, petals(8, 20, 39, 15)),
      part(2, petals(8, 15, 34, 7, 22.5)),
      part(3, disc(8)),
      part(0, disc(4)),
    ],
  },
  {
    id: 'star',
    title: 'Night Shift',
    turns: 1,
    colors: ['blue', 'white', 'yellow', 'black'],
    parts: [
      part(1, inCorners(30)),
      part(3, inCorners(24)),
      part(2, inCorners(10)),
      part(1, star(8, 49, 33)),
      part(3, star(8, 41, 26)),
      part(2, star(8, 30, 14, 22.5)),
      part(1, disc(9)),
      part(0, disc(4)),
    ],
  },
];

/** Returns a pattern by its id. @throws for an unknown id. */
export function tilePattern(id: string): TilePattern {
  const found = tilePatterns.find((pattern) => pattern.id === id);
  if (!found) throw new Error(`No pattern "${id}" in tile-patterns.ts.`);
  return found;
}
