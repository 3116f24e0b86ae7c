import { chance } from '../posters/forms.ts';
import { inks } from './inks.ts';
import { curved, leaf, type Point, placed, round, slip } from './shears.ts';
import type { Sheet } from './sheet.ts';

/** A fold of the curtain: from the rail at `x` down to the tie, and out again below it. */
const fold = (x: number, wide: number, tie: Point, foot: number, h: number): Point[] => [
  [x, -60],
  [x - 14, h * 0.16],
  [x + (tie[0] - x) * 0.34, h * 0.36],
  [tie[0] - 16, tie[1]],
  [foot, h * 0.82],
  [foot - 20, h + 60],
  [foot + wide * 1.15, h + 60],
  [foot + wide * 1.1, h * 0.84],
  [tie[0] + wide * 0.62, tie[1]],
  [x + wide + (tie[0] - x) * 0.3, h * 0.34],
  [x + wide, h * 0.14],
  [x + wide, -60],
];

/** A curtain drawn aside to the right, in folds of tomato over a blue lining, and a lamp behind it. */
export function curtain(w: number, h: number): Sheet[] {
  const roll = chance(12);
  const tie: Point = [w * 0.86, h * 0.63];
  const folds = [
    { x: 470, wide: 240, fill: inks.navy, foot: 760 },
    { x: 540, wide: 250, fill: inks.cobalt, foot: 820 },
    { x: 640, wide: 260, fill: inks.brick, foot: 880 },
    { x: 780, wide: 260, fill: inks.tomato, foot: 950 },
    { x: 930, wide: 260, fill: inks.brick, foot: 1040 },
    { x: 1040, wide: 300, fill: inks.tomato, foot: 1120 },
    { x: 1210, wide: 320, fill: inks.brick, foot: 1230 },
    { x: 1310, wide: 360, fill: inks.tomato, foot: 1310 },
  ];
  const scraps = Array.from({ length: 9 }, (_, i): Sheet => {
    const colours = [inks.cobalt, inks.rose, inks.yellow, inks.tomato, inks.ink];
    const [x, y] = [150 + roll() * 460, 420 + roll() * (h - 700)];
    const turn = roll() * 180;
    const points =
      i % 3 === 0 ? leaf(70 + roll() * 50, 22) : slip(0, 0, 34 + roll() * 70, 22 + roll() * 26, 9);
    return {
      d: curved(placed(points, x, y, { turn }), i % 3 ? 90 : 20),
      fill: colours[i % 5] ?? inks.ink,
      lift: 16 + roll() * 14,
    };
  });
  const pelmet: Sheet[] = [0, 1, 2, 3, 4].map((i) => ({
    d: curved(
      [
        [w - 330 - i * 250, -70],
        [w - 60 - i * 250, -70],
        [w - 60 - i * 250, 96],
        [w - 120 - i * 250, 176 - i * 18],
        [w - 196 - i * 250, 200 - i * 22],
        [w - 272 - i * 250, 170 - i * 18],
        [w - 330 - i * 250, 92],
      ],
      34,
    ),
    fill: i % 2 ? inks.navy : inks.cobalt,
    lift: 18,
  }));
  return [
    { d: curved(round(430, 560, 300, 300, 14), 34), fill: inks.yellow, lift: 10 },
    { d: curved(round(430, 560, 214, 214, 12), 30), fill: inks.white, lift: 6 },
    ...folds.toReversed().map(
      ({ x, wide, fill, foot }): Sheet => ({
        d: curved(fold(x, wide, [tie[0] + (x - 900) * 0.16, tie[1]], foot, h), 46),
        fill,
        lift: 26,
        curl: 1.6,
      }),
    ),
    {
      d: curved(
        placed(
          [
            [-240, -26],
            [0, -46],
            [240, -30],
            [250, 26],
            [0, 16],
            [-232, 34],
          ],
          tie[0] + 60,
          tie[1],
          { turn: 8 },
        ),
        30,
      ),
      fill: inks.yellow,
      lift: 18,
    },
    {
      d: curved(
        placed(
          [
            [-40, 0],
            [0, -30],
            [44, 0],
            [60, 190],
            [20, 170],
            [0, 200],
            [-24, 172],
            [-58, 192],
          ],
          tie[0] - 100,
          tie[1] + 16,
          { turn: 6 },
        ),
        24,
      ),
      fill: inks.yellow,
      lift: 14,
    },
    ...pelmet,
    ...scraps,
  ];
}

/** A fold of the upright curtain: gathered at the tie, and cut round at its hem. */
const hung = (x: number, wide: number, tie: Point, foot: number, hem: number): Point[] => [
  [x, -60],
  [x - 10, hem * 0.14],
  [x + (tie[0] - x) * 0.34, hem * 0.36],
  [tie[0] - 16, tie[1]],
  [foot, hem * 0.84],
  [foot - 12, hem - 26],
  [foot + wide * 0.5, hem + 12],
  [foot + wide, hem - 22],
  [foot + wide * 0.96, hem * 0.84],
  [tie[0] + wide * 0.5, tie[1]],
  [x + wide + (tie[0] - x) * 0.3, hem * 0.34],
  [x + wide, hem * 0.12],
  [x + wide, -60],
];

/** The curtain for a narrow stage: it hangs from one side to the other, is tied up at the right, and ends in its own hem. */
export function curtainTall(w: number, hem: number): Sheet[] {
  const tie: Point = [w * 0.9, hem * 0.6];
  const colours = [
    inks.navy,
    inks.cobalt,
    inks.brick,
    inks.tomato,
    inks.brick,
    inks.tomato,
    inks.brick,
    inks.tomato,
  ];
  const folds = colours.map((fill, i): Sheet => {
    const x = 330 + i * 92;
    const at: Point = [tie[0] + (i - 4) * 15, tie[1] + (i % 2) * 10];
    return {
      d: curved(hung(x, 170 + i * 6, at, 740 + i * 44, hem - (7 - i) * 16), 40),
      fill,
      lift: 20,
      curl: 1.6,
    };
  });
  const pelmet = Array.from({ length: 6 }, (_, i): Sheet => {
    const right = w + 40 - i * 190;
    return {
      d: curved(
        [
          [right - 214, -70],
          [right, -70],
          [right, 70],
          [right - 50, 138],
          [right - 107, 158],
          [right - 166, 136],
          [right - 214, 68],
        ],
        30,
      ),
      fill: i % 2 ? inks.navy : inks.cobalt,
      lift: 16,
    };
  });
  const band: Point[] = [
    [-170, -20],
    [0, -38],
    [180, -26],
    [186, 22],
    [0, 14],
    [-164, 28],
  ];
  const tassel: Point[] = [
    [-32, 0],
    [0, -26],
    [36, 0],
    [50, 150],
    [18, 136],
    [0, 160],
    [-20, 138],
    [-48, 152],
  ];
  const scraps = [
    [150, 560, inks.cobalt, 20],
    [286, 720, inks.tomato, -30],
    [90, 780, inks.yellow, 48],
    [430, 640, inks.rose, 12],
  ] as const;
  return [
    { d: curved(round(250, 420, 190, 190, 14), 30), fill: inks.yellow, lift: 10 },
    { d: curved(round(250, 420, 134, 134, 12), 26), fill: inks.white, lift: 6 },
    ...folds.toReversed(),
    {
      d: curved(placed(band, tie[0] + 10, tie[1] + 4, { turn: 7 }), 26),
      fill: inks.yellow,
      lift: 14,
    },
    {
      d: curved(placed(tassel, tie[0] - 110, tie[1] + 14, { turn: 8 }), 20),
      fill: inks.yellow,
      lift: 12,
    },
    ...pelmet,
    ...scraps.map(
      ([x, y, fill, turn]): Sheet => ({
        d: curved(placed(slip(0, 0, 56, 30, 9), x, y, { turn }), 60),
        fill,
        lift: 18,
      }),
    ),
  ];
}
