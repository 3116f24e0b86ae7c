import { at, board, box, disc, shape, stroke } from '../svg.ts';
import { cut } from '../windows/cut.ts';

export const width = 1500;
export const height = 1500;

const dark = '#2f3d31';

const wall =
  [0, 1, 2, 3, 4, 5, 6]
    .map(
      (i) =>
        box(i * 230 - 40, 0, 230, height, 0, ['#c9d5c1', '#c3d0ba', '#cdd8c6'][i % 3] ?? '') +
        box(i * 230 - 40, 0, 5, height, 0, '#9fb296') +
        box(i * 230 - 35, 0, 4, height, 0, '#dde6d6'),
    )
    .join('') + box(0, 0, width, height, 0, 'url(#lamp)');

/** Steam goes up from the spout in three sheets of thin paper. */
const steam = [
  [
    'M1190 640C1120 540 1260 470 1190 360S1120 180 1220 40C1130 150 1080 260 1130 380S1080 540 1150 660Z',
    0.55,
  ],
  [
    'M1230 630C1190 560 1310 480 1270 380S1240 250 1320 150C1210 230 1190 320 1220 400S1160 540 1190 650Z',
    0.4,
  ],
  [
    'M1150 650C1060 580 1120 480 1060 390S1020 250 1060 170C970 270 980 360 1020 430S1040 570 1120 670Z',
    0.32,
  ],
] as const;

const kettle =
  stroke('M548 690C430 290 1010 290 912 690', '#2b2521', 40) +
  stroke('M562 560C552 372 898 372 892 560', '#574c45', 10, 'opacity="0.8"') +
  cut('M960 820L1150 640L1210 668L1200 720L1010 960Z', '#a4583c', 14, dark) +
  cut('M470 1090C380 960 420 720 560 660H900C1030 720 1070 960 990 1090Z', '#c8704f', 18, dark) +
  shape(
    'M500 1050C430 950 456 760 570 700C520 800 510 950 560 1060Z',
    '#e09a79',
    'opacity="0.75"',
  ) +
  shape(
    'M990 1090C1070 960 1030 720 900 660C960 780 970 960 900 1090Z',
    '#a4583c',
    'opacity="0.6"',
  ) +
  cut('M570 668C600 610 860 610 890 668Z', '#a4583c', 10, dark) +
  disc(730, 612, 34, '#2b2521') +
  disc(722, 602, 14, '#6b5c52');

const shelf =
  cut('M-20 1090H1520V1178H-20Z', '#f6e7dc', 24, dark) +
  box(-20, 1090, 1540, 12, 0, '#ffffff', 'opacity="0.8"') +
  cut('M-20 1178H1520V1212H-20Z', '#d9b9a5', 8, dark) +
  box(0, 1212, width, 288, 0, '#5d7560', 'opacity="0.2"');

/** Cups, one in the other. */
const cups = (['#9c452c', '#f7e9de', '#e7bd86', '#6d8a70'] as const)
  .map((fill, i) =>
    at(
      300 + (i % 2) * 8,
      1090 - i * 92,
      cut('M-120 -130H120L92 0H-92Z', fill, 10, dark) +
        box(-120, -130, 240, 16, 5, '#ffffff', 'opacity="0.4"') +
        stroke('M116 -104c62 -4 60 72 -16 74', fill, 20),
    ),
  )
  .join('');

/** The sardine tin, its lid rolled up on its key, with what people have put in. */
const tin = at(
  1120,
  1096,
  [
    [-150, -112, 12, '#8fa585'],
    [-60, -132, -9, '#a9bb9f'],
    [70, -122, 16, '#8fa585'],
  ]
    .map(([x, y, turn, fill]) =>
      at(
        Number(x),
        Number(y),
        cut('M-64 -96h128v190h-128Z', String(fill), 9, dark) +
          box(-48, -80, 96, 6, 3, '#4d6a55') +
          disc(0, -30, 24, '#4d6a55', 'opacity="0.55"'),
        1,
        Number(turn),
      ),
    )
    .join('') +
    [
      [-10, -96, '#e7bd86'],
      [160, -104, '#d8a05c'],
      [-210, -92, '#d8a05c'],
    ]
      .map(
        ([x, y, fill]) =>
          disc(Number(x), Number(y), 34, '#7d5a2c') +
          disc(Number(x) - 3, Number(y) - 4, 32, String(fill)) +
          disc(Number(x) - 3, Number(y) - 4, 21, '#f3d8a8'),
      )
      .join('') +
    cut('M-300 -104H300L276 -8C270 0 -270 0 -276 -8Z', '#d7d9cd', 14, dark) +
    box(-300, -110, 600, 18, 8, '#f3f3ea') +
    shape('M-252 -78H252L244 -22H-244Z', '#9c452c') +
    shape(
      'M-190 -50C-120 -76 0 -76 90 -50L140 -70V-30L90 -50C0 -24 -120 -24 -190 -50Z',
      '#f6e3d6',
    ) +
    disc(-150, -54, 6, '#9c452c') +
    stroke('M-60 -66q12 16 0 32M-10 -68q12 18 0 36', '#9c452c', 5) +
    at(
      318,
      -136,
      cut('M-40 -46h30a46 46 0 0 1 0 92h-30a46 46 0 0 1 0 -92Z', '#c3c6b8', 10, dark) +
        stroke('M-30 0a24 24 0 1 1 10 20', '#8b8f80', 9) +
        stroke('M-10 0L86 -84', '#6b6f62', 12) +
        stroke('M70 -104l36 36', '#6b6f62', 14),
    ),
);

/** The kettle on its shelf, and the tin that noon is paid into. */
export function kettleAndTin(): string {
  return board(
    width,
    height,
    wall +
      steam.map(([d, share]) => shape(d, '#ffffff', `opacity="${share}"`)).join('') +
      at(-20, 0, kettle) +
      shelf +
      at(-90, 0, cups) +
      at(-70, 0, tin),
    `<radialGradient id="lamp" cx=".62" cy=".3" r=".95"><stop offset="0" stop-color="#fff3df" stop-opacity=".75"/><stop offset=".5" stop-color="#fff3df" stop-opacity=".12"/><stop offset="1" stop-color="#5d7560" stop-opacity=".3"/></radialGradient>`,
  );
}
