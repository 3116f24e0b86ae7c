import { flat, grades, oval, paint, reserve, round, strokes } from '../brush.ts';
import type { Sheet, Wash } from '../wash.ts';

const shadow = '#a69fbf';
const coat = round(
  '300 330, 352 316, 404 334, 440 420, 470 560, 492 760, 480 836, 352 856, 228 836, 216 760, 240 560, 266 420',
  0.8,
);
const sleeves =
  round(
    '286 350, 312 372, 284 470, 256 600, 244 716, 216 730, 192 716, 200 600, 226 460, 256 372',
    0.9,
  ) +
  round(
    '418 350, 448 372, 478 460, 504 600, 512 714, 488 730, 460 718, 450 600, 424 470, 396 372',
    0.9,
  );
const scarf = round(
  '560 330, 596 320, 632 336, 640 520, 662 700, 640 740, 604 730, 600 560, 588 560, 566 690, 532 686, 540 500',
  0.8,
);
const door = flat('760 190, 1020 150, 1020 1120, 760 1070');
const room: readonly Wash[] = [
  paint(
    round('30 60, 400 0, 1000 30, 1020 600, 1000 1030, 500 1010, -10 1040, -20 500'),
    '#f7e2c3',
    {
      rough: 11,
      soft: 3,
      rim: 0.3,
      mottle: 0.8,
      flow: (x, y) => 0.3 + 0.8 * Math.exp(-(((x - 480) / 430) ** 2) - ((y - 200) / 560) ** 2),
    },
  ),
  paint(
    Array.from({ length: 12 }, (_, i) =>
      flat([40 + i * 62, 640], [98 + i * 62, 638], [98 + i * 62, 1010], [40 + i * 62, 1014]),
    ).join(''),
    '#d9a7a4',
    {
      rough: 1.8,
      rim: 0.6,
      mottle: 0.9,
      flow: (x, y) => 0.55 + 0.3 * Math.sin(x / 70) + 0.2 * grades(640, 1010, 0, 1)(y),
    },
  ),
  paint(flat('20 612, 770 606, 770 640, 20 646'), '#c08b8c', { rough: 1.6, rim: 0.5 }),
  paint(round('-20 1030, 400 1010, 760 1012, 1020 1080, 1020 1270, -20 1270', 0.4), '#b9876a', {
    rough: 4,
    rim: 0.4,
    mottle: 0.8,
    flow: (_, y) => 0.55 + 0.5 * grades(1010, 1240, 0, 1)(y),
  }),
  paint(
    strokes(
      3,
      'M-20 1090L1020 1110',
      'M-20 1150L1020 1170',
      'M-20 1214L1020 1230',
      'M200 1030L180 1090',
      'M560 1100L566 1160',
      'M330 1150L316 1216',
    ),
    '#6d4a3e',
    { rough: 1.4, dry: 0.2, rim: 0 },
  ),
  reserve(door, 1.4),
  paint(door, '#7fa08f', {
    rough: 1.6,
    rim: 0.5,
    mottle: 0.7,
    flow: (x) => 0.8 + 0.35 * grades(760, 1000, 1, 0)(x),
  }),
  reserve(flat('820 240, 980 222, 980 560, 820 556')),
  paint(flat('820 240, 980 222, 980 560, 820 556'), '#f9d6cf', {
    rough: 1.2,
    rim: 0.4,
    flow: (_, y) => grades(230, 560, 0.15, 0.8)(y),
  }),
  paint(strokes(10, 'M900 232V556', 'M820 398L980 390'), '#6b8d7d', { rough: 1, rim: 0.4 }),
  paint(flat('828 650, 972 654, 972 950, 828 930'), '#4f7264', {
    rough: 1.6,
    rim: 0.7,
    mottle: 0.6,
    depth: 0.55,
  }),
  paint(oval(790, 640, 15, 17), '#e0b04e', { rough: 1, rim: 0.8, depth: 1.1 }),
];

const lamp: readonly Wash[] = [
  paint(oval(470, 150, 190, 170), '#ffe8a6', { rough: 10, soft: 40, depth: 0.8 }),
  paint(strokes(4, 'M470 -10V104'), '#5b4a50', { rough: 0.8 }),
  reserve(round('396 160, 420 118, 470 102, 520 118, 544 160, 470 170', 0.7)),
  paint(round('396 160, 420 118, 470 102, 520 118, 544 160, 470 170', 0.7), '#4f8275', {
    rough: 1,
    rim: 0.6,
    flow: (x) => grades(400, 544, 0.75, 1.2)(x),
  }),
  paint(oval(470, 166, 32, 22), '#fffdf2', { gouache: true, rough: 1 }),
  paint(oval(470, 166, 32, 22), '#ffe07c', { rough: 1, rim: 0.7, depth: 0.7 }),
];

const hung: readonly Wash[] = [
  paint(flat('180 296, 720 290, 720 320, 180 326'), '#a9765a', {
    rough: 1.4,
    rim: 0.6,
    mottle: 0.8,
  }),
  paint(round('330 340, 430 380, 520 620, 540 850, 440 880, 400 600'), shadow, {
    soft: 10,
    rough: 6,
    depth: 0.8,
  }),
  paint(round('620 340, 670 420, 690 720, 650 760, 630 560'), shadow, {
    soft: 8,
    rough: 5,
    depth: 0.7,
  }),
  reserve(sleeves),
  paint(sleeves, '#dd9a34', {
    rough: 1.6,
    rim: 0.7,
    mottle: 0.8,
    depth: 1.05,
    flow: (_x, y) => 0.75 + 0.35 * grades(340, 700, 0, 1)(y) + 0.1 * Math.sin(y / 26),
  }),
  paint(
    flat('196 676, 246 684, 243 704, 194 696') + flat('458 684, 508 674, 511 694, 461 704'),
    '#dfe6ea',
    { gouache: true, rough: 1.4 },
  ),
  reserve(coat),
  paint(coat, '#e9a93c', {
    rough: 1.6,
    rim: 0.5,
    mottle: 0.7,
    depth: 1.05,
    flow: (x, y) => 0.65 + 0.45 * grades(250, 480, 0, 1)(x) + 0.15 * Math.sin(x / 17 + y / 190),
  }),
  {
    d:
      round('354 340, 372 480, 366 660, 378 850, 352 856, 346 640, 350 470') +
      round('430 430, 452 600, 470 830, 440 846, 430 640') +
      round('286 470, 276 620, 262 838, 240 836, 256 620'),
    color: '#a9653c',
    rough: 3,
    soft: 5,
    depth: 0.85,
  },
  paint(round('300 336, 352 366, 408 338, 420 372, 354 408, 288 374'), '#8d5a4c', {
    rough: 1.6,
    rim: 0.5,
    mottle: 0.8,
  }),
  paint(flat('222 736, 486 730, 488 764, 218 770'), '#dfe6ea', { gouache: true, rough: 1.4 }),
  paint(oval(352, 470, 8) + oval(353, 560, 8) + oval(354, 650, 8), '#5b3d38', { rough: 1 }),
  reserve(scarf),
  paint(scarf, '#cf4f74', {
    rough: 2,
    rim: 0.6,
    mottle: 0.9,
    flow: (x, y) => 0.75 + 0.25 * Math.sin(y / 12) + 0.25 * grades(540, 660, 0, 1)(x),
  }),
  paint(
    Array.from({ length: 7 }, (_, i) =>
      flat([536, 430 + i * 38], [602, 436 + i * 38], [602, 448 + i * 38], [536, 442 + i * 38]),
    ).join(''),
    '#f6dfd6',
    { gouache: true, depth: 0.75, rough: 3, dry: 0.1 },
  ),
  paint(
    strokes(
      3,
      ...Array.from({ length: 5 }, (_, i) => `M${536 + i * 7} 686L${532 + i * 8} 720`),
      ...Array.from({ length: 6 }, (_, i) => `M${608 + i * 9} 734L${606 + i * 10} 772`),
    ),
    '#b03a62',
    { rough: 1.4 },
  ),
  paint(
    strokes(
      9,
      'M352 306V330',
      'M596 304V330',
      'M470 304C470 330 492 330 492 316',
      'M250 306C250 330 272 330 272 318',
      'M690 302C690 326 710 326 710 312',
    ),
    '#5b4a50',
    { rough: 1 },
  ),
];

const boots: readonly Wash[] = [
  paint(round('150 1120, 400 1100, 640 1110, 660 1160, 400 1186, 140 1170'), '#7d6a86', {
    soft: 8,
    rough: 6,
    depth: 0.8,
  }),
  ...[
    [190, '#5f7f67'],
    [300, '#5f7f67'],
    [500, '#8d5a4a'],
    [600, '#8d5a4a'],
  ].flatMap(([left, color]): Wash[] => {
    const x = left as number;
    const tall = x >= 500 ? 966 : 900;
    const boot = round(
      [
        [x, tall],
        [x + 78, tall - 6],
        [x + 82, 1050],
        [x + 130, 1090],
        [x + 142, 1134],
        [x + 60, 1140],
        [x - 4, 1136],
        [x + 2, 1050],
      ],
      0.6,
    );
    return [
      reserve(boot),
      paint(boot, color as string, {
        rough: 1.4,
        rim: 0.6,
        mottle: 0.7,
        flow: (u) =>
          0.75 + 0.5 * grades(x, x + 120, 0, 1)(u) - 0.35 * Math.exp(-(((u - x - 24) / 9) ** 2)),
      }),
      paint(flat([x - 6, 1128], [x + 144, 1126], [x + 144, 1144], [x - 4, 1148]), '#4a4048', {
        rough: 1.4,
      }),
      paint(oval(x + 39, tall - 2, 38, 10), '#3f3a44', { rough: 1, depth: 0.9 }),
    ];
  }),
  paint(round('150 1160, 200 1150, 300 1164, 420 1156, 480 1170, 300 1184'), '#cfdcec', {
    rough: 6,
    soft: 1,
    rim: 1,
    depth: 0.9,
  }),
  paint(
    'M760 190V1070M300 330L266 420L240 560L216 760M20 612L230 610M490 609L540 608M660 607L770 606',
    '#6b6470',
    { pencil: 1.7 },
  ),
];

/** The back hall: a driver's coat, a scarf, two pairs of boots. */
export const hallSheet: Sheet = { height: 1250, washes: [...room, ...lamp, ...hung, ...boots] };
