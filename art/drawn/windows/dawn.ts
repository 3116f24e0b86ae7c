import { chance } from '../posters/forms.ts';
import { at, board, box, disc, gradient, shape, stroke } from '../svg.ts';
import { cut, firs, waves } from './cut.ts';

export const width = 1200;
export const height = 1800;

/** Height of the line between sea and sky. */
const horizon = 1090;

const sky =
  box(0, 0, width, height, 0, 'url(#dawn)') +
  disc(700, 560, 420, '#fff3e2', 'opacity="0.22"') +
  disc(700, 560, 300, '#fff3e2', 'opacity="0.32"') +
  disc(700, 560, 196, '#fff8ee');

/** Two islands, and the lighthouse on the point of the nearer one. */
function islands(): string {
  const roll = chance(22);
  const far = `M0 1010C160 960 330 968 470 1000S760 1040 900 985S1120 930 1200 950V1130H0Z`;
  const near = `M520 1082C640 1050 760 1036 900 1040S1120 1000 1200 1006V1130H520Z`;
  const light =
    shape('M602 1062l8 -96h30l8 96Z', '#fdf6ef') +
    box(608, 944, 34, 24, 3, '#a34a30') +
    shape('M604 944l21 -24l21 24Z', '#a34a30') +
    box(619, 985, 12, 50, 0, '#a34a30') +
    box(604, 1002, 42, 13, 0, '#a34a30');
  return (
    cut(far, '#dfb3a0', 9) +
    cut(near + firs(760, 1046, 460, { tall: 96, roll }), '#8c9c84', 9) +
    light
  );
}

/** The sea in five sheets, the lowest the darkest, with the sun on it. */
function sea(): string {
  const sheets = [
    { y: horizon, fill: '#c9cdb8', length: 2600, rise: 6 },
    { y: 1160, fill: '#b0bfa4', length: 190, rise: 13, from: -30 },
    { y: 1262, fill: '#95ab8d', length: 250, rise: 18, from: -120 },
    { y: 1388, fill: '#7a957a', length: 320, rise: 24, from: -50 },
    { y: 1540, fill: '#5f7d66', length: 420, rise: 30, from: -210 },
  ];
  const roll = chance(7);
  const glints = sheets.slice(0, 4).map(({ y }, row) =>
    Array.from({ length: 7 }, (_, i) => {
      const long = (30 + roll() * 90) * (1 + row * 0.35);
      const x = 700 - long / 2 + (roll() - 0.5) * (120 + row * 60);
      return box(
        Math.round(x),
        Math.round(y + 26 + i * (8 + row * 4)),
        Math.round(long),
        5 + row,
        4,
        '#fff3e0',
        `opacity="${(0.8 - row * 0.12).toFixed(2)}"`,
      );
    }).join(''),
  );
  return sheets
    .map(
      ({ y, fill, ...form }, row) =>
        cut(waves(width, height, y, form), fill, 13 + row * 3, '#2f4436') + (glints[row] ?? ''),
    )
    .join('');
}

/** A dory at its mooring. */
const dory =
  stroke('M318 1290l-34 96', '#4b4039', 3) +
  cut('M190 1262C250 1300 372 1302 446 1250L420 1318C400 1336 258 1340 232 1320Z', '#9c452c', 8) +
  shape('M198 1266C262 1298 366 1299 438 1258L436 1268C372 1308 258 1310 202 1276Z', '#f7e4d8') +
  box(236, 1340, 190, 7, 4, '#4d6a55', 'opacity="0.55"') +
  box(262, 1356, 120, 6, 3, '#4d6a55', 'opacity="0.4"');

const gulls = [
  [250, 560, 1],
  [340, 500, 0.72],
  [196, 468, 0.55],
] as const;

/** A gull from afar. */
const flying = gulls
  .map(([x, y, size]) => at(x, y, stroke('M-46 -14Q-18 -26 0 0Q18 -26 46 -14', '#7c5a4d', 7), size))
  .join('');

/** The sill with what people have brought up from the beach. */
const sill =
  cut('M0 1668H1200V1800H0Z', '#fbeee6', 16) +
  box(0, 1668, 1200, 10, 0, '#ffffff', 'opacity="0.8"') +
  at(
    40,
    52,
    box(170, 1676, 190, 9, 5, '#8a6a5a', 'opacity="0.25"') +
      cut(
        'M236 1680c-58 0 -96 -20 -96 -54s44 -58 118 -58s136 18 136 54s-64 58 -158 58Z',
        '#b9a79b',
        9,
      ) +
      cut(
        'M250 1574c-44 0 -76 -14 -76 -40s36 -44 88 -44s98 14 98 42s-50 42 -110 42Z',
        '#8f8076',
        9,
      ) +
      cut(
        'M262 1496c-32 0 -54 -10 -54 -30s28 -33 64 -33s66 12 66 32s-34 31 -76 31Z',
        '#d8c6ba',
        8,
      ) +
      cut('M286 1438c-18 0 -32 -6 -32 -19s16 -21 38 -21s36 8 36 20s-18 20 -42 20Z', '#a34a30', 7),
  );

/** A linen curtain that the draft has let in a little. */
function linen(): string {
  const cloth =
    'M1240 0H930C900 260 1010 520 960 800C918 1040 846 1210 872 1440C880 1540 902 1600 890 1690C960 1716 1100 1712 1240 1700Z';
  const folds = [
    'M1010 0C990 300 1076 560 1030 830C990 1060 940 1240 962 1450C968 1560 980 1620 972 1700',
    'M1090 0C1076 320 1138 580 1104 850C1070 1080 1036 1260 1052 1460C1058 1560 1064 1630 1058 1704',
  ];
  return (
    at(-16, 6, shape(cloth, '#6d4b3d', 'opacity="0.08"')) +
    at(-7, 3, shape(cloth, '#6d4b3d', 'opacity="0.08"')) +
    shape(cloth, 'url(#linen)', 'opacity="0.93"') +
    folds.map((d) => stroke(d, '#d9c0b0', 16, 'opacity="0.45"')).join('') +
    folds.map((d) => at(14, 0, stroke(d, '#ffffff', 9, 'opacity="0.7"'))).join('')
  );
}

/** Draws the view from the room at dawn: the passage, an island, the sun. */
export function dawn(): string {
  return board(
    width,
    height,
    sky + flying + islands() + sea() + dory + at(105, 0, linen()) + sill,
    `<linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f0c3ae"/><stop offset=".3" stop-color="#f8dac6"/><stop offset=".6" stop-color="#fdeedd"/></linearGradient>${gradient('linen', '#fdf5ee', '#f6e3d6', 1, 0.4)}`,
  );
}
