import { board, box } from '../svg.ts';
import { type Box, cut, through, white } from './engrave.ts';

const [w, h] = [1000, 1120];
type Point = readonly [x: number, y: number];

const rect = (x: number, y: number, rw: number, rh: number): Point[] => [
  [x, y],
  [x + rw, y],
  [x + rw, y + rh],
  [x, y + rh],
];

interface Area {
  points: readonly Point[];
  dark: (x: number, y: number) => number;
  /** Width of its outline; left out: a thin one. */
  line?: number;
}

const wave = (x: number, y: number) =>
  0.5 + 0.5 * Math.sin(x / 23 + Math.sin(y / 17) * 2.4 + y / 9);
const clapboards = (base: number) => (x: number, y: number) =>
  base + (y % 26 < 7 ? 0.2 : 0) + 0.1 * ((x - 200) / 600);

const panes = (x: number, y: number, rw: number, rh: number, lit: number): Area[] => [
  { points: rect(x - 8, y - 8, rw + 16, rh + 16), dark: () => 0 },
  { points: rect(x, y, rw, rh), dark: () => lit },
  { points: rect(x + rw / 2 - 3.5, y + 3, 7, rh - 6), dark: () => 0, line: 0 },
  { points: rect(x + 3, y + rh / 2 - 3.5, rw - 6, 7), dark: () => 0, line: 0 },
];

/** Courses of stone, each block cut a little lighter or darker than its neighbor. */
const stones = (x: number, y: number, rw: number, rh: number): Area[] =>
  Array.from({ length: Math.round(rh / 32) }, (_, row) => {
    const starts = Array.from(
      { length: Math.ceil(rw / 82) + 1 },
      (_, i) => x - (row % 2) * 41 + i * 82,
    );
    return starts.flatMap((from, i): Area[] => {
      const [left, right] = [Math.max(x, from), Math.min(x + rw, from + 82)];
      const dark = 0.34 + (((row * 7 + i * 5) % 6) / 6) * 0.3;
      return right - left < 6
        ? []
        : [{ points: rect(left, y + row * 32, right - left, 32), dark: () => dark }];
    });
  }).flat();

/** From back to front: what there is to see, and how dark it is. */
const areas: readonly Area[] = [
  { points: rect(0, 0, w, h), dark: (_, y) => 0.06 + 0.2 * Math.max(0, 1 - y / 420), line: 0 },
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
  { points: rect(640, 150, 46, 120), dark: (x) => 0.45 + 0.45 * ((x - 640) / 46) },
  ...[288, 424].flatMap((x) => panes(x, 486, 56, 92, 0.78)),
  ...[580, 690, 800].flatMap((x) => panes(x, 486, 54, 92, 0.82)),
  ...panes(366, 330, 48, 66, 0.75),
  // Downstairs there is light: somebody bakes.
  { points: rect(268, 640, 96, 120), dark: () => 0.86 },
  ...panes(278, 650, 76, 100, 0.03),
  { points: rect(424, 640, 74, 160), dark: (x) => (x > 482 ? 0.95 : 0.86) },
  ...panes(576, 650, 84, 96, 0.03),
  ...panes(724, 650, 84, 96, 0.03),
  // Its awning, a stripe at a time.
  ...Array.from({ length: 10 }, (_, i): Area => {
    const [top, foot] = [(at: number) => 556 + 27.8 * at, (at: number) => 540 + 31.2 * at];
    return {
      points: [
        [top(i), 634],
        [top(i + 1), 634],
        [foot(i + 1), 668],
        [foot(i), 668],
      ],
      dark: () => (i % 2 ? 0 : 0.9),
    };
  }),
  ...stones(190, 800, 740, 96),
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
  ...[60, 380, 700].flatMap((x): Area[] => [
    { points: rect(x, 1000, 46, 120), dark: () => 0.95 },
    { points: rect(x, 1000, 15, 120), dark: () => 0.3 },
  ]),
];

const boxOf = (points: readonly Point[]): Box => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
};

/** The mill from the bridge: each thing cut for itself, so that its edge is a line and not the ends of lines. */
export const millFromBridge = (): string =>
  board(
    w,
    h,
    box(0, 0, w, h, 0, white) +
      areas
        .map(({ points, dark, line = 3 }) =>
          cut(through(...points), boxOf(points), { tone: dark, gap: 9, step: 5, line }),
        )
        .join(''),
  );
