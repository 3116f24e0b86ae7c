import { along, flat, grades, oval, paint, reserve, round, strokes } from '../brush.ts';
import type { Sheet, Wash } from '../wash.ts';

const shadow = '#a9a1bd';
const range = round(
  '90 760, 500 742, 900 756, 916 1120, 900 1200, 500 1214, 104 1196, 84 1120',
  0.3,
);
const pot = round('318 610, 500 620, 690 608, 694 700, 680 748, 500 764, 332 748, 316 700', 0.5);
const hood = flat('300 0, 700 0, 790 196, 212 196');

const wall: readonly Wash[] = [
  paint(
    round('30 40, 300 -20, 700 -30, 980 30, 1010 500, 960 800, 500 790, 40 812, -10 400'),
    '#fbe6c4',
    {
      rough: 10,
      soft: 3,
      mottle: 0.5,
      rim: 0.4,
      flow: (x, y) => 0.35 + 0.75 * Math.exp(-(((x - 500) / 340) ** 2) - ((y - 420) / 420) ** 2),
    },
  ),
  paint(
    Array.from({ length: 7 }, (_, line) =>
      Array.from({ length: 8 }, (_, column) =>
        flat(
          [84 + column * 106 + (line % 2) * 40, 300 + line * 66],
          [178 + column * 106 + (line % 2) * 40, 299 + line * 66],
          [179 + column * 106 + (line % 2) * 40, 356 + line * 66],
          [83 + column * 106 + (line % 2) * 40, 357 + line * 66],
        ),
      ).join(''),
    ).join(''),
    '#eec3b6',
    {
      rough: 2.2,
      rim: 0.7,
      mottle: 0.9,
      flow: (x, y) => 0.4 + 0.35 * Math.sin(x / 47 + y / 29) + 0.2 * Math.sin(x / 11),
    },
  ),
  reserve(hood, 1.5),
  paint(hood, '#b7c8cf', {
    rough: 2,
    rim: 0.5,
    mottle: 0.5,
    flow: (x) => 0.55 + 0.5 * grades(300, 760, 0, 1)(x),
  }),
  paint(flat('212 196, 790 196, 790 226, 212 226'), '#8ba1ac', { rough: 1.6, rim: 0.5 }),
  paint(oval(500, 236, 62, 12), '#ffffff', { lift: true, rough: 1 }),
  paint(oval(500, 236, 62, 12), '#ffdf86', { rough: 1, rim: 0.6 }),
];

const jars: readonly Wash[] = [
  paint(flat('700 470, 1000 462, 1000 482, 700 492'), '#a9775a', { rough: 1.6, rim: 0.5 }),
  ...[
    [732, 62, '#e9c48c'],
    [812, 88, '#c9827f'],
    [896, 70, '#efe2c8'],
  ].flatMap(([x, tall, color]): Wash[] => {
    const left = x as number;
    const top = 474 - (tall as number);
    const jar = round(
      [
        [left, top],
        [left + 60, top],
        [left + 63, 470],
        [left + 30, 476],
        [left - 2, 470],
      ],
      0.5,
    );
    return [
      reserve(jar),
      paint(jar, color as string, {
        rough: 1,
        rim: 0.7,
        mottle: 0.6,
        flow: (_, y) => 0.15 + 0.9 * grades(top + 18, top + 30, 0, 1)(y),
      }),
      paint(
        flat([left - 2, top - 12], [left + 62, top - 12], [left + 61, top], [left - 1, top]),
        '#7a6a66',
        { rough: 1 },
      ),
    ];
  }),
];

const stove: readonly Wash[] = [
  reserve(range, 1),
  paint(range, '#dce5e6', {
    rough: 1.6,
    rim: 0.5,
    mottle: 0.4,
    flow: (x, y) => 0.35 + 0.6 * grades(400, 920, 0, 1)(x) + 0.2 * grades(760, 1200, 0, 1)(y),
  }),
  paint(flat('88 758, 904 752, 908 800, 86 806'), '#f7f4ee', {
    gouache: true,
    depth: 0.6,
    rough: 1,
  }),
  paint(flat('150 900, 850 894, 850 1130, 154 1138'), '#a9b9c2', {
    rough: 1.4,
    rim: 0.7,
    mottle: 0.5,
    flow: (_x, y) => 0.55 + 0.4 * grades(900, 1130, 0, 1)(y),
  }),
  paint(flat('196 952, 804 946, 800 1090, 198 1096'), '#3e4653', {
    rough: 1.6,
    rim: 0.5,
    mottle: 0.6,
    depth: 0.95,
    flow: (x, y) => 0.75 + 0.3 * Math.sin((x + y) / 60),
  }),
  paint(strokes(16, 'M176 924L826 917'), '#f4efe9', { gouache: true, rough: 1 }),
  paint(strokes(4, 'M176 933L826 926'), '#6d7884', { rough: 1, dry: 0.1 }),
  ...[200, 320, 680, 800].flatMap((x): Wash[] => [
    paint(oval(x, 852, 27), '#b23f60', {
      rough: 1,
      rim: 0.6,
      flow: (at) => grades(x - 30, x + 30, 0.7, 1.3)(at),
    }),
    paint(strokes(5, `M${x} 848L${x - 4} 832`), '#fff3ee', { gouache: true, rough: 0.8 }),
  ]),
  paint(oval(500, 852, 40, 30), '#fdf7ec', { gouache: true, rough: 1 }),
  paint(strokes(3, 'M500 852L474 840', 'M500 852L502 868'), '#5d4a50', { rough: 0.8 }),
  paint(strokes(3, 'M460 852A40 30 0 1 0 540 852A40 30 0 1 0 460 852'), '#7a6f74', {
    rough: 0.8,
    dry: 0.1,
  }),
  {
    d:
      strokes(12, 'M220 764L790 758') +
      strokes(9, 'M300 786L360 752', 'M700 780L646 752', 'M500 788L500 756'),
    color: '#3c3a44',
    rough: 1.4,
    rim: 0.3,
  },
  paint(
    Array.from({ length: 9 }, (_, i) =>
      round([
        [388 + i * 28, 772],
        [380 + i * 28, 758],
        [389 + i * 28, 738 - ((i * 7) % 9)],
        [398 + i * 28, 758],
      ]),
    ).join(''),
    '#6f9fe0',
    { rough: 1.6, soft: 1.4, rim: 0.3, depth: 1.2 },
  ),
];

const oats: readonly Wash[] = [
  paint(round('560 600, 720 612, 800 690, 770 752, 680 756'), shadow, {
    rough: 6,
    soft: 9,
    depth: 0.6,
  }),
  reserve(pot),
  paint(pot, '#5f8fb0', {
    rough: 1.2,
    rim: 0.55,
    mottle: 0.45,
    flow: (x) => 0.55 + 0.75 * grades(360, 690, 0, 1)(x) - 0.3 * Math.exp(-(((x - 390) / 26) ** 2)),
  }),
  paint(round('330 726, 500 742, 684 724, 676 750, 500 766, 334 750'), '#3f5f86', {
    rough: 2,
    soft: 4,
  }),
  reserve(oval(504, 606, 190, 38)),
  paint(oval(504, 606, 190, 38), '#86a9c2', { rough: 0.9, rim: 0.7 }),
  reserve(oval(504, 609, 172, 29)),
  paint(oval(504, 609, 172, 29), '#efd3a4', {
    rough: 1.4,
    rim: 0.6,
    mottle: 0.9,
    flow: (x, y) => 0.8 + 0.3 * Math.sin(x / 9) * Math.sin(y / 5),
  }),
  paint(
    oval(450, 606, 16, 6) + oval(540, 618, 13, 5) + oval(590, 602, 15, 5) + oval(500, 598, 9, 4),
    '#c23f63',
    { rough: 1.6, soft: 1.6 },
  ),
  paint(
    strokes(
      14,
      along('318 652, 282 650, 282 690, 318 694'),
      along('692 650, 728 648, 730 688, 694 692'),
    ),
    '#46688c',
    { rough: 1, rim: 0.5 },
  ),
  paint(strokes(13, along('560 612, 640 500, 706 392')), '#b98556', {
    rough: 1.4,
    rim: 0.6,
    mottle: 0.6,
  }),
  paint(strokes(4, along('574 590, 642 494, 702 400')), '#7d5236', { rough: 1.2, dry: 0.2 }),
  paint(strokes(7, along('378 640, 374 690, 384 730')), '#f7fbff', {
    gouache: true,
    depth: 0.85,
    rough: 1.8,
    soft: 1,
  }),
  paint(
    round('420 590, 400 520, 438 450, 414 380, 430 300, 452 378, 470 452, 438 520, 452 590'),
    '#ffffff',
    { lift: true, depth: 0.7, soft: 9, rough: 8 },
  ),
  paint(round('500 580, 520 510, 494 440, 522 360, 536 440, 548 520, 526 582'), '#ffffff', {
    lift: true,
    depth: 0.6,
    soft: 9,
    rough: 8,
  }),
];

const floor: readonly Wash[] = [
  paint(round('60 1196, 500 1210, 940 1192, 970 1240, 500 1262, 30 1246'), shadow, {
    rough: 7,
    soft: 7,
    depth: 0.7,
  }),
  paint(
    `M300 0L212 196L790 196M84 806L86 1196M916 752L914 1196M318 610L316 700L332 748M690 608L694 700`,
    '#6b6470',
    { pencil: 1.7 },
  ),
];

/** Oats on the stove, under the light of its hood. */
export const stoveSheet: Sheet = {
  height: 1250,
  washes: [...wall, ...jars, ...floor, ...stove, ...oats],
};
