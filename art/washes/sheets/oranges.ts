import { along, flat, grades, oval, paint, reserve, round, strokes } from '../brush.ts';
import type { Sheet, Wash } from '../wash.ts';

const shadow = '#a39bbd';

/** A blood orange, cut: rim, pith, and ten segments that are not alike. */
function half(x: number, y: number, r: number, turn: number): Wash[] {
  const segments = Array.from({ length: 10 }, (_, index) => {
    const from = turn + (index * Math.PI) / 5 + 0.06;
    const to = turn + ((index + 1) * Math.PI) / 5 - 0.06;
    const far = r * (0.8 + 0.03 * Math.sin(index * 2.7));
    const at = (angle: number, length: number) =>
      [x + Math.cos(angle) * length, y + Math.sin(angle) * length] as const;
    return round(
      [
        at((from + to) / 2, r * 0.1),
        at(from + 0.04, r * 0.42),
        at(from, far * 0.94),
        at((from + to) / 2, far * 1.02),
        at(to, far * 0.94),
        at(to - 0.04, r * 0.42),
      ],
      0.7,
    );
  });
  const drops = Array.from({ length: 70 }, (_, index) => {
    const angle = index * 2.4 + turn;
    const length = r * (0.24 + 0.5 * Math.sqrt(((index * 29) % 70) / 70));
    const [u, v] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    return `M${u} ${v}L${u + Math.cos(angle) * r * 0.09} ${v + Math.sin(angle) * r * 0.09}`;
  });
  return [
    paint(oval(x - r * 0.16, y + r * 0.2, r * 1.06, r), shadow, { soft: 9, rough: 6, depth: 0.85 }),
    reserve(oval(x, y, r)),
    paint(oval(x, y, r), '#f09a4a', {
      rough: 2,
      rim: 0.6,
      flow: (u, v) => 0.8 + 0.35 * grades(x - r, x + r, 0, 1)(u) * grades(y - r, y + r, 0.4, 1)(v),
    }),
    reserve(oval(x, y, r * 0.92), 2),
    paint(oval(x, y, r * 0.92), '#fdeccb', { rough: 2, rim: 0.3 }),
    reserve(segments.join(''), 1),
    paint(segments.join(''), '#e2476a', {
      rough: 1.6,
      rim: 0.65,
      rimWidth: 8,
      mottle: 1.1,
      flow: (u, v) =>
        0.62 +
        0.5 * Math.sin(u / 39 + turn) * Math.cos(v / 47) +
        0.35 * grades(0, r, 0, 1)(Math.hypot(u - x, v - y)),
    }),
    paint(segments.filter((_, index) => index % 3 === 1).join(''), '#9c1f4c', {
      rough: 5,
      soft: 7,
      depth: 0.75,
      mottle: 1.2,
      grain: 0.4,
    }),
    paint(segments.filter((_, index) => index % 4 === 2).join(''), '#f5a25c', {
      rough: 6,
      soft: 8,
      depth: 0.7,
      mottle: 1.2,
    }),
    paint(strokes(r * 0.018, ...drops), '#ffe9e4', {
      gouache: true,
      rough: 2,
      depth: 0.55,
      dry: 0.15,
      soft: 0.6,
    }),
    paint(
      strokes(
        r * 0.03,
        along([
          [x - r * 0.6, y - r * 0.48],
          [x - r * 0.46, y - r * 0.62],
          [x - r * 0.28, y - r * 0.72],
        ]),
      ),
      '#ffffff',
      { gouache: true, rough: 2, depth: 0.7, soft: 1 },
    ),
  ];
}

function whole(x: number, y: number, r: number): Wash[] {
  return [
    paint(oval(x - r * 0.2, y + r * 0.3, r * 1.1, r * 0.92), shadow, {
      soft: 10,
      rough: 7,
      depth: 0.9,
    }),
    reserve(oval(x, y, r, r * 0.96)),
    paint(oval(x, y, r, r * 0.96), '#f3a049', {
      rough: 1.6,
      rim: 0.5,
      mottle: 0.7,
      grain: 0.45,
      flow: (u, v) =>
        1.1 -
        0.75 *
          Math.exp(
            -(((u - x + r * 0.35) / (r * 0.34)) ** 2) - ((v - y + r * 0.4) / (r * 0.34)) ** 2,
          ),
    }),
    paint(
      round([
        [x + r * 0.2, y - r * 0.9],
        [x + r * 0.86, y - r * 0.4],
        [x + r * 0.94, y + r * 0.3],
        [x + r * 0.4, y + r * 0.86],
        [x - r * 0.4, y + r * 0.84],
        [x + r * 0.3, y + r * 0.3],
      ]),
      '#c4435c',
      { rough: 9, soft: 14, depth: 0.95, mottle: 1 },
    ),
    paint(oval(x + r * 0.1, y - r * 0.34, r * 0.06, r * 0.05), '#5d6b3c', { rough: 2, depth: 1.1 }),
  ];
}

const dish = round(
  '60 300, 300 120, 640 90, 900 210, 985 470, 900 760, 640 890, 300 880, 80 720, 10 500',
);
const ground: readonly Wash[] = [
  paint(
    round('-20 30, 500 6, 1020 24, 1030 600, 1010 1220, 520 1244, -10 1226, -24 640'),
    '#dbe7e6',
    { rough: 12, soft: 2, rim: 0.4, mottle: 0.8, flow: (x, _y) => 0.8 + 0.12 * Math.sin(x / 60) },
  ),
  {
    d:
      Array.from({ length: 7 }, (_, i) =>
        flat([-20 + i * 166, 0], [10 + i * 166, 0], [14 + i * 166, 1260], [-16 + i * 166, 1260]),
      ).join('') +
      Array.from({ length: 8 }, (_, i) =>
        flat([0, 60 + i * 166], [1000, 52 + i * 166], [1000, 80 + i * 166], [0, 88 + i * 166]),
      ).join(''),
    color: '#9ec3c2',
    rough: 3,
    rim: 0.5,
    mottle: 0.9,
    dry: 0.12,
    depth: 0.75,
  },
  paint(
    round(
      '40 360, 300 180, 640 140, 960 260, 1010 540, 930 840, 620 960, 260 950, 30 800, -30 560',
    ),
    shadow,
    { rough: 8, soft: 10, depth: 0.7 },
  ),
  reserve(dish, 2),
  paint(dish, '#f7e9dc', {
    rough: 2,
    rim: 0.6,
    rimWidth: 12,
    mottle: 0.4,
    flow: (x, _y) => 0.4 + 0.5 * grades(200, 900, 0, 1)(x),
  }),
  paint(
    round(
      '140 340, 340 200, 640 176, 850 280, 900 480, 830 700, 620 800, 330 800, 150 680, 100 500',
    ),
    '#e8d2cb',
    { rough: 3, soft: 5, rim: 0.6, rimWidth: 10, depth: 0.7 },
  ),
];

const knife: readonly Wash[] = [
  paint(strokes(26, along('330 1118, 560 1050, 900 1000')), shadow, {
    soft: 5,
    rough: 4,
    depth: 0.8,
  }),
  reserve(round('430 1066, 700 986, 940 930, 990 940, 960 968, 720 1030, 446 1100', 0.7)),
  paint(round('430 1066, 700 986, 940 930, 990 940, 960 968, 720 1030, 446 1100', 0.7), '#a9b9c8', {
    rough: 1.2,
    rim: 0.6,
    mottle: 0.6,
    flow: (x, _y) => 0.5 + 0.6 * Math.abs(Math.sin(x / 120)),
  }),
  reserve(round('160 1150, 300 1104, 440 1060, 452 1104, 310 1146, 176 1190', 0.7)),
  paint(round('160 1150, 300 1104, 440 1060, 452 1104, 310 1146, 176 1190', 0.7), '#8b5640', {
    rough: 1.4,
    rim: 0.6,
    mottle: 0.8,
  }),
  paint(oval(238, 1146, 8) + oval(360, 1108, 8), '#f7e9d8', { gouache: true, rough: 1 }),
  {
    d:
      oval(700, 1120, 15, 9) +
      oval(780, 1090, 10, 7) +
      oval(640, 1160, 8, 6) +
      oval(860, 1130, 11, 7),
    color: '#d8436a',
    rough: 3,
    rim: 0.9,
    depth: 0.8,
  },
];

/** Blood oranges from above, one of them cut. */
export const orangesSheet: Sheet = {
  height: 1250,
  washes: [
    ...ground,
    ...whole(660, 310, 168),
    ...half(330, 420, 210, 0.3),
    ...half(600, 640, 190, 1.1),
    ...knife,
  ],
};
