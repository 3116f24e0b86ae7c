import { along, firs, flat, grades, paint, reserve, round, strokes } from '../brush.ts';
import type { Sheet, Wash } from '../wash.ts';

const hill = round('-20 430, 160 330, 380 280, 560 340, 760 260, 1020 330, 1020 640, -20 640');
const side = flat('150 566, 716 508, 716 690, 150 706');
const face = flat('716 508, 800 450, 884 520, 884 694, 716 690');
const roof = flat('126 566, 220 482, 770 416, 800 440, 716 512, 140 572');
const river = round('-20 800, 240 770, 520 776, 800 764, 1020 790, 1020 1260, -20 1260', 0.6);

const land: readonly Wash[] = [
  paint(round('20 30, 500 6, 980 40, 1000 420, 500 460, 10 480'), '#f9d9c6', {
    rough: 14,
    soft: 7,
    mottle: 0.8,
    rim: 0.3,
    flow: (_, y) => 0.12 + 0.8 * grades(90, 400, 0, 1)(y),
  }),
  reserve(hill, 3),
  paint(hill, '#a9b7cd', {
    rough: 4,
    rim: 0.5,
    mottle: 0.8,
    flow: (_, y) => grades(280, 620, 1, 0.2)(y),
  }),
  paint(firs(0, 200, 640, 190, 22) + firs(880, 1020, 640, 230, 24), '#5d7f8b', {
    rough: 2,
    soft: 1,
    rim: 0.4,
    mottle: 0.8,
    flow: (_, y) => grades(420, 640, 1, 0.6)(y),
  }),
  paint(firs(200, 880, 600, 110, 15), '#8ea8b6', {
    rough: 2,
    soft: 2,
    rim: 0.3,
    flow: (x) => 0.6 + 0.4 * Math.sin(x / 60),
  }),
];

const banks: readonly Wash[] = [
  reserve(round('-20 640, 160 690, 260 760, 300 800, -20 860')),
  reserve(round('1020 630, 890 690, 760 740, 700 800, 1020 880')),
  {
    d:
      round('-20 650, 160 694, 260 762, 300 804, -20 866') +
      round('1020 636, 890 690, 760 742, 690 800, 1020 880'),
    color: '#cfdaee',
    rough: 5,
    rim: 0.4,
    mottle: 0.9,
    flow: (_x, y) => 0.3 + 0.7 * grades(660, 840, 0, 1)(y),
  },
  paint(
    flat('140 700, 240 694, 260 800, 170 810') + flat('690 690, 800 692, 792 800, 676 794'),
    '#a8a2a8',
    { rough: 3, rim: 0.7, mottle: 1 },
  ),
  paint(
    strokes(
      3,
      'M150 726L250 720',
      'M160 756L254 752',
      'M690 722L796 720',
      'M684 756L792 756',
      'M200 700L206 724',
      'M740 694L738 720',
    ),
    '#6d6870',
    { rough: 1.6, dry: 0.2 },
  ),
];

const bridge: readonly Wash[] = [
  paint(round('236 690, 460 690, 694 686, 690 740, 560 776, 400 780, 256 790', 0.5), '#8fa3b8', {
    rough: 3,
    soft: 4,
    rim: 0.3,
    mottle: 0.9,
    flow: (_, y) => grades(690, 780, 1.1, 0.5)(y),
  }),
  reserve(side + face),
  paint(side, '#bd4b58', {
    rough: 1.4,
    rim: 0.4,
    mottle: 0.8,
    flow: (x, y) => 0.7 + 0.35 * grades(150, 716, 0, 1)(x) + 0.15 * grades(520, 700, 0, 1)(y),
  }),
  paint(
    Array.from(
      { length: 38 },
      (_, i) => `M${156 + i * 15} ${570 - i * 1.5}L${156 + i * 15} ${704 - i * 0.4}`,
    )
      .map((d) => strokes(i3(d), d))
      .join(''),
    '#8c2f44',
    { rough: 1.2, dry: 0.25, rim: 0, depth: 0.8 },
  ),
  paint(round('150 566, 716 508, 716 540, 430 566, 150 596', 0.4), '#7d2f52', {
    rough: 2,
    soft: 4,
    depth: 0.8,
  }),
  ...[230, 350, 470, 590].flatMap((x): Wash[] => {
    const y = 606 - (x - 150) * 0.085;
    const window = flat([x, y], [x + 58, y - 5], [x + 58, y + 33], [x, y + 37]);
    return [
      reserve(window),
      paint(window, '#ffdf9a', { rough: 0.8, rim: 0.6, depth: 0.7 }),
      paint(strokes(3, `M${x + 29} ${y - 2}V${y + 35}`), '#7b3540', { rough: 0.7 }),
    ];
  }),
  paint(face, '#d66a68', { rough: 1.2, rim: 0.5, mottle: 0.6 }),
  paint(round('742 692, 742 590, 760 560, 800 548, 842 562, 860 592, 860 693', 0.5), '#5a3448', {
    rough: 1.4,
    depth: 1.1,
    flow: (_x, y) => grades(550, 690, 1.1, 0.75)(y),
  }),
  paint(round('766 692, 766 620, 800 596, 834 620, 834 692', 0.6), '#ffe9b8', {
    gouache: true,
    rough: 2,
    soft: 6,
    depth: 0.5,
  }),
  reserve(roof, 1.4),
  paint(roof, '#d5def0', {
    rough: 2,
    rim: 0.5,
    mottle: 0.6,
    flow: (_x, y) => grades(480, 570, 0.15, 1)(y),
  }),
  paint(flat('800 440, 896 524, 884 530, 798 458, 712 516, 706 508'), '#ffffff', {
    gouache: true,
    rough: 2,
  }),
];

/** Width of a board's edge: every third is darker. */
function i3(d: string): number {
  return d.length % 3 === 0 ? 3 : 1.8;
}

const water: readonly Wash[] = [
  reserve(river, 4),
  paint(river, '#a9c3d6', {
    rough: 5,
    rim: 0.3,
    mottle: 0.9,
    flow: (x, y) =>
      0.45 + 0.65 * grades(770, 1240, 0, 1)(y) + 0.2 * Math.sin(y / 13 + Math.sin(x / 90) * 2),
  }),
  paint(round('-20 800, 400 790, 1020 800, 1010 880, 500 900, -10 880'), '#f7cdc4', {
    rough: 10,
    soft: 12,
    depth: 0.75,
  }),
  paint(round('200 806, 440 798, 700 808, 660 960, 430 1010, 250 950'), '#c8687a', {
    rough: 9,
    soft: 9,
    depth: 0.75,
    flow: (_, y) => grades(810, 990, 1, 0.1)(y),
  }),
  paint(
    Array.from({ length: 11 }, (_, i) =>
      round([
        [190 + ((i * 61) % 44), 812 + i * 19],
        [420, 806 + i * 19],
        [690 - ((i * 37) % 60), 812 + i * 19],
        [640 - ((i * 53) % 70), 826 + i * 19],
        [400, 822 + i * 19],
        [230 + ((i * 29) % 50), 825 + i * 19],
      ]),
    ).join(''),
    '#b04a60',
    { rough: 7, soft: 3, rim: 0.4, mottle: 0.9, flow: (_, y) => grades(810, 1020, 0.85, 0.35)(y) },
  ),
  paint(
    Array.from({ length: 7 }, (_, i) =>
      round([
        [724 + ((i * 31) % 24), 822 + i * 24],
        [800, 818 + i * 24],
        [872 - ((i * 17) % 24), 824 + i * 24],
        [800, 832 + i * 24],
      ]),
    ).join(''),
    '#e79a80',
    { rough: 4, soft: 1.2, rim: 0.4, flow: (_, y) => grades(810, 1020, 0.9, 0.4)(y) },
  ),
  paint(
    strokes(
      9,
      along('40 1010, 200 1004, 330 1012'),
      along('420 1080, 640 1070, 820 1082'),
      along('120 1160, 360 1150, 520 1164'),
      along('660 1190, 860 1180, 980 1190'),
    ),
    '#6e93b2',
    { rough: 4, soft: 1.4, dry: 0.2, mottle: 0.9 },
  ),
  ...[
    [70, 960, 92],
    [860, 1010, 110],
    [300, 1210, 130],
  ].flatMap(([x = 0, y = 0, r = 0]): Wash[] => {
    const floe = round([
      [x - r, y],
      [x - r * 0.4, y - r * 0.24],
      [x + r * 0.5, y - r * 0.2],
      [x + r, y + r * 0.05],
      [x + r * 0.4, y + r * 0.26],
      [x - r * 0.6, y + r * 0.22],
    ]);
    return [
      reserve(floe, 3),
      paint(floe, '#c3d2ea', {
        rough: 3,
        rim: 0.6,
        flow: (_, v) => grades(y - r * 0.1, y + r * 0.26, 0.05, 1)(v),
      }),
    ];
  }),
  paint(
    'M150 706L150 566L126 566L220 482L770 416L884 520L884 694M716 690L716 508L800 450M-20 800L240 770',
    '#6b6470',
    { pencil: 1.7 },
  ),
];

/** The covered bridge over the White River, with ice going down. */
export const bridgeSheet: Sheet = {
  height: 1250,
  washes: [...land, ...banks, ...bridge, ...water],
};
