import { inks } from './inks.ts';
import { curved, type Point, placed, round } from './shears.ts';
import type { Sheet } from './sheet.ts';

/** One half of the scissors from its point at the origin, along x, with the ring at its end. */
const half = (flip: boolean, x: number, y: number, turn: number) => {
  const put = (points: readonly Point[]) =>
    placed(
      points.map(([px, py]): Point => [px, flip ? -py : py]),
      x,
      y,
      { turn },
    );
  return {
    blade: curved(
      put([
        [0, 0],
        [360, -54],
        [760, -84],
        [930, -64],
        [960, 10],
        [900, 44],
        [500, 26],
        [160, 8],
      ]),
      90,
    ),
    bevel: curved(
      put([
        [20, 0],
        [360, -6],
        [760, -12],
        [900, 8],
        [896, 40],
        [500, 25],
        [160, 8],
      ]),
      120,
    ),
    shank:
      curved(
        put([
          [860, -64],
          [980, -40],
          [1130, 30],
          [1260, 34],
          [1420, 20],
          [1560, 90],
          [1590, 220],
          [1500, 330],
          [1340, 350],
          [1190, 290],
          [1110, 180],
          [1000, 80],
          [880, 44],
        ]),
        60,
      ) +
      curved(
        put([
          [1290, 130],
          [1400, 112],
          [1490, 160],
          [1504, 226],
          [1440, 272],
          [1330, 270],
          [1240, 220],
          [1230, 160],
        ]),
        40,
      ),
  };
};

/** From near by: scissors bite into a red sheet that curls away from the cut. */
export function blades(): Sheet[] {
  const upper = half(true, 420, 560, 14);
  const lower = half(false, 400, 900, -9);
  const big = { grain: 2.1 };
  return [
    {
      d: curved(
        [
          [-100, 1120],
          [420, 1010],
          [980, 1180],
          [1500, 1080],
          [2120, 1200],
          [2120, 1600],
          [-100, 1600],
        ],
        120,
      ),
      fill: inks.yellow,
      lift: 26,
      ...big,
    },
    { d: lower.shank, fill: inks.navy, lift: 34, ...big },
    { d: lower.blade, fill: inks.cream, lift: 34, ...big },
    { d: lower.bevel, fill: inks.white, lift: 3, ...big },
    {
      d: curved(
        [
          [-100, 716],
          [300, 700],
          [640, 700],
          [900, 716],
          [938, 740],
          [860, 790],
          [640, 900],
          [420, 1060],
          [140, 1180],
          [-100, 1210],
        ],
        80,
      ),
      fill: inks.brick,
      lift: 44,
      ...big,
    },
    {
      d: curved(
        [
          [-100, 700],
          [300, 712],
          [640, 716],
          [900, 724],
          [936, 736],
          [820, 640],
          [690, 470],
          [560, 330],
          [520, 180],
          [560, 40],
          [600, -100],
          [-100, -100],
        ],
        80,
      ),
      fill: inks.tomato,
      lift: 60,
      curl: 2.4,
      ...big,
    },
    {
      d: curved(
        [
          [936, 736],
          [820, 640],
          [690, 470],
          [560, 330],
          [520, 180],
          [560, 40],
          [600, -100],
          [700, -100],
          [668, 40],
          [650, 170],
          [690, 300],
          [790, 440],
          [880, 590],
        ],
        70,
      ),
      fill: inks.rose,
      lift: 30,
      curl: 2,
      ...big,
    },
    { d: upper.shank, fill: inks.cobalt, lift: 60, curl: 1.8, ...big },
    { d: upper.blade, fill: inks.cream, lift: 60, ...big },
    { d: upper.bevel, fill: inks.white, lift: 3, ...big },
    { d: curved(round(1262, 742, 62, 62, 12), 22), fill: inks.ink, lift: 22, ...big },
    { d: curved(round(1262, 742, 26, 26, 9), 12), fill: inks.sand, lift: 5, ...big },
    {
      d: curved(
        placed(
          [
            [0, 0],
            [120, -40],
            [220, 10],
            [120, 60],
          ],
          1540,
          210,
          { turn: 30 },
        ),
        40,
      ),
      fill: inks.tomato,
      lift: 36,
      ...big,
    },
    {
      d: curved(
        placed(
          [
            [0, 0],
            [150, -20],
            [170, 40],
            [20, 60],
          ],
          1240,
          160,
          { turn: -24 },
        ),
        80,
      ),
      fill: inks.brick,
      lift: 28,
      ...big,
    },
    {
      d: curved(
        placed(
          [
            [0, 0],
            [90, -16],
            [110, 60],
            [10, 50],
          ],
          1010,
          1330,
          { turn: 12 },
        ),
        80,
      ),
      fill: inks.cobalt,
      lift: 18,
      ...big,
    },
  ];
}
