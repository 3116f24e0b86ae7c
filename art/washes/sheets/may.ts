import { along, firs, flat, grades, oval, paint, reserve, round, strokes } from '../brush.ts';
import type { Point, Sheet, Wash } from '../wash.ts';

const far = round(
  '-20 150, 120 112, 260 126, 400 84, 560 120, 700 96, 860 130, 1020 104, 1020 230, -20 230',
);
const middle = round(
  '-20 196, 140 168, 330 190, 480 172, 640 196, 820 160, 1020 178, 1020 260, -20 260',
);
const meadow = round('-20 232, 260 222, 520 234, 760 222, 1020 236, 1020 440, -20 440', 0.6);
const river = round(
  '1020 246, 860 244, 700 252, 610 266, 640 282, 760 292, 800 312, 720 340, 560 372, 470 440, 860 440, 930 380, 1000 330, 960 296, 820 276, 780 266, 860 258, 1020 262',
);

const land: readonly Wash[] = [
  paint(round('10 24, 300 4, 700 10, 990 30, 1010 150, 500 180, -10 160'), '#f8c6c0', {
    rough: 8,
    soft: 5,
    rim: 0.25,
    mottle: 0.9,
    flow: (x, y) => 0.1 + 0.85 * grades(30, 140, 0, 1)(y) * (0.6 + 0.4 * grades(200, 800, 1, 0)(x)),
  }),
  paint(round('500 30, 760 16, 1000 40, 1000 110, 700 96'), '#bcd0e2', {
    rough: 9,
    soft: 9,
    mottle: 0.9,
    depth: 0.8,
  }),
  paint(round('30 120, 300 96, 520 110, 300 140'), '#ffdf9c', { rough: 8, soft: 12, depth: 0.8 }),
  reserve(far, 2),
  paint(far, '#a9bcd0', {
    rough: 2.6,
    soft: 0.8,
    rim: 0.4,
    mottle: 0.8,
    flow: (_, y) => grades(90, 220, 1, 0.2)(y),
  }),
  reserve(middle, 2),
  paint(middle, '#8db09b', {
    rough: 2.6,
    rim: 0.5,
    mottle: 0.9,
    flow: (_, y) => grades(165, 250, 1.05, 0.35)(y),
  }),
  paint(firs(20, 230, 226, 44, 7) + firs(820, 1010, 220, 52, 8), '#5f8a7c', {
    rough: 1.2,
    soft: 0.5,
    rim: 0.4,
    mottle: 0.9,
  }),
  paint(
    Array.from({ length: 30 }, (_, i) =>
      oval(
        250 + i * 18 + ((i * 7) % 9),
        212 + ((i * 13) % 12),
        8 + ((i * 5) % 8),
        7 + ((i * 3) % 6),
      ),
    ).join(''),
    '#a3bd6e',
    { rough: 2.4, rim: 0.4, mottle: 1, soft: 0.8 },
  ),
  reserve(meadow, 2),
  paint(meadow, '#c6d68c', {
    rough: 3,
    rim: 0.25,
    mottle: 0.9,
    flow: (x, y) => 0.5 + 0.55 * grades(230, 430, 0, 1)(y) + 0.1 * Math.sin(x / 40),
  }),
  paint(round('-20 330, 200 300, 420 316, 500 350, 420 440, -20 440'), '#b3cb7c', {
    rough: 7,
    soft: 9,
    mottle: 1,
    rim: 0,
    depth: 0.8,
  }),
  reserve(river, 1.4),
  paint(river, '#bcd3e2', {
    rough: 2,
    rim: 0.5,
    mottle: 0.9,
    flow: (x, y) => 0.5 + 0.6 * grades(250, 430, 0, 1)(y) + 0.14 * Math.sin(y / 5 + x / 60),
  }),
  {
    d:
      round('620 264, 720 256, 860 250, 760 268, 700 276') +
      round('560 390, 700 350, 900 340, 820 390, 700 430'),
    color: '#f5c2bf',
    rough: 4,
    soft: 5,
    depth: 0.85,
  },
  paint(
    strokes(
      3,
      along('560 420, 640 400, 740 396'),
      along('700 376, 800 366, 880 368'),
      along('760 316, 840 310, 900 318'),
    ),
    '#6e97b0',
    { rough: 2, dry: 0.2, soft: 0.6 },
  ),
];

const road: readonly Wash[] = [
  reserve(flat('300 233, 336 233, 338 252, 300 252')),
  paint(flat('300 233, 336 233, 338 252, 300 252'), '#f2ad2e', {
    rough: 0.6,
    rim: 0.5,
    depth: 1.1,
  }),
  paint(strokes(5, 'M305 239H332'), '#6a7684', { rough: 0.5 }),
  paint(oval(308, 253, 4) + oval(330, 253, 4), '#4a4650', { rough: 0.5, depth: 1.3 }),
  paint(strokes(5, along('-20 270, 140 256, 300 256, 460 254, 560 248')), '#d8c1b4', {
    rough: 1.4,
    dry: 0.1,
  }),
  reserve(flat('438 236, 438 212, 462 194, 492 210, 492 238')),
  paint(flat('438 236, 438 212, 462 194, 492 210, 492 238'), '#c35662', { rough: 0.8, rim: 0.6 }),
  paint(flat('434 213, 462 190, 470 194, 498 212, 490 214, 464 198'), '#7d8a99', { rough: 0.8 }),
];

const tree = (x: number, y: number, r: number, turn: number): Wash[] => {
  const count = r > 50 ? 110 : r > 30 ? 52 : 26;
  const puffs = Array.from({ length: count }, (_, i): Point => {
    const far = r * Math.sqrt(i / count) * (0.92 + 0.2 * Math.sin(i * 1.7 + turn));
    return [x + Math.cos(i * 2.4 + turn) * far * 1.15, y + Math.sin(i * 2.4 + turn) * far * 0.78];
  });
  const small = Math.sqrt(26 / count) * 1.1;
  const d = (size: number, list: readonly Point[]) =>
    list.map(([u, v], i) => oval(u, v, size * small * (0.7 + ((i * 37) % 10) / 16))).join('');
  return [
    paint(
      round([
        [x - r, y + r * 1.5],
        [x, y + r * 1.38],
        [x + r * 1.2, y + r * 1.5],
        [x, y + r * 1.66],
      ]),
      '#7f9a86',
      { soft: 4, rough: 3, depth: 0.85 },
    ),
    {
      d:
        strokes(
          r * 0.14,
          along([
            [x + r * 0.05, y + r * 1.55],
            [x - r * 0.04, y + r],
            [x + r * 0.02, y + r * 0.4],
          ]),
        ) +
        strokes(
          r * 0.07,
          along([
            [x - r * 0.02, y + r * 0.9],
            [x - r * 0.3, y + r * 0.4],
            [x - r * 0.6, y],
          ]),
          along([
            [x, y + r * 0.8],
            [x + r * 0.34, y + r * 0.4],
            [x + r * 0.66, y + r * 0.06],
          ]),
        ),
      color: '#7a5b50',
      rough: 1.2,
      rim: 0.5,
      mottle: 0.8,
    },
    reserve(d(r * 0.2, puffs), 2),
    paint(d(r * 0.2, puffs), '#f9cdd2', {
      rough: 3,
      rim: 0.4,
      mottle: 1,
      flow: (_, v) => 0.5 + 0.6 * grades(y - r, y + r, 0, 1)(v),
    }),
    paint(
      d(
        r * 0.15,
        puffs.filter(([u, v]) => v > y - r * 0.1 || u > x + r * 0.3),
      ),
      '#e58fa4',
      { rough: 4, soft: 1.4, rim: 0.4, mottle: 1, depth: 0.75 },
    ),
    paint(
      d(
        r * 0.05,
        puffs.map(([u, v], i): Point => [u + ((i * 17) % 15) - 7, v + ((i * 11) % 13) - 6]),
      ),
      '#c04e74',
      { rough: 2, depth: 0.7, dry: 0.15 },
    ),
    paint(
      d(
        r * 0.06,
        puffs.map(([u, v], i): Point => [u - ((i * 13) % 19) + 6, v - ((i * 7) % 17) + 4]),
      ),
      '#fffafa',
      { gouache: true, rough: 2, depth: 0.9 },
    ),
    paint(
      d(
        r * 0.045,
        puffs.filter((_, i) => i % 3 === 0).map(([u, v]): Point => [u + r * 0.1, v + r * 0.12]),
      ),
      '#8fae5c',
      { gouache: true, rough: 2, depth: 0.8 },
    ),
  ];
};

const orchard: readonly Wash[] = [
  ...tree(560, 262, 22, 2),
  ...tree(640, 240, 16, 0.4),
  ...tree(92, 262, 34, 1),
  ...tree(404, 290, 40, 4),
  ...tree(216, 276, 74, 3),
  paint(
    Array.from(
      { length: 60 },
      (_, i) =>
        `M${((i * 97) % 520) - 10} ${400 + ((i * 31) % 44)}l${((i * 7) % 7) - 3} ${-12 - ((i * 5) % 16)}`,
    )
      .map((d) => strokes(1.6, d))
      .join(''),
    '#5f8a58',
    { rough: 1.4, rim: 0 },
  ),
  paint(
    Array.from({ length: 40 }, (_, i) => oval((i * 113) % 520, 396 + ((i * 29) % 42), 2.4)).join(
      '',
    ),
    '#fff8f6',
    { gouache: true, rough: 1.2 },
  ),
  paint(
    Array.from({ length: 22 }, (_, i) => oval((i * 151) % 500, 384 + ((i * 37) % 50), 2.4)).join(
      '',
    ),
    '#f0c23c',
    { gouache: true, rough: 1.2 },
  ),
];

/** The valley in May: apples in bloom, the river, and a bus on its road. */
export const maySheet: Sheet = { height: 430, fine: 2, washes: [...land, ...road, ...orchard] };
