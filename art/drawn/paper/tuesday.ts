import { chance } from '../posters/forms.ts';
import { inks } from './inks.ts';
import { curved, leaf, type Point, placed, round, slip, straight } from './shears.ts';
import type { Sheet } from './sheet.ts';

/** A piece of a poster: one thing that somebody wanted on it. */
type Piece = readonly Sheet[];

/** Letters of a sign, cut out of one strip each. */
const letters: Record<'T' | 'U' | 'E', Point[]> = {
  T: [
    [0, 0],
    [300, -6],
    [304, 96],
    [204, 100],
    [210, 470],
    [94, 474],
    [100, 102],
    [-4, 104],
  ],
  U: [
    [0, 2],
    [108, -4],
    [112, 300],
    [150, 368],
    [196, 300],
    [192, 0],
    [300, -2],
    [304, 320],
    [230, 468],
    [148, 484],
    [66, 466],
    [2, 330],
  ],
  E: [
    [0, 0],
    [270, -6],
    [272, 98],
    [112, 104],
    [112, 184],
    [234, 180],
    [232, 276],
    [114, 280],
    [116, 368],
    [276, 362],
    [278, 470],
    [0, 476],
  ],
};
const letter = (name: 'T' | 'U' | 'E', x: number, y: number, turn: number): Piece => [
  { d: straight(placed(letters[name], x, y, { turn, scale: 0.98 })), fill: inks.cream, lift: 12 },
];

/** A chair from the front, its back open so that one sees through. */
const chair = (x: number, y: number, k: number): Piece => [
  {
    d: straight(
      placed(
        [
          [-150, -40],
          [-104, -44],
          [-96, 420],
          [-142, 424],
        ],
        x,
        y,
        { scale: k },
      ),
    ),
    fill: inks.brick,
    lift: 14,
  },
  {
    d: straight(
      placed(
        [
          [104, -44],
          [150, -40],
          [142, 424],
          [96, 420],
        ],
        x,
        y,
        { scale: k },
      ),
    ),
    fill: inks.brick,
    lift: 14,
  },
  {
    d:
      curved(
        placed(
          [
            [-150, -20],
            [-158, -300],
            [-120, -372],
            [0, -396],
            [120, -372],
            [158, -300],
            [150, -20],
            [0, -10],
          ],
          x,
          y,
          { scale: k },
        ),
        30,
      ) +
      curved(
        placed(
          [
            [-92, -96],
            [-96, -280],
            [0, -320],
            [96, -280],
            [92, -96],
            [0, -84],
          ],
          x,
          y,
          { scale: k },
        ),
        26,
      ),
    fill: inks.tomato,
    lift: 20,
  },
  {
    d: curved(
      placed(
        [
          [-190, 10],
          [-150, -70],
          [150, -70],
          [190, 10],
          [176, 60],
          [-176, 60],
        ],
        x,
        y,
        { scale: k },
      ),
      60,
    ),
    fill: inks.tomato,
    lift: 22,
    curl: 1.5,
  },
];

const lamp = (x: number, y: number): Piece => [
  {
    d: straight([
      [x - 6, -60],
      [x + 8, -60],
      [x + 10, y],
      [x - 8, y],
    ]),
    fill: inks.ink,
    lift: 6,
  },
  { d: curved(round(x, y + 118, 62, 62, 9), 18), fill: inks.white, lift: 4 },
  {
    d: curved(
      [
        [x - 150, y + 104],
        [x - 108, y - 6],
        [x, y - 44],
        [x + 108, y - 6],
        [x + 150, y + 104],
        [x, y + 92],
      ],
      28,
    ),
    fill: inks.ink,
    lift: 18,
  },
];
const glow = (x: number, y: number): Piece => [
  {
    d: straight([
      [x - 92, y],
      [x + 92, y],
      [x + 520, 1560],
      [x - 520, 1574],
    ]),
    fill: inks.yellow,
    lift: 12,
    curl: 0.6,
  },
];
const moth = (x: number, y: number, k: number, turn: number): Piece => [
  {
    d: curved(
      placed(
        [
          [0, -10],
          [60, -90],
          [140, -96],
          [120, -10],
          [60, 20],
          [110, 80],
          [50, 110],
          [0, 40],
          [-50, 110],
          [-110, 80],
          [-60, 20],
          [-120, -10],
          [-140, -96],
          [-60, -90],
        ],
        x,
        y,
        { scale: k, turn },
      ),
      16,
    ),
    fill: inks.white,
    lift: 18,
  },
  {
    d: curved(placed(round(0, 14, 13, 56, 8), x, y, { scale: k, turn }), 14),
    fill: inks.umber,
    lift: 5,
  },
];
const star = (x: number, y: number, r: number, fill: string): Piece => [
  {
    d: straight(
      placed(
        Array.from(
          { length: 10 },
          (_, i): Point => [
            Math.cos((i / 10) * 6.283) * (i % 2 ? r * 0.45 : r),
            Math.sin((i / 10) * 6.283) * (i % 2 ? r * 0.45 : r),
          ],
        ),
        x,
        y,
        { turn: x % 40 },
      ),
    ),
    fill,
    lift: 10,
  },
];
const twig = (x: number, y: number, turn: number, fill: string): Piece => [
  {
    d: curved(
      placed(
        [
          [0, -7],
          [420, -4],
          [420, 4],
          [0, 8],
        ],
        x,
        y,
        { turn },
      ),
      60,
    ),
    fill,
    lift: 9,
  },
  ...[60, 130, 200, 270, 340].flatMap((far, i) =>
    [-1, 1].map((sideways): Sheet => {
      const put = placed(placed(leaf(118 - i * 8, 34), far, 0, { turn: sideways * 48 }), x, y, {
        turn,
      });
      return { d: curved(put, 20), fill, lift: 12 };
    }),
  ),
];
const flag = (x: number, y: number, fill: string, turn: number): Piece => [
  {
    d: straight(
      placed(
        [
          [0, 0],
          [104, -4],
          [50, 128],
        ],
        x,
        y,
        { turn },
      ),
    ),
    fill,
    lift: 9,
  },
];
const mask = (x: number, y: number, fill: string, turn: number): Piece => [
  {
    d:
      curved(
        placed(
          [
            [-120, -120],
            [0, -140],
            [120, -120],
            [112, 40],
            [0, 160],
            [-112, 40],
          ],
          x,
          y,
          { turn },
        ),
        24,
      ) +
      curved(placed(round(-46, -40, 28, 17, 7), x, y, { turn }), 12) +
      curved(placed(round(46, -40, 28, 17, 7), x, y, { turn }), 12) +
      curved(
        placed(
          [
            [-60, 44],
            [0, 74],
            [60, 44],
            [0, 112],
          ],
          x,
          y,
          { turn },
        ),
        14,
      ),
    fill,
    lift: 18,
  },
];
const burst = (x: number, y: number): Piece => [
  {
    d: straight(
      Array.from(
        { length: 28 },
        (_, i): Point => [
          x + Math.cos(i * 0.2244) * (i % 2 ? 104 : 138),
          y + Math.sin(i * 0.2244) * (i % 2 ? 104 : 138),
        ],
      ),
    ),
    fill: inks.tomato,
    lift: 16,
  },
  { d: straight(slip(x - 70, y - 20, 140, 14, 2)), fill: inks.cream, lift: 3 },
  { d: straight(slip(x - 52, y + 12, 104, 12, 2)), fill: inks.cream, lift: 3 },
];
/** Returns a line of small print: a plain strip, since nobody reads it. */
const line = (x: number, y: number, w: number, fill: string): Piece => [
  { d: straight(slip(x, y, w, 22, 3)), fill, lift: 4 },
];

/** Pieces that stay to the end, from below to above. */
const last: Piece[] = [
  glow(690, 320),
  chair(690, 1180, 1),
  lamp(690, 210),
  moth(930, 600, 0.9, 24),
  letter('T', 74, 90, -3),
  letter('U', 92, 600, 3),
  letter('E', 88, 1120, -2),
].toReversed();

/** Pieces that the third try still had. */
const middle: Piece[] = [
  star(960, 180, 60, inks.rose),
  star(1080, 420, 44, inks.yellow),
  mask(1010, 1010, inks.rose, 10),
  twig(1130, 1660, -104, inks.sky),
  moth(470, 520, 0.6, -30),
  line(90, 1660, 420, inks.cream),
  line(90, 1706, 330, inks.cream),
  line(640, 1660, 300, inks.cream),
];

/** Returns the pieces of the first try: everything that everybody wanted on it. */
function first(): Piece[] {
  const roll = chance(5);
  const colours = [inks.tomato, inks.yellow, inks.rose, inks.sky, inks.cream];
  return [
    ...Array.from({ length: 10 }, (_, i) =>
      flag(
        8 + i * 122,
        12 + (i % 2) * 14 + Math.abs(i - 4.5) * -6 + 30,
        colours[i % 5] ?? inks.cream,
        (roll() - 0.5) * 14,
      ),
    ),
    ...Array.from({ length: 6 }, (_, i) =>
      star(420 + roll() * 720, 230 + roll() * 900, 26 + roll() * 40, colours[i % 5] ?? inks.cream),
    ),
    mask(250, 1440, inks.yellow, -14),
    twig(30, 1180, -66, inks.sky),
    twig(1170, 640, 168, inks.rose),
    burst(1010, 1480),
    burst(500, 760),
    ...Array.from({ length: 9 }, (_, i) =>
      line(560 + (i % 2) * 24, 1330 + i * 46, 300 + roll() * 190, i % 3 ? inks.cream : inks.rose),
    ),
  ];
}

const seal = (pieces: readonly Piece[]) => pieces.toReversed();
const tries = {
  1: [...seal(last), ...middle, ...first()],
  3: [...seal(last), ...middle],
  5: seal(last),
} as const;

/**
 * Returns the number of pieces of a try: the copy of the page repeats it, and a test compares both.
 *
 * @internal
 */
export const piecesOf = (attempt: keyof typeof tries): number => tries[attempt].length;

/** The Tuesday poster of the Lantern, at its first, third or fifth try. */
export const tuesday = (attempt: keyof typeof tries): Sheet[] => tries[attempt].flat();
