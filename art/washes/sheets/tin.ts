import { pans } from '../../../src/homes/lifestyle-blog/pans-drawing.ts';
import { along, flat, grades, oval, paint, reserve, round, strokes } from '../brush.ts';
import type { Sheet, Wash } from '../wash.ts';

const shadow = '#a29bba';
const tin = round(
  '70 90, 500 74, 900 84, 930 130, 934 520, 900 570, 500 580, 90 572, 56 520, 52 140',
  0.35,
);

const pan = (index: number, color: string): Wash[] => {
  const x = 106 + (index % 6) * 134;
  const y = 122 + Math.floor(index / 6) * 212;
  const shell = flat([x, y], [x + 116, y - 2], [x + 118, y + 186], [x + 2, y + 190]);
  const cake = round(
    [
      [x + 12, y + 12],
      [x + 60, y + 9],
      [x + 106, y + 12],
      [x + 108, y + 96],
      [x + 106, y + 174],
      [x + 58, y + 178],
      [x + 12, y + 176],
      [x + 10, y + 96],
    ],
    0.4,
  );
  const worn = 0.3 + ((index * 37) % 10) / 22;
  return [
    paint(
      flat(
        [x - 4, y + 6],
        [x + 4, y + 4],
        [x + 8, y + 196],
        [x + 112, y + 194],
        [x + 112, y + 202],
        [x - 2, y + 204],
      ),
      shadow,
      { soft: 4, rough: 2 },
    ),
    reserve(shell, 1),
    paint(shell, '#f0ece6', { rough: 1, rim: 0.6, depth: 0.9 }),
    reserve(cake, 1),
    paint(cake, color, {
      depth: 1.25,
      rough: 1.4,
      rim: 0.75,
      rimWidth: 9,
      mottle: 0.9,
      grain: 0.35,
    }),
    paint(
      round([
        [x + 16, y + 20],
        [x + 70, y + 14],
        [x + 104, y + 20],
        [x + 100, y + 50],
        [x + 40, y + 40],
        [x + 24, y + 120],
      ]),
      color,
      { rough: 7, soft: 6, depth: 0.8 },
    ),
    paint(
      oval(x + 60 + ((index * 13) % 17) - 8, y + 100, 44 * worn + 12, 62 * worn + 8),
      '#ffffff',
      { lift: true, depth: 0.62, rough: 7, soft: 5 },
    ),
    paint(oval(x + 56, y + 96, 16 * worn, 30 * worn), '#fbf6ee', {
      gouache: true,
      depth: worn > 0.6 ? 0.7 : 0,
      rough: 5,
      soft: 2,
    }),
    paint(
      strokes(
        4,
        along([
          [x + 22, y + 150],
          [x + 20, y + 100],
          [x + 24, y + 50],
        ]),
      ),
      '#ffffff',
      { gouache: true, depth: 0.6, rough: 2, soft: 1.4 },
    ),
  ];
};

const swatch = (index: number, color: string): Wash => {
  const x = 90 + index * 70;
  return paint(
    round(
      [
        [x, 640],
        [x + 34, 632],
        [x + 56, 646],
        [x + 60, 700],
        [x + 50, 742],
        [x + 20, 748],
        [x - 2, 730],
        [x - 6, 680],
      ],
      0.8,
    ),
    color,
    {
      rough: 6,
      rim: 0.8,
      rimWidth: 8,
      mottle: 1.2,
      grain: 0.4,
      flow: (_, y) => grades(640, 748, 1.1, 0.3)(y),
    },
  );
};

const rag: readonly Wash[] = [
  paint(round('20 40, 500 14, 980 30, 1000 400, 980 720, 500 780, 30 740, 0 400'), '#f9e4d6', {
    rough: 10,
    soft: 3,
    rim: 0.3,
    mottle: 0.9,
  }),
  paint(round('40 130, 80 100, 120 560, 900 576, 930 620, 500 630, 60 620, 30 500'), shadow, {
    soft: 12,
    rough: 5,
    depth: 0.9,
  }),
  reserve(tin, 1),
  paint(tin, '#e6ecef', { rough: 1.6, rim: 0.6, rimWidth: 11, mottle: 0.4 }),
  paint(strokes(5, along('74 100, 500 84, 906 96'), along('62 130, 60 500')), '#ffffff', {
    gouache: true,
    rough: 1.4,
    depth: 0.9,
  }),
  paint(strokes(4, along('90 566, 500 573, 900 564'), along('928 140, 928 520')), '#8e9aa8', {
    rough: 1.6,
    dry: 0.1,
  }),
];

const brush: readonly Wash[] = [
  paint(strokes(22, along('560 640, 760 470, 1010 250')), '#8f88ac', {
    soft: 7,
    rough: 4,
    depth: 0.8,
  }),
  reserve(strokes(24, along('600 560, 740 440, 1020 200'))),
  paint(strokes(24, along('690 482, 780 405, 1020 200')), '#a83a5e', {
    rough: 1.2,
    rim: 0.6,
    mottle: 0.5,
  }),
  paint(strokes(5, along('694 472, 790 390, 1010 202')), '#ffe9ea', {
    gouache: true,
    rough: 1.4,
    depth: 0.7,
    soft: 0.8,
  }),
  paint(strokes(26, along('604 556, 690 482')), '#b9a15c', {
    rough: 1,
    rim: 0.8,
    flow: (x, y) => 0.6 + 0.6 * Math.abs(Math.sin((x + y) / 11)),
  }),
  paint(round('612 572, 590 544, 560 556, 520 596, 490 640, 536 620, 590 600'), '#4d3b3a', {
    rough: 1.6,
    rim: 0.5,
    mottle: 0.7,
    depth: 1.1,
  }),
  paint(round('520 600, 490 640, 534 622, 548 606'), '#c9386a', { rough: 1.6, depth: 1.1 }),
];

/** Twelve pans of paint from very near, some worn through. */
export const tinSheet: Sheet = {
  height: 780,
  washes: [
    ...rag,
    ...pans.flatMap(({ color }, index) => pan(index, color)),
    ...pans.map(({ color }, index) => swatch(index, color)),
    ...brush,
  ],
};
