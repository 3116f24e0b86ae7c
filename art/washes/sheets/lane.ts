import { along, firs, flat, grades, oval, paint, reserve, round, strokes } from '../brush.ts';
import type { Sheet, Wash } from '../wash.ts';

const house = flat('560 610, 560 520, 640 452, 726 520, 726 612');
const ell = flat('726 612, 726 548, 850 548, 850 612');
const hill = round(
  '-20 520, 120 452, 300 400, 470 430, 640 380, 820 420, 1020 350, 1020 640, -20 660',
);
const field = round('-20 640, 300 604, 620 610, 1020 590, 1020 1260, -20 1260', 0.6);

const far: readonly Wash[] = [
  paint(round('30 40, 400 10, 960 30, 1000 420, 500 470, 20 500'), '#f8d6cf', {
    rough: 14,
    soft: 6,
    mottle: 0.8,
    rim: 0.35,
    flow: (_, y) => 0.15 + 0.75 * grades(120, 430, 0, 1)(y),
  }),
  reserve(oval(236, 322, 30)),
  paint(oval(236, 322, 30), '#b9604c', {
    rough: 1,
    rim: 0.6,
    mottle: 0.8,
    flow: (x, _y) => 0.75 + 0.5 * grades(214, 262, 0, 1)(x),
  }),
  paint(round('209 308, 222 295, 240 291, 226 302, 215 318, 210 334'), '#fffaf0', {
    gouache: true,
    rough: 0.8,
    soft: 0.6,
  }),
  reserve(hill, 3),
  paint(hill, '#9fb2c6', {
    rough: 4,
    rim: 0.5,
    mottle: 0.7,
    flow: (_, y) => grades(370, 640, 1, 0.25)(y),
  }),
  paint(firs(0, 330, 604, 116, 17) + firs(860, 1010, 598, 140, 18), '#56758a', {
    rough: 2,
    soft: 1,
    rim: 0.35,
    mottle: 0.7,
    flow: (_, y) => grades(480, 610, 1, 0.55)(y),
  }),
  paint(firs(330, 560, 606, 60, 12), '#7e99aa', { rough: 2, soft: 1.6, rim: 0.3 }),
];

const home: readonly Wash[] = [
  reserve(field, 4),
  paint(field, '#d3deef', {
    rough: 4,
    rim: 0.3,
    mottle: 0.8,
    flow: (x, y) => 0.12 + 0.5 * grades(640, 1250, 0, 1)(y) + 0.16 * Math.sin(x / 90 + y / 42),
  }),
  reserve(house + ell),
  paint(house, '#cb5f62', {
    rough: 1.2,
    rim: 0.5,
    mottle: 0.5,
    flow: (x) => 0.8 + 0.3 * grades(560, 726, 0, 1)(x),
  }),
  paint(ell, '#b65060', { rough: 1.2, rim: 0.5, mottle: 0.5 }),
  {
    d:
      flat('548 532, 640 444, 740 530, 728 538, 640 462, 560 540') +
      flat('722 552, 738 528, 862 530, 858 552'),
    color: '#ffffff',
    gouache: true,
    rough: 2,
  },
  paint(flat('726 538, 846 538, 856 552, 724 552'), '#b9c8e2', { rough: 2, soft: 1 }),
  reserve(flat('596 546, 622 546, 622 582, 596 582') + flat('660 546, 686 546, 686 582, 660 582')),
  paint(
    flat('596 546, 622 546, 622 582, 596 582') + flat('660 546, 686 546, 686 582, 660 582'),
    '#ffd566',
    { rough: 0.8, rim: 0.5, depth: 1.2 },
  ),
  paint(strokes(2, 'M609 546V582', 'M596 564H622', 'M673 546V582', 'M660 564H686'), '#7a3b40', {
    rough: 0.6,
  }),
  paint(flat('676 470, 676 432, 700 432, 700 490'), '#a98078', { rough: 1 }),
  paint(
    round('690 428, 682 380, 716 330, 706 260, 742 200, 730 270, 742 336, 710 384, 704 428'),
    '#b8bccb',
    { rough: 7, soft: 8, depth: 0.6 },
  ),
  paint(flat('596 612, 690 612, 720 690, 560 694'), '#ffe7a6', { rough: 5, soft: 8, depth: 0.7 }),
];

const road: readonly Wash[] = [
  paint(
    round(
      '604 622, 640 622, 600 700, 520 800, 470 960, 480 1260, 120 1260, 260 960, 430 790, 560 690',
    ),
    '#c3c4da',
    {
      rough: 6,
      soft: 3,
      rim: 0.4,
      mottle: 0.8,
      flow: (_x, y) => 0.35 + 0.5 * grades(620, 1200, 0, 1)(y),
    },
  ),
  paint(
    round(
      '600 640, 612 642, 560 720, 440 840, 330 1010, 250 1260, 170 1260, 280 1000, 420 820, 550 700',
    ),
    '#8f93b3',
    { rough: 6, soft: 2, rim: 0.5, mottle: 0.9, dry: 0.2, depth: 0.9 },
  ),
  paint(
    round(
      '628 640, 620 690, 530 800, 462 950, 440 1120, 450 1260, 400 1260, 400 1100, 430 940, 520 770, 604 690',
    ),
    '#8f93b3',
    { rough: 6, soft: 2, rim: 0.5, mottle: 0.9, dry: 0.2, depth: 0.9 },
  ),
  {
    d:
      strokes(8, along('470 700, 430 660, 300 652')) +
      strokes(3, along('860 700, 920 690, 1000 694')),
    color: '#c7d3ea',
    rough: 3,
    soft: 3,
  },
];

const box = (x: number, y: number, color: string): Wash[] => {
  const body = round(
    [
      [x, y],
      [x + 6, y - 34],
      [x + 34, y - 50],
      [x + 62, y - 36],
      [x + 68, y],
      [x + 34, y + 4],
    ],
    0.7,
  );
  return [
    reserve(body),
    paint(body, color, { rough: 1, rim: 0.6, flow: (at) => grades(x, x + 70, 0.7, 1.25)(at) }),
    paint(
      round([
        [x - 3, y - 34],
        [x + 10, y - 54],
        [x + 36, y - 62],
        [x + 62, y - 52],
        [x + 71, y - 34],
        [x + 34, y - 44],
      ]),
      '#ffffff',
      { gouache: true, rough: 2 },
    ),
    paint(strokes(3, `M${x + 34} ${y - 20}L${x + 34} ${y - 8}`), '#4a4048', { rough: 0.6 }),
  ];
};

const boxes: readonly Wash[] = [
  paint(strokes(11, along('742 1010, 690 1060, 560 1120')), '#a7a9cc', {
    rough: 4,
    soft: 4,
    depth: 0.9,
  }),
  paint(strokes(15, 'M744 840L748 1010') + strokes(15, 'M898 836L894 1020'), '#7d6155', {
    rough: 2,
    rim: 0.6,
    mottle: 0.8,
  }),
  paint(strokes(13, 'M640 846L1000 834'), '#8d6d5e', { rough: 2, rim: 0.6, mottle: 0.8 }),
  ...box(654, 836, '#8aa0b4'),
  ...box(738, 832, '#c65a74'),
  ...box(826, 830, '#e2b65c'),
  ...box(912, 828, '#7d9a86'),
  paint(round('620 850, 636 836, 760 840, 990 824, 1004 836, 860 842, 700 850'), '#ffffff', {
    gouache: true,
    rough: 3,
    depth: 0.9,
  }),
  paint(round('690 1016, 748 996, 820 1012, 900 998, 960 1018, 820 1040'), '#ffffff', {
    gouache: true,
    rough: 5,
    soft: 2,
  }),
  paint(
    strokes(
      3,
      ...[
        [60, 1080, 82, 1000],
        [76, 1090, 70, 1010],
        [92, 1086, 116, 1016],
        [940, 1180, 960, 1100],
        [956, 1186, 948, 1110],
        [968, 1182, 992, 1124],
        [60, 1160, 40, 1100],
      ].map(([x, y, u, v]) =>
        along([
          [x as number, y as number],
          [((x as number) + (u as number)) / 2 + 4, ((y as number) + (v as number)) / 2],
          [u as number, v as number],
        ]),
      ),
    ),
    '#a5805e',
    { rough: 1.6, rim: 0.2, dry: 0.1 },
  ),
  {
    d:
      oval(82, 996, 5) +
      oval(116, 1012, 5) +
      oval(70, 1006, 5) +
      oval(960, 1096, 6) +
      oval(992, 1120, 5),
    color: '#8d5f48',
    rough: 2,
  },
  paint(
    'M560 610L560 520L640 452L726 520L726 612M604 622L560 690L430 790M742 1010L742 840M-20 640L300 604',
    '#6b6470',
    { pencil: 1.7 },
  ),
];

/** The lane with its mailboxes; one house is up. */
export const laneSheet: Sheet = { height: 1250, washes: [...far, ...home, ...road, ...boxes] };
