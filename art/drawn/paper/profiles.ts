import { inks } from './inks.ts';
import { curved, type Point, placed, round, straight } from './shears.ts';
import type { Sheet } from './sheet.ts';

/** A profile looking right: forehead, nose, lips, chin, throat, and a bust that is cut off. */
const face: Point[] = [
  [-190, -250],
  [-120, -400],
  [20, -450],
  [150, -410],
  [206, -310],
  [214, -240],
  [232, -196],
  [268, -120],
  [300, -66],
  [286, -40],
  [246, -34],
  [244, -12],
  [272, 16],
  [262, 38],
  [244, 46],
  [262, 64],
  [256, 92],
  [232, 104],
  [240, 140],
  [222, 186],
  [160, 206],
  [92, 200],
  [70, 250],
  [86, 340],
  [180, 410],
  [250, 470],
  [262, 600],
  [-330, 600],
  [-320, 480],
  [-230, 410],
  [-150, 340],
  [-130, 220],
  [-170, 60],
  [-206, -100],
];

const hairs = {
  bun: [
    [
      [210, -306],
      [150, -424],
      [10, -480],
      [-140, -440],
      [-226, -300],
      [-230, -120],
      [-170, 30],
      [-110, 10],
      [-96, -110],
      [-40, -200],
      [60, -250],
      [150, -262],
    ],
    round(-250, -330, 120, 110, 11),
  ],
  crop: [
    [
      [212, -330],
      [170, -450],
      [20, -500],
      [-150, -450],
      [-222, -310],
      [-224, -140],
      [-176, -40],
      [-120, -60],
      [-104, -160],
      [-60, -180],
      [-40, -290],
      [80, -330],
    ],
  ],
  curls: [
    Array.from({ length: 30 }, (_, i): Point => {
      const a = (i / 30) * 6.283;
      const r = i % 2 ? 290 : 250;
      return [-60 + Math.cos(a) * r, -270 + Math.sin(a) * r * 0.92];
    }),
  ],
} satisfies Record<string, Point[][]>;

function bust(
  x: number,
  y: number,
  k: number,
  flip: boolean,
  {
    skin,
    hair,
    style,
    coat,
  }: { skin: string; hair: string; style: keyof typeof hairs; coat: string },
): Sheet[] {
  const put = (points: readonly Point[]) => placed(points, x, y, { scale: k, flip });
  const back = style === 'curls';
  const crown = hairs[style].map(
    (points): Sheet => ({ d: curved(put(points), 24), fill: hair, lift: 20 }),
  );
  const head: Sheet = { d: curved(put(face), 16), fill: skin, lift: 22 };
  return [
    ...(back ? crown : []),
    head,
    ...(back
      ? [
          {
            d: curved(
              put([
                [206, -330],
                [190, -400],
                [150, -450],
                [90, -440],
                [60, -490],
                [-10, -480],
                [-60, -500],
                [-120, -450],
                [-190, -420],
                [-200, -340],
                [-240, -270],
                [-210, -180],
                [-230, -110],
                [-160, -60],
                [-110, -110],
                [-90, -190],
                [-40, -230],
                [10, -300],
                [80, -310],
                [140, -350],
              ]),
              14,
            ),
            fill: hair,
            lift: 10,
          },
        ]
      : crown),
    { d: curved(put(round(-56, -70, 34, 52, 8)), 14), fill: skin, lift: 8 },
    {
      d: straight(
        put([
          [-350, 620],
          [-330, 470],
          [-226, 396],
          [-120, 372],
          [20, 430],
          [110, 392],
          [190, 410],
          [268, 470],
          [286, 620],
        ]),
      ),
      fill: coat,
      lift: 20,
    },
  ];
}

/** Three people in profile, as they were cut at fairs, on a night-blue sheet. */
export const profiles = (w: number, h: number): Sheet[] => [
  { d: curved(round(w * 0.5, h * 0.47, w * 0.33, h * 0.46, 16), 70), fill: inks.yellow, lift: 20 },
  ...bust(w * 0.23, h - 560, 0.92, false, {
    skin: inks.umber,
    hair: inks.ink,
    style: 'curls',
    coat: inks.sky,
  }),
  ...bust(w * 0.8, h - 590, 0.98, true, {
    skin: inks.rose,
    hair: inks.brick,
    style: 'bun',
    coat: inks.navy,
  }),
  ...bust(w * 0.52, h - 480, 0.86, true, {
    skin: inks.sand,
    hair: inks.cream,
    style: 'crop',
    coat: inks.tomato,
  }),
];
