import { along, flat, grades, oval, paint, reserve, round, strokes } from '../brush.ts';
import type { Sheet, Wash } from '../wash.ts';
import { geranium } from './geranium.ts';

const shadow = '#9a93b8';
const panes =
  flat('190 90, 480 84, 480 420, 190 424') +
  flat('512 84, 812 88, 812 424, 512 420') +
  flat('190 452, 480 450, 480 800, 190 806') +
  flat('512 450, 812 452, 812 804, 512 800');
const seen = (d: string) =>
  `<clipPath id="w"><path d="${panes}"/></clipPath><g clip-path="url(#w)">${d.startsWith('<') ? d : `<path d="${d}"/>`}</g>`;
const shade = round('572 486, 612 380, 690 366, 764 380, 806 486, 690 504', 0.4);
const base = round(
  '660 520, 716 520, 724 560, 760 640, 770 720, 744 786, 690 800, 634 786, 610 720, 620 640, 656 560',
  0.8,
);

const window: readonly Wash[] = [
  paint(round('30 30, 500 -20, 980 40, 1010 500, 980 830, 500 850, 20 840, -20 420'), '#f6d8c4', {
    rough: 11,
    soft: 3,
    rim: 0.3,
    mottle: 0.8,
    flow: (x, y) => 0.45 + 0.5 * Math.exp(-(((x - 690) / 330) ** 2) - ((y - 480) / 330) ** 2),
  }),
  reserve(flat('150 50, 850 46, 850 838, 150 842'), 1.4),
  paint(flat('150 50, 850 46, 850 838, 150 842'), '#f0e2d8', { rough: 1.6, rim: 0.5, depth: 0.8 }),
  paint(panes, '#46587e', {
    rough: 2.4,
    rim: 0.35,
    mottle: 0.9,
    grain: 0.34,
    flow: (x, y) =>
      1.15 -
      0.25 * grades(90, 600, 0, 1)(y) -
      0.55 * Math.exp(-(((x - 690) / 190) ** 2) - ((y - 460) / 190) ** 2),
  }),
  paint(seen(round('150 650, 300 610, 480 640, 640 596, 860 620, 860 830, 150 830')), '#56668c', {
    rough: 4,
    rim: 0.4,
    depth: 0.7,
  }),
  paint(seen(round('150 740, 400 720, 860 736, 860 830, 150 830')), '#b9c6e0', {
    gouache: true,
    rough: 3,
    depth: 0.75,
  }),
  paint(seen(oval(286, 214, 40)), '#ffffff', { lift: true, rough: 1, depth: 0.95, soft: 1 }),
  paint(seen(oval(286, 214, 40)), '#fbe6b8', { rough: 1, rim: 0.4, depth: 0.9 }),
  paint(seen(round('292 170, 334 180, 336 250, 292 258, 312 232, 314 196')), '#46587e', {
    gouache: true,
    rough: 1.4,
    soft: 2,
    depth: 0.9,
  }),
  paint(seen(oval(286, 214, 92)), '#ffffff', { lift: true, soft: 26, depth: 0.3 }),
  paint(
    seen(
      oval(560, 150, 3.4) +
        oval(700, 200, 2.6) +
        oval(420, 130, 3) +
        oval(770, 130, 3.6) +
        oval(400, 330, 2.6) +
        oval(620, 280, 2.6) +
        oval(230, 360, 3),
    ),
    '#fff8e6',
    { gouache: true, rough: 0.6 },
  ),
  paint(
    flat('480 84, 488 84, 488 800, 480 800') + flat('190 424, 812 424, 812 432, 190 432'),
    '#c9b2ae',
    { rough: 1, rim: 0.4 },
  ),
  paint(flat('90 838, 910 832, 940 880, 62 888'), '#f2dccb', { rough: 2, rim: 0.5, mottle: 0.6 }),
  paint(flat('62 886, 940 878, 938 906, 66 914'), '#c39a94', { rough: 2, rim: 0.5 }),
  paint(round('66 912, 500 904, 938 904, 900 960, 500 980, 100 964'), shadow, {
    rough: 7,
    soft: 12,
    depth: 0.6,
  }),
];

const curtains: readonly Wash[] = [0, 1].flatMap((right): Wash[] => {
  const at = (x: number) => (right ? 1000 - x : x);
  const cloth = round([
    [at(40), 20],
    [at(190), 14],
    [at(196), 240],
    [at(150), 460],
    [at(96), 600],
    [at(110), 760],
    [at(140), 1000],
    [at(20), 1010],
    [at(10), 500],
  ]);
  return [
    reserve(cloth, 2),
    paint(cloth, '#ec9fac', {
      rough: 3,
      rim: 0.5,
      mottle: 0.8,
      flow: (x, y) => 0.6 + 0.35 * Math.sin(x / 10 + y / 160),
    }),
    {
      d:
        round([
          [at(80), 30],
          [at(96), 30],
          [at(104), 300],
          [at(80), 560],
          [at(66), 580],
          [at(84), 300],
        ]) +
        round([
          [at(140), 30],
          [at(152), 30],
          [at(150), 300],
          [at(112), 520],
          [at(104), 500],
          [at(132), 260],
        ]),
      color: '#b9506e',
      rough: 4,
      soft: 4,
      depth: 0.75,
    },
    paint(flat([at(20), 590], [at(116), 578], [at(116), 604], [at(20), 618]), '#a93c60', {
      rough: 2,
      rim: 0.6,
    }),
  ];
});

const lamp: readonly Wash[] = [
  paint(oval(690, 880, 230, 40), '#ffe09a', { rough: 8, soft: 22, depth: 0.9 }),
  paint(oval(690, 846, 110, 16), shadow, { soft: 6, rough: 4, depth: 0.8 }),
  reserve(base),
  paint(base, '#4f8b86', {
    rough: 1.2,
    rim: 0.6,
    mottle: 0.9,
    grain: 0.4,
    flow: (x) => 0.6 + 0.7 * grades(640, 770, 0, 1)(x) - 0.4 * Math.exp(-(((x - 650) / 14) ** 2)),
  }),
  paint(flat('640 790, 742 790, 752 842, 630 842'), '#8f6852', { rough: 1.2, rim: 0.6 }),
  paint(flat('678 500, 702 500, 704 524, 676 524'), '#c99a4a', { rough: 0.8 }),
  reserve(shade),
  paint(shade, '#ffd676', {
    rough: 1.4,
    rim: 0.6,
    mottle: 0.4,
    flow: (x, y) => 0.3 + 0.55 * (Math.abs(x - 690) / 110) + 0.35 * grades(480, 370, 0, 1)(y),
  }),
  paint(
    strokes(5, along('574 486, 690 504, 804 486'), along('614 380, 690 368, 762 380')),
    '#c7823c',
    { rough: 1.2, dry: 0.12 },
  ),
];

const below: readonly Wash[] = [
  paint(
    round('120 1010, 500 996, 900 1010, 980 1060, 990 1250, 10 1250, 20 1060', 0.5),
    '#e7b9b0',
    { rough: 7, rim: 0.4, mottle: 0.9, soft: 2, flow: (_, y) => grades(1000, 1240, 0.75, 0.2)(y) },
  ),
  reserve(flat('420 1046, 640 1030, 700 1130, 470 1152')),
  paint(flat('420 1046, 640 1030, 700 1130, 470 1152'), '#fbf4e6', {
    rough: 1.6,
    rim: 0.7,
    rimWidth: 9,
  }),
  paint(round('466 1066, 560 1056, 612 1060, 632 1100, 560 1116, 496 1118'), '#5f7096', {
    rough: 4,
    rim: 0.6,
    mottle: 0.9,
    depth: 0.8,
  }),
  paint(oval(590, 1078, 7), '#fff3cf', { gouache: true, rough: 1 }),
  paint(strokes(9, along('712 1060, 800 1110, 860 1150')), '#8a5d48', { rough: 1.2, rim: 0.6 }),
  paint(strokes(13, along('690 1046, 712 1060')), '#3f4b70', { rough: 2 }),
  paint('M150 50L850 46L850 838L150 842ZM236 640L268 808M424 636L392 806', '#6b6470', {
    pencil: 1.7,
  }),
];

/** Sunday: the lamp again, a geranium, a moon. */
export const sillSheet: Sheet = {
  height: 1250,
  washes: [...window, ...curtains, ...below, ...lamp, ...geranium],
};
