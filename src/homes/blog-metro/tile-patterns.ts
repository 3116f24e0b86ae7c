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
  readonly rotationCount: 1 | 2 | 4;
  readonly colors: readonly [PigmentName, PigmentName, PigmentName, PigmentName];
  readonly parts: readonly TilePart[];
}

const decimal = (value: number) => `${Math.round(value * 10) / 10}`;
const point = (x: number, y: number) => `${decimal(x)} ${decimal(y)}`;

/** Returns a quarter of a disc in the corner `x`, `y` (each 0 or 100). */
const quarterDisc = (x: number, y: number, radius: number) => {
  const [arcX, arcY] = [x === 0 ? radius : 100 - radius, y === 0 ? radius : 100 - radius];
  const sweep = (x === 0) === (y === 0) ? 1 : 0;
  return `M${x} ${y}H${decimal(arcX)}A${radius} ${radius} 0 0 ${sweep} ${point(x, arcY)}Z`;
};

const corners = [
  [0, 0],
  [100, 0],
  [0, 100],
  [100, 100],
] as const;
const cornerDiscs = (radius: number) => corners.map(([x, y]) => quarterDisc(x, y, radius)).join('');

const disc = (radius: number) =>
  `M${decimal(50 - radius)} 50a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** Returns `count` petals around the center, between two radii; `halfWidth` of each in degrees. */
function petals(
  count: number,
  inner: number,
  outer: number,
  halfWidth: number,
  startAngle = 0,
): string {
  const pointAt = (degrees: number, radius: number) => {
    const radians = (degrees * Math.PI) / 180;
    return point(50 + radius * Math.sin(radians), 50 - radius * Math.cos(radians));
  };
  return Array.from({ length: count }, (_, index) => {
    const degrees = startAngle + (index * 360) / count;
    const bend = inner + (outer - inner) * 0.6;
    const [base, tip] = [pointAt(degrees, inner), pointAt(degrees, outer)];
    return `M${base}Q${pointAt(degrees + halfWidth, bend)} ${tip}Q${pointAt(degrees - halfWidth, bend)} ${base}Z`;
  }).join('');
}

/** Returns a star of `count` points, its outer and inner radius. */
function star(count: number, outer: number, inner: number, startAngle = 0): string {
  const points = Array.from({ length: count * 2 }, (_, index) => {
    const radians = ((startAngle + (index * 180) / count) * Math.PI) / 180;
    const radius = index % 2 === 0 ? outer : inner;
    return point(50 + radius * Math.sin(radians), 50 - radius * Math.cos(radians));
  });
  return `M${points.join('L')}Z`;
}

/** Returns a leaf from corner to corner, `inset` units short of both; its edges are arcs of a radius. */
const leaf = (inset: number, radius: number) =>
  `M${point(inset, inset)}A${radius} ${radius} 0 0 1 ${point(100 - inset, 100 - inset)}A${radius} ${radius} 0 0 1 ${point(inset, inset)}Z`;

const tilePart = (color: TilePart['color'], d: string): TilePart => ({ d, color });

/** The six tile patterns of the shop. */
export const tilePatterns: readonly TilePattern[] = [
  {
    id: 'ring',
    title: 'Smoke Ring',
    rotationCount: 2,
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
      ).map(([radius, color]) =>
        tilePart(color, quarterDisc(0, 0, radius) + quarterDisc(100, 100, radius)),
      ),
      tilePart(2, quarterDisc(100, 0, 16) + quarterDisc(0, 100, 16)),
    ],
  },
  {
    id: 'leaf',
    title: 'Wrapper Leaf',
    rotationCount: 2,
    colors: ['green', 'white', 'black', 'yellow'],
    parts: [
      tilePart(1, leaf(0, 100)),
      tilePart(0, leaf(7, 92)),
      tilePart(1, leaf(16, 104)),
      tilePart(2, leaf(25, 190)),
      tilePart(3, quarterDisc(100, 0, 30) + quarterDisc(0, 100, 30)),
      tilePart(2, quarterDisc(100, 0, 20) + quarterDisc(0, 100, 20)),
    ],
  },
  {
    id: 'fan',
    title: 'Ceiling Fan',
    rotationCount: 4,
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
    ).map(([radius, color]) => tilePart(color, quarterDisc(0, 100, radius))),
  },
  {
    id: 'shutter',
    title: 'Shutter',
    rotationCount: 4,
    colors: ['yellow', 'black', 'white', 'red'],
    parts: [
      tilePart(1, 'M0 0H100L0 100Z'),
      tilePart(2, 'M0 78V62L62 0H78ZM0 46V30L30 0H46Z'),
      tilePart(3, 'M0 14V0H14Z'),
      tilePart(2, 'M100 62V76L76 100H62Z'),
    ],
  },
  {
    id: 'rose',
    title: 'Seventh Avenue',
    rotationCount: 1,
    colors: ['white', 'red', 'green', 'black'],
    parts: [
      tilePart(3, cornerDiscs(36)),
      tilePart(0, cornerDiscs(31)),
      tilePart(2, cornerDiscs(22)),
      tilePart(0, cornerDiscs(8)),
      tilePart(1, petals(8, 9, 47, 26)),
      tilePart(0, petals(8, 20, 39, 15)),
      tilePart(2, petals(8, 15, 34, 7, 22.5)),
      tilePart(3, disc(8)),
      tilePart(0, disc(4)),
    ],
  },
  {
    id: 'star',
    title: 'Night Shift',
    rotationCount: 1,
    colors: ['blue', 'white', 'yellow', 'black'],
    parts: [
      tilePart(1, cornerDiscs(30)),
      tilePart(3, cornerDiscs(24)),
      tilePart(2, cornerDiscs(10)),
      tilePart(1, star(8, 49, 33)),
      tilePart(3, star(8, 41, 26)),
      tilePart(2, star(8, 30, 14, 22.5)),
      tilePart(1, disc(9)),
      tilePart(0, disc(4)),
    ],
  },
];

/** Returns a pattern by its id. @throws for an unknown id. */
export function tilePattern(id: string): TilePattern {
  const tile = tilePatterns.find((pattern) => pattern.id === id);
  if (!tile) throw new Error(`No pattern "${id}" in tile-patterns.ts.`);
  return tile;
}
