import { firs, flat, grades, oval, paint, reserve, round, strokes } from '../brush.ts';
import type { Wash } from '../wash.ts';

/** Panes of a window, two by two, with the bars left white. */
const panes = [
  flat('452 44, 668 40, 668 190, 452 192'),
  flat('690 40, 902 44, 902 192, 690 190'),
  flat('452 208, 668 206, 668 352, 452 354'),
  flat('690 206, 902 208, 902 354, 690 352'),
].join('');

/** A line of hills, cut by the panes: markup with a clip. */
const seen = (d: string) =>
  `<clipPath id="p"><path d="${panes}"/></clipPath><g clip-path="url(#p)"><path d="${d}"/></g>`;

const far = round(
  '430 262, 500 246, 560 222, 625 214, 690 244, 760 222, 830 226, 930 206, 940 360, 430 360',
);
const near = round(
  '430 284, 480 268, 540 278, 600 290, 700 272, 790 252, 860 262, 930 250, 940 360, 430 360',
);
const snow = round('430 312, 560 304, 700 310, 820 302, 940 306, 940 370, 430 370');
/** View through the panes. */
const view: readonly Wash[] = [
  paint(panes, '#f5a9a4', { rough: 3, flow: (_, y) => grades(50, 240, 0.2, 1.1)(y), rim: 0.25 }),
  paint(panes, '#a9c0d8', {
    rough: 3,
    soft: 2,
    flow: (x, y) => grades(40, 180, 1.05, 0)(y) * (0.7 + 0.3 * grades(450, 900, 1, 0)(x)),
    rim: 0.2,
  }),
  paint(panes, '#fdd588', {
    rough: 3,
    flow: (x, y) => grades(150, 250, 0, 1)(y) * (0.45 + 0.55 * Math.exp(-(((x - 640) / 150) ** 2))),
    rim: 0,
  }),
  paint(seen(far), '#ffffff', { lift: true, depth: 0.8, rim: 0 }),
  paint(seen(far), '#b6b9d2', {
    rough: 3,
    soft: 1.2,
    rim: 0.3,
    flow: (_, y) => grades(215, 310, 1.05, 0.3)(y),
  }),
  paint(seen(near), '#ffffff', { lift: true, depth: 0.85, rim: 0, soft: 1.5 }),
  paint(seen(near), '#7f9bb0', {
    rough: 4,
    rim: 0.5,
    mottle: 0.6,
    flow: (_, y) => grades(250, 316, 1.05, 0.4)(y),
  }),
  paint(seen(firs(756, 930, 300, 46, 8) + firs(452, 520, 298, 26, 6)), '#46657a', {
    rough: 1.4,
    soft: 0.7,
    rim: 0.3,
    mottle: 0.7,
    flow: (x, y) => grades(262, 306, 1, 0.6)(y) * (0.8 + 0.3 * Math.sin(x / 13)),
  }),
  paint(seen(snow), '#ffffff', { lift: true, depth: 0.97, rim: 0 }),
  paint(seen(snow), '#cfdcf0', {
    rough: 3,
    flow: (x, y) => 0.2 + 0.9 * grades(312, 356, 0, 1)(y) + 0.2 * Math.sin(x / 31),
    rim: 0.2,
  }),
  paint(seen(snow), '#fbd3cf', {
    rough: 3,
    soft: 4,
    flow: (_, y) => grades(300, 330, 0.8, 0)(y),
    rim: 0,
  }),
];

/** The moon of March 3, 2026, ten minutes before the shadow closes over it. */
const moon: readonly Wash[] = [
  paint(oval(806, 104, 46), '#ffffff', { lift: true, depth: 0.5, soft: 14, rough: 4 }),
  reserve(oval(806, 104, 23), 0.8),
  paint(oval(806, 104, 23), '#fff6df', { rough: 0.9, rim: 0.15, mottle: 0.2 }),
  paint(oval(811, 108, 20), '#dba58f', { rough: 1, soft: 1.4, rim: 0.3, mottle: 0.8 }),
  paint(oval(816, 113, 12), '#b5756a', { rough: 2.4, soft: 4, depth: 0.7, rim: 0 }),
];

/** View through the panes, with the moon. */
export const outside: readonly Wash[] = [...view, ...moon];

/** The bus in the yard. */
export const bus: readonly Wash[] = [
  paint(round('721 336, 765 331, 820 334, 815 341, 755 345, 705 342'), '#93a4c2', {
    rough: 3,
    soft: 2,
  }),
  reserve(round('725 294, 731 286, 805 285, 812 293, 815 318, 829 321, 829 334, 722 334', 0.5)),
  paint(
    round('725 294, 731 286, 805 285, 812 293, 815 318, 829 321, 829 334, 722 334', 0.5),
    '#f2ad2e',
    { depth: 1.15, rough: 0.8, rim: 0.5 },
  ),
  {
    d:
      flat('732 294, 745 294, 745 309, 732 309') +
      flat('749 294, 762 294, 762 309, 749 309') +
      flat('766 294, 779 294, 779 309, 766 309') +
      flat('783 294, 796 294, 796 309, 783 309'),
    color: '#5d6c7c',
    rough: 0.6,
    rim: 0.2,
    soft: 0.3,
  },
  paint(strokes(1.6, 'M723 317H827', 'M723 322H827'), '#5b4334', { rough: 0.5, rim: 0, soft: 0.2 }),
  paint(oval(742, 335, 7) + oval(808, 335, 7), '#4a4650', { depth: 1.4, rough: 0.8 }),
  paint(round('725 288, 733 281, 805 280, 813 288, 769 285'), '#ffffff', {
    gouache: true,
    rough: 1.2,
  }),
];

/** The window and the wall round it. */
export const frame: readonly Wash[] = [
  paint(round('300 -20, 436 -20, 438 372, 300 400, 180 398, 250 200'), '#f3cdc8', {
    soft: 9,
    rough: 9,
    rim: 0.15,
    mottle: 0.5,
    flow: (x, y) => grades(190, 440, 0, 0.95)(x) * grades(14, 120, 0, 1)(y),
  }),
  paint(flat('436 26, 452 40, 452 358, 436 372'), '#d9c0bb', { rough: 1 }),
  paint(flat('436 26, 920 26, 902 40, 452 40'), '#e9d3cb', { rough: 1 }),
  paint(
    flat('668 40, 675 40, 675 354, 668 354') + flat('452 192, 902 192, 902 198, 452 198'),
    '#d8c2c0',
    { rough: 0.8, rim: 0.3 },
  ),
  paint(flat('420 372, 940 366, 948 384, 412 390'), '#e7cfc2', { rough: 1.4 }),
  paint(flat('412 389, 948 383, 946 394, 416 400'), '#bfa3a4', { rough: 1.6, soft: 1 }),
  paint(round('906 30, 990 22, 1010 200, 985 392, 930 384, 918 250, 905 130'), '#f2bfc0', {
    rough: 4,
    rim: 0.45,
    mottle: 0.4,
    flow: (x, y) => 0.55 + 0.35 * Math.sin(x / 9 + y / 90),
  }),
  {
    d:
      round('936 44, 948 44, 954 200, 944 380, 934 380, 940 200') +
      round('974 40, 984 56, 982 220, 972 370, 966 200'),
    color: '#d98a96',
    rough: 3,
    soft: 3,
    depth: 0.7,
  },
];
