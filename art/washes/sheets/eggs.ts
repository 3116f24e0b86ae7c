import { along, flat, grades, oval, paint, reserve, round, strokes } from '../brush.ts';
import type { Sheet, Wash } from '../wash.ts';

const shadow = '#a69ebb';
const cloth = round('-20 640, 240 600, 600 610, 1020 580, 1030 1260, -20 1260', 0.6);
const egg = round(
  '388 470, 396 398, 430 382, 470 396, 510 378, 556 396, 602 392, 612 470, 580 540, 500 566, 420 540',
  0.8,
);
const cut = round(
  '398 396, 430 376, 470 392, 510 372, 556 392, 602 388, 560 420, 500 428, 440 420',
);
const cup = round(
  '366 500, 430 520, 500 526, 570 520, 634 500, 620 600, 560 668, 540 720, 548 780, 620 812, 500 836, 380 812, 452 780, 460 720, 440 668, 380 600',
  0.8,
);
const plate = round('80 830, 240 770, 500 752, 770 770, 930 830, 820 920, 500 958, 190 920');

const finger = (x: number, y: number, turn: number): Wash[] => {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const at = (u: number, v: number) => [x + u * c - v * s, y + u * s + v * c] as const;
  const top = round(
    [at(-120, -26), at(0, -30), at(118, -24), at(122, 20), at(0, 26), at(-122, 22)],
    0.5,
  );
  return [
    paint(
      round([at(-120, 0), at(0, 0), at(126, 4), at(120, 44), at(0, 52), at(-126, 46)], 0.5),
      shadow,
      { soft: 4, rough: 3 },
    ),
    reserve(top),
    paint(
      round([at(-122, 14), at(0, 18), at(122, 14), at(120, 38), at(0, 44), at(-120, 40)], 0.5),
      '#a9653a',
      { rough: 2, rim: 0.6, mottle: 0.8 },
    ),
    paint(top, '#eab767', { rough: 2, rim: 0.7, mottle: 1, grain: 0.45 }),
    paint(
      round([at(-110, -18), at(0, -20), at(108, -16), at(104, 4), at(0, 10), at(-108, 4)], 0.6),
      '#c07a3c',
      { rough: 7, soft: 3, depth: 0.7, dry: 0.35, mottle: 1 },
    ),
    paint(round([at(-60, -14), at(0, -18), at(56, -12), at(40, 8), at(-40, 8)]), '#ffe08a', {
      rough: 6,
      soft: 3,
      depth: 0.8,
    }),
  ];
};

const back: readonly Wash[] = [
  paint(round('40 60, 400 0, 900 40, 1010 360, 980 660, 500 680, 20 690, -10 360'), '#f3c3c6', {
    rough: 12,
    soft: 5,
    rim: 0.3,
    mottle: 0.9,
    flow: (x, y) => 0.25 + 0.55 * grades(0, 1000, 0.2, 1)(x) + 0.2 * grades(60, 640, 0, 1)(y),
  }),
  reserve(cloth, 3),
  paint(cloth, '#f8ead6', {
    rough: 4,
    rim: 0.4,
    mottle: 0.5,
    flow: (_, y) => 0.45 + 0.5 * grades(600, 1240, 0, 1)(y),
  }),
  {
    d:
      [-260, -90, 330, 470, 1000, 1150]
        .map((x) =>
          flat(
            [500 + (x - 80) * 0.62, 596],
            [536 + (x - 80) * 0.62, 596],
            [560 + (x - 80) * 1.1, 1260],
            [500 + (x - 80) * 1.1, 1260],
          ),
        )
        .join('') + flat('-20 1090, 1020 1060, 1020 1096, -20 1128'),
    color: '#dd8b95',
    rough: 3,
    rim: 0.6,
    mottle: 0.9,
    dry: 0.16,
    flow: (_, y) => grades(590, 720, 0.5, 1)(y) * 0.85,
  },
  paint(round('60 860, 300 800, 700 790, 940 850, 900 960, 500 1010, 120 970'), shadow, {
    soft: 9,
    rough: 6,
    depth: 0.8,
  }),
  reserve(plate),
  paint(plate, '#dfe6ee', {
    rough: 1.6,
    rim: 0.6,
    rimWidth: 9,
    flow: (x) => 0.35 + 0.65 * grades(200, 930, 0, 1)(x),
  }),
  paint(
    strokes(
      6,
      along('112 834, 250 790, 500 774, 760 790, 900 834'),
      along('112 836, 220 896, 500 930, 800 894, 900 836'),
    ),
    '#4f74a8',
    { rough: 1.4, dry: 0.1, rim: 0.2 },
  ),
];

const served: readonly Wash[] = [
  ...finger(250, 858, 0.16),
  ...finger(330, 880, -0.42),
  ...finger(760, 850, 0.3),
  paint(round('460 828, 620 800, 760 830, 700 880, 540 876'), shadow, {
    soft: 7,
    rough: 4,
    depth: 0.9,
  }),
  reserve(cup),
  paint(cup, '#8fb0cb', {
    rough: 1.2,
    rim: 0.6,
    mottle: 0.4,
    flow: (x) => 0.35 + 0.95 * grades(410, 640, 0, 1)(x),
  }),
  paint(
    round(
      '372 530, 434 548, 500 554, 566 548, 628 530, 624 566, 566 584, 500 590, 434 584, 376 566',
      0.7,
    ),
    '#ffffff',
    { gouache: true, depth: 0.92, rough: 1.6 },
  ),
  paint(
    Array.from({ length: 7 }, (_, i) =>
      oval(398 + i * 34, 562 + 12 * Math.sin((i / 6) * Math.PI), 8),
    ).join(''),
    '#d4526f',
    { rough: 1.4, rim: 0.6 },
  ),
  paint(
    round('540 604, 620 590, 570 668, 550 720, 556 780, 616 812, 540 828, 520 760, 530 690'),
    '#56779f',
    { rough: 3, soft: 6, depth: 0.8 },
  ),
  reserve(egg),
  paint(egg, '#e9bd94', {
    rough: 1.2,
    rim: 0.4,
    mottle: 0.4,
    grain: 0.4,
    flow: (x, y) => 0.4 + 0.75 * grades(420, 610, 0, 1)(x) * grades(380, 560, 0.55, 1)(y),
  }),
  paint(
    Array.from({ length: 26 }, (_, i) =>
      oval(410 + ((i * 67) % 180), 440 + ((i * 41) % 90), 1.6 + (i % 3)),
    ).join(''),
    '#b97d55',
    { rough: 1, depth: 0.8 },
  ),
  reserve(cut),
  paint(cut, '#fff4dd', { rough: 1, rim: 0.6 }),
  paint(oval(500, 403, 62, 16), '#f6a52c', { rough: 2.4, rim: 0.7, depth: 1.15 }),
  paint(round('540 410, 562 414, 566 450, 556 480, 546 456'), '#f6a52c', {
    rough: 1.6,
    rim: 0.8,
    depth: 1.1,
  }),
  paint(strokes(6, along('474 400, 496 396, 512 398')), '#ffffff', {
    gouache: true,
    rough: 1.4,
    depth: 0.85,
  }),
  paint(round('410 470, 416 430, 430 430, 428 476, 436 516, 420 508'), '#ffffff', {
    gouache: true,
    depth: 0.5,
    rough: 3,
    soft: 3,
  }),
  paint(
    round('470 372, 452 300, 484 230, 462 150, 482 146, 504 232, 478 302, 496 372'),
    '#ffffff',
    { lift: true, depth: 0.75, soft: 8, rough: 7 },
  ),
];

const cap = round('570 868, 580 830, 622 806, 666 822, 684 860, 640 880, 600 880');
const spoon: readonly Wash[] = [
  reserve(cap),
  paint(cap, '#e9bd94', {
    rough: 1,
    rim: 0.5,
    grain: 0.4,
    flow: (x) => grades(580, 684, 0.5, 1.2)(x),
  }),
  paint(strokes(5, along('576 868, 600 880, 640 882, 680 864')), '#fffaf0', {
    gouache: true,
    rough: 1.6,
  }),
  paint(strokes(24, along('560 1120, 760 1070, 930 1010')), shadow, {
    soft: 5,
    rough: 4,
    depth: 0.8,
  }),
  reserve(
    `${strokes(17, along('600 1090, 760 1050, 940 976'))}<path d="${oval(556, 1098, 66, 38)}"/>`,
  ),
  paint(
    `${strokes(17, along('600 1090, 760 1050, 940 976'))}<path d="${oval(556, 1098, 66, 38)}"/>`,
    '#9fb0c0',
    { rough: 1.2, rim: 0.7, mottle: 0.9, flow: (x) => 0.5 + 0.5 * Math.abs(Math.sin(x / 50)) },
  ),
  paint(oval(560, 1102, 44, 22), '#66788c', {
    rough: 2,
    soft: 3,
    depth: 0.8,
    flow: (x) => grades(510, 600, 1, 0.1)(x),
  }),
  paint(
    'M366 500L380 600L440 668L460 720M634 500L620 600L560 668M388 470L420 540M612 470L580 540M-20 640L240 600',
    '#6b6470',
    { pencil: 1.7 },
  ),
];

/** An egg with its top off, and toast in strips. */
export const eggsSheet: Sheet = { height: 1250, washes: [...back, ...served, ...spoon] };
