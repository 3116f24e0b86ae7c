import { board, box, stroke } from '../svg.ts';
import {
  bed,
  lark,
  meadow,
  orchard,
  type Plot,
  pivot,
  redVan,
  stubble,
  sunflowers,
} from './fields.ts';
import { c, hedge, inField, type Point, roof, tree, treeShade, walker } from './kit.ts';

export const wideSize = { width: 2880, height: 1640 };
const nearSize = { width: 1200, height: 900 };
const broadSize = { width: 1500, height: 900 };

const fieldOf = (points: readonly Point[], draw: (plot: Plot) => string, scale = 1) => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return inField(points, draw({ x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y, scale }));
};

const grove = (spots: readonly (readonly [number, number, number])[]) =>
  spots.map(([x, y, r]) => treeShade(x, y, r)).join('') +
  spots.map(([x, y, r], i) => tree(x, y, r, false, i)).join('');

const road = (d: string, wide: number) =>
  stroke(d, c.roadEdge, wide + 14) + stroke(d, c.road, wide);

const river = (d: string, wide: number) =>
  stroke(d, c.hedgeLit, wide + 34) +
  stroke(d, c.road, wide + 14) +
  stroke(d, c.water, wide) +
  stroke(d, c.waterLit, wide * 0.12, 'stroke-dasharray="150 90 40 120" stroke-opacity="0.9"');

/** The mill: a long roof, a short one, and its wheel in the water. */
const mill = (x: number, y: number) =>
  roof(x, y, 250, 104, '#b9c6bd', '#7f9087') +
  roof(x + 172, y - 66, 96, 78, '#b9c6bd', '#7f9087') +
  box(x + 30, y - 34, 96, 30, 4, c.soilDark) +
  Array.from({ length: 6 }, (_, i) => box(x + 35 + i * 16, y - 38, 7, 38, 2, c.woodPale)).join('');

/** Six fields round a road and a river; the seventh, top left, lies fallow: the heading stands on it. */
export function wide(): string {
  const { width, height } = wideSize;
  const fallow: Point[] = [
    [0, 0],
    [1350, 0],
    [1300, 640],
    [0, 712],
  ];
  return board(
    width,
    height,
    box(0, 0, width, height, 0, c.grass) +
      inField(
        fallow,
        box(0, 0, 1400, 760, 0, c.fallow) +
          Array.from({ length: 24 }, (_, i) =>
            stroke(
              `M-20 ${40 + i * 34}L1400 ${i * 32.5 - 26}`,
              c.fallowLine,
              3,
              'stroke-opacity="0.6"',
            ),
          ).join(''),
      ) +
      fieldOf(
        [
          [1376, 0],
          [2096, 0],
          [2060, 588],
          [1326, 630],
        ],
        orchard,
      ) +
      fieldOf(
        [
          [2124, 0],
          [2880, 0],
          [2880, 548],
          [2088, 586],
        ],
        pivot,
      ) +
      fieldOf(
        [
          [0, 814],
          [858, 772],
          [846, 1640],
          [0, 1640],
        ],
        meadow,
      ) +
      fieldOf(
        [
          [900, 772],
          [1470, 744],
          [1462, 1204],
          [888, 1230],
        ],
        bed,
      ) +
      fieldOf(
        [
          [1498, 742],
          [2214, 706],
          [2208, 1186],
          [1490, 1204],
        ],
        sunflowers,
      ) +
      fieldOf(
        [
          [2252, 706],
          [2880, 676],
          [2880, 1640],
          [2240, 1640],
        ],
        stubble,
      ) +
      inField(
        [
          [862, 1240],
          [2236, 1215],
          [2240, 1640],
          [852, 1640],
        ],
        river('M2130 1690C2150 1440 2060 1300 1830 1296S1400 1384 1210 1366S944 1420 930 1700', 84),
      ) +
      grove([
        [1560, 1560, 60],
        [1690, 1500, 48],
        [1920, 1470, 56],
        [1840, 1560, 46],
        [1990, 1590, 52],
        [2170, 1290, 44],
        [2090, 1250, 34],
        [940, 1310, 42],
        [1040, 1290, 30],
      ]) +
      stroke('M1280 1560Q1330 1600 1340 1680', c.road, 22) +
      mill(1130, 1452) +
      hedge(
        [
          [0, 738],
          [1306, 664],
        ],
        26,
        1,
      ) +
      hedge(
        [
          [1362, -10],
          [1314, 640],
        ],
        30,
        2,
      ) +
      hedge(
        [
          [2110, -10],
          [2074, 590],
        ],
        28,
        3,
      ) +
      hedge(
        [
          [1330, 644],
          [2880, 566],
        ],
        24,
        4,
      ) +
      hedge(
        [
          [0, 800],
          [862, 758],
        ],
        24,
        5,
      ) +
      hedge(
        [
          [880, 770],
          [866, 1250],
          [856, 1650],
        ],
        28,
        6,
      ) +
      hedge(
        [
          [896, 1240],
          [1484, 1216],
        ],
        22,
        7,
      ) +
      hedge(
        [
          [1484, 756],
          [1476, 1210],
        ],
        24,
        8,
      ) +
      hedge(
        [
          [2232, 706],
          [2226, 1220],
          [2228, 1650],
        ],
        28,
        9,
      ) +
      road('M-20 778L1320 706Q1400 700 1480 694L2900 620', 44) +
      redVan(560, 746, 1, -3) +
      walker(1180, 712, 18, c.hedgeDark, c.straw, 88) +
      redVan(2560, 638, 0.92, 177) +
      grove([
        [1300, 620, 44],
        [2070, 560, 40],
        [876, 742, 36],
      ]) +
      lark(1130, 500, 0.62),
  );
}

const views = {
  web: meadow,
  parcels: orchard,
  app: bed,
  search: sunflowers,
  sensor: pivot,
  move: stubble,
} as const;
export type FieldName = keyof typeof views;

/** Part of each field that is seen from nearer, and its scale, so that the crop fills the view. */
const nearer: Readonly<Record<FieldName, Plot>> = {
  web: { x: -20, y: -24, w: 1540, h: 980, scale: 1.04 },
  parcels: { x: -60, y: -20, w: 1320, h: 900, scale: 1.72 },
  app: { x: 0, y: 0, w: 1200, h: 900, scale: 2.02 },
  search: { x: 0, y: 0, w: 1200, h: 900, scale: 1.7 },
  sensor: { x: 0, y: 0, w: 1200, h: 900, scale: 1.7 },
  move: { x: -40, y: 0, w: 1280, h: 900, scale: 1.7 },
};

/** Returns the size of a near view: a page in a broad field would lose its top or its foot in a crop. */
export const nearSizeOf = (name: FieldName) => (name === 'web' ? broadSize : nearSize);

/** One field from nearer, to its edges. */
export const near = (name: FieldName) => () => {
  const { width, height } = nearSizeOf(name);
  return board(width, height, views[name](nearer[name]));
};
