import { along, firs, flat, grades, oval, paint, reserve, round, strokes } from '../brush.ts';
import type { Sheet, Wash } from '../wash.ts';

const sky = round('-30 -30, 500 -20, 1030 -30, 1030 330, 860 420, 520 430, 160 420, -30 400', 0.6);
const ridge = round(
  '-30 436, 90 396, 210 372, 330 412, 470 448, 600 386, 720 366, 850 404, 1030 380, 1030 590, -30 590',
);
const slope = round(
  '-30 500, 110 470, 260 482, 420 512, 560 498, 720 462, 880 478, 1030 452, 1030 620, -30 620',
);
const meadow = round('-30 572, 240 546, 520 560, 780 540, 1030 556, 1030 720, -30 720', 0.6);
const river = round(
  '1030 578, 820 586, 640 600, 560 622, 640 648, 560 676, 420 706, 560 716, 760 690, 770 652, 690 624, 840 604, 1030 600',
);

const far: readonly Wash[] = [
  paint(sky, '#e3e4ee', {
    rough: 16,
    soft: 8,
    mottle: 1.1,
    rim: 0.3,
    grain: 0.34,
    flow: (_, y) => 0.95 - 0.7 * grades(40, 400, 0, 1)(y),
  }),
  paint(round('90 150, 300 112, 520 140, 640 120, 560 178, 330 186, 160 190'), '#cfd2e2', {
    rough: 18,
    soft: 14,
    mottle: 1,
    rim: 0.1,
    depth: 0.8,
  }),
  paint(round('600 236, 780 214, 960 240, 900 268, 720 276'), '#d5d7e4', {
    rough: 16,
    soft: 12,
    mottle: 1,
    rim: 0.1,
    depth: 0.8,
  }),
  reserve(ridge, 3),
  paint(ridge, '#93a7bf', {
    rough: 4,
    rim: 0.55,
    grain: 0.3,
    mottle: 0.8,
    flow: (_, y) => grades(370, 570, 1, 0.28)(y),
  }),
  reserve(slope, 3),
  paint(slope, '#7f9a9c', {
    rough: 5,
    rim: 0.5,
    grain: 0.32,
    mottle: 0.9,
    flow: (x, y) => grades(460, 600, 1.05, 0.4)(y) + 0.14 * Math.sin(x / 60),
  }),
  paint(firs(20, 300, 556, 70, 11) + firs(800, 1010, 548, 84, 12), '#4f6f76', {
    rough: 2,
    soft: 1,
    rim: 0.4,
    mottle: 0.8,
    flow: (_, y) => grades(470, 560, 1, 0.6)(y),
  }),
  paint(firs(300, 470, 556, 36, 9), '#7d979c', { rough: 2, soft: 1.4, rim: 0.3 }),
];

const house = flat('572 552, 572 514, 604 488, 640 514, 640 553');
const near: readonly Wash[] = [
  reserve(meadow, 4),
  paint(meadow, '#c3c79c', {
    rough: 5,
    rim: 0.35,
    grain: 0.36,
    mottle: 1,
    flow: (x, y) => 0.35 + 0.6 * grades(560, 690, 0, 1)(y) + 0.12 * Math.sin(x / 80 + y / 30),
  }),
  reserve(house),
  paint(house, '#c4625f', {
    rough: 1.2,
    rim: 0.6,
    mottle: 0.6,
    flow: (x) => 0.8 + 0.3 * grades(572, 640, 0, 1)(x),
  }),
  paint(flat('564 518, 604 482, 648 518, 640 522, 604 492, 572 522'), '#6d6a78', { rough: 1.2 }),
  reserve(flat('590 522, 606 522, 606 540, 590 540')),
  paint(flat('590 522, 606 522, 606 540, 590 540'), '#ffd566', {
    rough: 0.6,
    rim: 0.5,
    depth: 1.1,
  }),
  reserve(river, 3),
  paint(river, '#c4d0e2', { rough: 4, rim: 0.4, mottle: 1, grain: 0.3, depth: 0.85 }),
  paint(
    strokes(2.4, along('700 596, 780 592, 860 594'), along('600 640, 650 634, 700 636')) +
      strokes(2, along('520 690, 600 684, 690 686')),
    '#7d92ae',
    { rough: 2, dry: 0.3 },
  ),
  paint(round('-20 640, 120 616, 260 632, 330 690, 180 720, -20 720'), '#97a06d', {
    rough: 9,
    soft: 3,
    mottle: 1,
    rim: 0.3,
    dry: 0.16,
    depth: 0.8,
  }),
  ...[oval(180, 570, 38, 28), oval(226, 562, 42, 34), oval(262, 576, 30, 22)].map((crown) =>
    paint(crown, '#a3b183', { rough: 8, rim: 0.5, mottle: 1, grain: 0.3 }),
  ),
  paint(strokes(4, 'M186 588L184 612', 'M222 588L224 616', 'M256 586L258 608'), '#6a564c', {
    rough: 1.4,
  }),
  paint(
    strokes(3, 'M360 640V610', 'M404 636V606', 'M448 632V602', 'M492 628V600') +
      strokes(2, along('350 618, 420 612, 500 606'), along('350 630, 420 624, 500 616')),
    '#7b6a62',
    { rough: 1.6, dry: 0.1 },
  ),
  paint(
    'M572 552L572 514L604 488L640 514L640 553M-20 440L90 396L210 372L330 412L470 448M360 640L360 610M20 690L60 650',
    '#6b6470',
    { pencil: 1.6 },
  ),
];

/** The valley with no light on it: what a morning at ten to six is glazed over. */
export const valleySheet: Sheet = { height: 690, fine: 1, washes: [...far, ...near] };
