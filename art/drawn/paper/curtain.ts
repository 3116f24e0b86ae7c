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
