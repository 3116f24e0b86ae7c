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
export const outside: readonly Wash[] = [
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

/** The bus in the yard. */
export const bus: readonly Wash[] = [
  paint(round('556 336, 600 331, 655 334, 650 341, 590 345, 540 342'), '#93a4c2', {
    rough: 3,
    soft: 2,
  }),
  reserve(round('560 294, 566 286, 640 285, 647 293, 650 318, 664 321, 664 334, 557 334', 0.5)),
  paint(
    round('560 294, 566 286, 640 285, 647 293, 650 318, 664 321, 664 334, 557 334', 0.5),
    '#f2ad2e',
    { depth: 1.15, rough: 0.8, rim: 0.5 },
  ),
  {
    d:
      flat('567 294, 580 294, 580 309, 567 309') +
      flat('584 294, 597 294, 597 309, 584 309') +
      flat('601 294, 614 294, 614 309, 601 309') +
      flat('618 294, 631 294, 631 309, 618 309'),
    color: '#5d6c7c',
    rough: 0.6,
    rim: 0.2,
    soft: 0.3,
  },
  paint(strokes(1.6, 'M558 317H662', 'M558 322H662'), '#5b4334', { rough: 0.5, rim: 0, soft: 0.2 }),
  paint(oval(577, 335, 7) + oval(643, 335, 7), '#4a4650', { depth: 1.4, rough: 0.8 }),
  paint(round('560 288, 568 281, 640 280, 648 288, 604 285'), '#ffffff', {
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
    flow: (x) => grades(190, 440, 0, 0.95)(x),
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
  paint(round('902 10, 990 0, 1010 200, 985 392, 930 384, 918 250, 905 130'), '#f2bfc0', {
    rough: 4,
    rim: 0.45,
    mottle: 0.4,
    flow: (x, y) => 0.55 + 0.35 * Math.sin(x / 9 + y / 90),
  }),
  {
    d:
      round('936 20, 948 20, 954 200, 944 380, 934 380, 940 200') +
      round('974 20, 984 40, 982 220, 972 370, 966 200'),
    color: '#d98a96',
    rough: 3,
    soft: 3,
    depth: 0.7,
  },
];
