import { chance } from '../posters/forms.ts';
import { inks } from './inks.ts';
import { curved, type Point, placed, round, slip, straight } from './shears.ts';
import type { Sheet } from './sheet.ts';

type Shop = {
  w: number;
  h: number;
  wall: string;
  awning: readonly [string, string];
  roof: 'flat' | 'gable' | 'step' | 'arch';
  open: boolean;
};

const shops: Shop[] = [
  { w: 300, h: 420, wall: inks.navy, awning: [inks.rose, inks.cream], roof: 'flat', open: false },
  { w: 270, h: 520, wall: inks.brick, awning: [inks.cobalt, inks.cream], roof: 'step', open: true },
  {
    w: 330,
    h: 450,
    wall: inks.cobalt,
    awning: [inks.tomato, inks.cream],
    roof: 'flat',
    open: true,
  },
  {
    w: 430,
    h: 660,
    wall: inks.tomato,
    awning: [inks.yellow, inks.yellow],
    roof: 'arch',
    open: true,
  },
  { w: 250, h: 470, wall: inks.rose, awning: [inks.navy, inks.cream], roof: 'gable', open: true },
  { w: 320, h: 400, wall: inks.navy, awning: [inks.tomato, inks.rose], roof: 'flat', open: false },
  { w: 280, h: 540, wall: inks.sky, awning: [inks.brick, inks.cream], roof: 'step', open: true },
  { w: 340, h: 440, wall: inks.brick, awning: [inks.cobalt, inks.sky], roof: 'gable', open: true },
  {
    w: 300,
    h: 500,
    wall: inks.cobalt,
    awning: [inks.yellow, inks.cream],
    roof: 'flat',
    open: true,
  },
  { w: 340, h: 430, wall: inks.navy, awning: [inks.rose, inks.tomato], roof: 'step', open: false },
];

const roofs: Record<Shop['roof'], (w: number) => Point[]> = {
  flat: (w) => [
    [-10, 0],
    [-10, -34],
    [w + 10, -34],
    [w + 10, 0],
  ],
  gable: (w) => [
    [-8, 0],
    [w / 2, -150],
    [w + 8, 0],
  ],
  step: (w) => [
    [0, 0],
    [0, -40],
    [w * 0.24, -40],
    [w * 0.24, -84],
    [w * 0.76, -84],
    [w * 0.76, -40],
    [w, -40],
    [w, 0],
  ],
  arch: (w) => [
    [0, 0],
    [w * 0.06, -70],
    [w * 0.3, -140],
    [w * 0.5, -156],
    [w * 0.7, -140],
    [w * 0.94, -70],
    [w, 0],
  ],
};

function shop(
  x: number,
  ground: number,
  { w, h, wall, awning, roof, open }: Shop,
  roll: () => number,
): Sheet[] {
  const top = ground - h;
  const lit = (share: number) => (open && roll() < share ? inks.yellow : inks.night);
  const upper: Sheet[] = [];
  for (let row = 0; top + 60 + row * 150 < ground - 300; row += 1)
    for (let i = 0; i < Math.floor(w / 100); i += 1)
      upper.push({
        d: straight(
          slip(x + 32 + i * ((w - 64) / Math.floor(w / 100)) + 8, top + 46 + row * 138, 56, 92, 3),
        ),
        fill: lit(0.55),
        lift: 4,
      });
  const bays = 5;
  return [
    { d: straight([...slip(x, top, w, h + 20, 3)]), fill: wall, lift: 18 },
    {
      d: (roof === 'arch' ? curved : straight)(placed(roofs[roof](w), x, top + 4)),
      fill: wall === inks.brick ? inks.tomato : inks.brick,
      lift: 12,
    },
    ...upper,
    {
      d: straight(slip(x + 24, ground - 178, w * 0.58, 150, 3)),
      fill: open ? inks.yellow : inks.night,
      lift: 5,
    },
    {
      d: straight(slip(x + w * 0.7, ground - 186, w * 0.22, 200, 3)),
      fill: open ? inks.white : inks.night,
      lift: 5,
    },
    ...(open
      ? [
          { d: curved(round(x + w * 0.22, ground - 66, 20, 40, 8), 12), fill: inks.ink, lift: 5 },
          { d: curved(round(x + w * 0.42, ground - 58, 26, 30, 8), 12), fill: wall, lift: 5 },
        ]
      : []),
    ...Array.from(
      { length: bays },
      (_, i): Sheet => ({
        d: curved(
          [
            [x + 6 + (i * (w - 12)) / bays, ground - 246],
            [x + 6 + ((i + 1) * (w - 12)) / bays, ground - 246],
            [x + 2 + ((i + 1) * (w - 4)) / bays, ground - 176],
            [x + 4 + ((i + 0.5) * (w - 8)) / bays, ground - 152],
            [x + 2 + (i * (w - 4)) / bays, ground - 176],
          ],
          60,
        ),
        fill: awning[i % 2] ?? inks.cream,
        lift: 15,
      }),
    ),
  ];
}

/** Main Street on a Tuesday at dusk: ten fronts, and the theatre in the middle lit from below. */
export function street(w: number, h: number): Sheet[] {
  const roll = chance(31);
  const ground = h - 150;
  let x = -40;
  const fronts = shops.flatMap((one) => {
    const sheets = shop(x, ground + (roll() - 0.5) * 10, one, roll);
    x += one.w - 14;
    return sheets;
  });
  const hill = (y: number, fill: string, lift: number): Sheet => ({
    d: curved(
      [
        [-80, y],
        [w * 0.2, y - 90],
        [w * 0.45, y + 20],
        [w * 0.7, y - 70],
        [w + 80, y + 10],
        [w + 80, h],
        [-80, h],
      ],
      80,
    ),
    fill,
    lift,
  });
  const walkers = [
    [430, 0.9],
    [505, 0.74],
    [1090, 1],
    [1170, 0.86],
    [1246, 0.95],
    [1330, 0.7],
    [1980, 0.9],
    [2520, 0.95],
  ].flatMap(([at = 0, k = 1], i): Sheet[] => {
    const y = h - 60 - (i % 3) * 14;
    const coat = [inks.ink, inks.tomato, inks.cream, inks.cobalt][i % 4] ?? inks.ink;
    return [
      {
        d: curved(
          placed(
            [
              [-34, 0],
              [-40, -100],
              [-24, -168],
              [24, -168],
              [40, -100],
              [32, 0],
            ],
            at,
            y,
            { scale: k },
          ),
          22,
        ),
        fill: coat,
        lift: 12,
      },
      {
        d: curved(placed(round(0, -198, 25, 29, 8), at, y, { scale: k }), 12),
        fill: [inks.sand, inks.rose, inks.umber][i % 3] ?? inks.rose,
        lift: 6,
      },
    ];
  });
  return [
    { d: curved(round(2240, 260, 120, 120, 12), 24), fill: inks.cream, lift: 8 },
    ...[
      [300, 170],
      [700, 110],
      [980, 250],
      [1750, 120],
      [2020, 330],
      [2600, 190],
    ].map(
      ([sx = 0, sy = 0], i): Sheet => ({
        d: straight(
          placed(
            [
              [0, -16],
              [5, -5],
              [16, 0],
              [5, 5],
              [0, 16],
              [-5, 5],
              [-16, 0],
              [-5, -5],
            ],
            sx,
            sy,
            { turn: i * 20, scale: 1.2 },
          ),
        ),
        fill: inks.cream,
        lift: 5,
      }),
    ),
    hill(h - 560, inks.navy, 14),
    hill(h - 430, inks.cobalt, 14),
    ...fronts,
    {
      d: straight([
        [-60, ground - 6],
        [w + 60, ground - 14],
        [w + 60, h + 40],
        [-60, h + 40],
      ]),
      fill: inks.night,
      lift: 14,
    },
    {
      d: straight([
        [880, ground - 8],
        [1310, ground - 10],
        [1460, h + 30],
        [720, h + 30],
      ]),
      fill: inks.yellow,
      lift: 5,
    },
    ...walkers,
  ];
}
