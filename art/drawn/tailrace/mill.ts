import { board, box } from '../svg.ts';
import { shade, white } from './engrave.ts';

const [w, h] = [1000, 1120];
type Point = readonly [x: number, y: number];

/** Whether a point lies in a polygon. */
function inside(points: readonly Point[], x: number, y: number): boolean {
  let odd = false;
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points.at(i - 1) ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  });
  return odd;
}

const rect = (x: number, y: number, rw: number, rh: number): Point[] => [
  [x, y],
  [x + rw, y],
  [x + rw, y + rh],
  [x, y + rh],
];

interface Area {
  points: readonly Point[];
  dark: (x: number, y: number) => number;
}

const wave = (x: number, y: number) =>
  0.5 + 0.5 * Math.sin(x / 23 + Math.sin(y / 17) * 2.4 + y / 9);
const clapboards = (base: number) => (x: number, y: number) =>
  base + (y % 26 < 7 ? 0.2 : 0) + 0.1 * ((x - 200) / 600);

const panes = (x: number, y: number, rw: number, rh: number, lit: number): Area[] => [
  { points: rect(x - 7, y - 7, rw + 14, rh + 14), dark: () => 0.02 },
  {
    points: rect(x, y, rw, rh),
    dark: (px, py) => (Math.abs(px - x - rw / 2) < 4 || Math.abs(py - y - rh / 2) < 4 ? 0.08 : lit),
  },
];

/** From back to front: what there is to see, and how dark it is. */
const areas: readonly Area[] = [
  { points: rect(0, 0, w, h), dark: (_, y) => 0.06 + 0.2 * Math.max(0, 1 - y / 420) },
  {
    points: [
      [0, 430],
      [150, 352],
      [330, 396],
      [620, 300],
      [860, 372],
      [1000, 330],
      [1000, 800],
      [0, 800],
    ],
    dark: (x, y) => 0.36 + 0.1 * wave(x * 2, y * 3),
  },
  {
    points: [
      [0, 560],
      [90, 500],
      [200, 548],
      [240, 800],
      [0, 800],
    ],
    dark: (x, y) => 0.72 + 0.2 * wave(x * 3, y * 2),
  },
  // The mill: gable to us, roof to the right, two floors over a wall of stones.
  {
    points: [
      [420, 250],
      [842, 250],
      [930, 430],
      [522, 430],
    ],
    dark: (x, y) => 0.66 + (y % 22 < 6 ? 0.22 : 0) + 0.06 * (x / w),
  },
  {
    points: [
      [500, 424],
      [900, 424],
      [900, 800],
      [500, 800],
    ],
    dark: clapboards(0.3),
  },
  {
    points: [
      [240, 430],
      [400, 236],
      [532, 430],
      [532, 800],
      [240, 800],
    ],
    dark: clapboards(0.14),
  },
  {
    points: [
      [214, 446],
      [400, 222],
      [424, 236],
      [246, 452],
    ],
    dark: () => 0.9,
  },
  {
    points: [
      [392, 222],
      [420, 222],
      [556, 428],
      [530, 442],
    ],
    dark: () => 0.9,
  },
  { points: rect(640, 150, 46, 120), dark: (x, y) => 0.6 + ((y % 20) + (x % 24) < 10 ? 0.3 : 0) },
  ...[288, 424].flatMap((x) => panes(x, 486, 56, 92, 0.78)),
  ...[580, 690, 800].flatMap((x) => panes(x, 486, 54, 92, 0.82)),
  ...panes(366, 330, 48, 66, 0.75),
  // Downstairs there is light: somebody bakes.
  { points: rect(268, 640, 96, 120), dark: () => 0.86 },
  ...panes(278, 650, 76, 100, 0.03),
  { points: rect(424, 640, 74, 160), dark: (x) => (x > 482 ? 0.95 : 0.86) },
  ...panes(576, 650, 84, 96, 0.03),
  ...panes(724, 650, 84, 96, 0.03),
  {
    points: [
      [556, 636],
      [834, 636],
      [852, 664],
      [540, 664],
    ],
    dark: (x) => (Math.floor(x / 30) % 2 ? 0.75 : 0.1),
  },
  {
    points: rect(190, 800, 740, 96),
    dark: (x, y) =>
      0.42 + ((x + Math.floor(y / 24) * 31) % 62 < 7 || y % 24 < 5 ? 0.42 : 0) + 0.1 * wave(x, y),
  },
  // The arch that the water leaves by.
  {
    points: [
      [330, 896],
      [330, 868],
      [350, 838],
      [384, 822],
      [424, 822],
      [458, 838],
      [478, 868],
      [478, 896],
    ],
    dark: () => 0.98,
  },
  {
    points: [
      [0, 770],
      [200, 800],
      [200, 896],
      [0, 896],
    ],
    dark: (x, y) => 0.6 + 0.3 * wave(x * 4, y * 3),
  },
  {
    points: [
      [930, 780],
      [1000, 750],
      [1000, 896],
      [930, 896],
    ],
    dark: (x, y) => 0.6 + 0.3 * wave(x * 4, y * 3),
  },
  // The race, white where it comes out, with the building upside down in it.
  {
    points: rect(0, 892, w, 150),
    dark: (x, y) => {
      const foam =
        Math.exp(-(((x - 404) / (60 + (y - 892) * 1.2)) ** 2)) * Math.max(0, 1 - (y - 892) / 190);
      const seen = x > 230 && x < 900 ? 0.3 : 0.16;
      return Math.max(0, seen + 0.34 * wave(x * 0.6, y * 2.6) - 0.7 * foam);
    },
  },
  // The rail of the bridge.
  { points: rect(0, 1040, w, 80), dark: (_, y) => (y < 1062 ? 0.5 : 0.94) },
  ...[60, 380, 700].map(
    (x): Area => ({ points: rect(x, 1000, 46, 120), dark: (px) => (px < x + 14 ? 0.45 : 0.95) }),
  ),
];

/** The mill from the bridge in one screen of lines, as a paper with a coarse press prints a photograph. */
export function millFromBridge(): string {
  const tone = (x: number, y: number) =>
    areas.findLast(({ points }) => inside(points, x, y))?.dark(x, y) ?? 0;
  return board(w, h, box(0, 0, w, h, 0, white) + shade([0, 0, w, h], { tone, gap: 8.5, step: 4 }));
}
