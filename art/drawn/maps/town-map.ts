import { palette } from '../palette.ts';
import { box, disc, flatStroke, shape, stroke, text } from '../svg.ts';

type Point = readonly [x: number, y: number];

const water = '#b9d7e2';
const paths = {
  river: 'M-40 250C200 260 330 330 430 450S640 700 860 740S1240 800 1660 1120',
  race: 'M440 462C540 420 700 440 800 520S930 680 962 752',
  main: 'M1010 -20C1000 200 1010 400 1040 560S980 900 900 1300',
  lane: 'M1028 500C930 470 850 420 740 385S470 330 330 300L-20 330',
  church: 'M-20 130C300 110 700 150 1010 200S1400 190 1640 150',
  station: 'M1040 560C1200 540 1400 560 1640 600',
  orchard: 'M1002 930C700 980 400 1010 -20 990',
  hill: 'M1016 846C1130 900 1200 1010 1240 1300',
  rail: 'M1240 -20C1260 300 1290 600 1430 1300',
} as const;

const road = (d: string, width: number) =>
  stroke(d, '#d8d2c2', width + 5) + stroke(d, '#fffdf8', width);

/** Houses on both sides of a line of points; every one a little different, always the same. */
function houses(points: readonly Point[], offset: number, step: number, seed: number): string {
  let out = '';
  let turn = seed;
  for (let i = 0; i + 1 < points.length; i += 1) {
    const [ax = 0, ay = 0] = points[i] ?? [];
    const [bx = 0, by = 0] = points[i + 1] ?? [];
    const length = Math.hypot(bx - ax, by - ay);
    const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
    for (let along = step / 2; along < length; along += step) {
      for (const side of [-1, 1]) {
        turn = (turn * 16807) % 2147483647;
        const w = 22 + (turn % 17);
        const d = 16 + (turn % 11);
        if (turn % 6 === 0) continue;
        const x = ax + ((bx - ax) * along) / length;
        const y = ay + ((by - ay) * along) / length;
        out += `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})">${box(-w / 2, side * offset - d / 2, w, d, 2, turn % 5 === 0 ? '#c9bda4' : '#dccfb6')}${box(-w / 2, side * offset - d / 2, w, d / 2, 2, '#fff', 'opacity=".25"')}</g>`;
      }
    }
  }
  return out;
}

function trees(points: readonly Point[]): string {
  return points
    .map(([x, y], i) => {
      const r = 11 + ((i * 5) % 8);
      return `${disc(x + 4, y + 5, r, palette.ink, 'opacity=".1"')}${disc(x, y, r, i % 3 ? '#7fa98b' : '#5f9273')}${disc(x - r * 0.3, y - r * 0.3, r * 0.5, '#fff', 'opacity=".16"')}`;
    })
    .join('');
}

const orchard = Array.from(
  { length: 40 },
  (_, i): Point => [120 + (i % 10) * 44, 1060 + Math.floor(i / 10) * 46],
);
const banks: readonly Point[] = [
  [560, 492],
  [600, 500],
  [660, 500],
  [700, 610],
  [730, 640],
  [760, 570],
  [690, 540],
  [650, 590],
  [800, 660],
  [850, 690],
  [310, 420],
  [250, 360],
  [350, 520],
  [420, 600],
  [520, 700],
  [640, 790],
  [760, 820],
  [1120, 900],
  [1180, 840],
  [1300, 900],
  [1360, 960],
  [1480, 1080],
  [130, 230],
  [60, 210],
  [1110, 690],
  [1180, 700],
];

function fieldsAround(): string {
  const hatch = (x: number, y: number, w: number, h: number, turn: number, colour: string) => {
    const rows = Array.from({ length: Math.floor(h / 16) }, (_, i) =>
      stroke(`M${x} ${y + 8 + i * 16}h${w}`, '#fff', 2.5, 'opacity=".4"'),
    ).join('');
    return `<g transform="rotate(${turn} ${x} ${y})">${box(x, y, w, h, 10, colour)}${rows}</g>`;
  };
  return `${hatch(80, 420, 250, 230, 8, '#dfe6c8')}${hatch(60, 690, 380, 230, -3, '#e9e2bf')}${hatch(1330, 660, 300, 240, 12, '#dfe6c8')}${hatch(1310, 230, 330, 250, -4, '#e9e2bf')}${hatch(520, 1050, 320, 240, -2, '#dfe6c8')}${hatch(90, 1030, 430, 220, 0, '#d8e3cb')}${hatch(1000, 1010, 170, 240, 12, '#e4e4c6')}`;
}

function places(): string {
  const green = `${shape('M1070 250h130v110h-130z', '#cfe0d0')}${box(1120, 282, 30, 44, 2, '#b9ab8f')}${shape('M1135 262l17 22h-34z', '#9c8d70')}${trees(
    [
      [1086, 268],
      [1184, 340],
      [1086, 344],
      [1184, 266],
    ],
  )}`;
  const mill = `${box(688, 404, 70, 42, 3, palette.field)}${box(688, 404, 70, 20, 3, '#2c7558')}${disc(716, 458, 15, 'none', 'stroke="#7b6545" stroke-width="5"')}${stroke('M716 443v30M701 458h30', '#7b6545', 3)}`;
  const stationHouse = `${box(1218, 566, 54, 30, 3, '#c9bda4')}`;
  const parking = `${box(798, 396, 34, 34, 8, '#24405c')}${text(815, 422, 24, 'P', { anchor: 'middle', weight: 700, fill: '#fff' })}`;
  return green + mill + stationHouse + parking;
}

/** Marks the office; whose it is and what it is called stands beside the picture. */
const pin = `<ellipse cx="724" cy="428" rx="20" ry="8" fill="#14211b" opacity=".3"/>${shape('M722 426C722 426 684 380 684 350A38 38 0 0 1 760 350C760 380 722 426 722 426Z', palette.vermilion)}${disc(722, 350, 15, '#fffdf8')}`;

/** The whole town on a sheet of 1600 by 1260, with names; the maps cut from it. */
export function town(names: string): string {
  const rail = `${stroke(paths.rail, '#8d8a80', 7)}${flatStroke(paths.rail, '#f6f3ec', 3.5, 'stroke-dasharray="14 14"')}`;
  const flow = stroke(
    'M560 640q30 34 70 52M1080 778q50 12 90 26M150 268q40 6 74 18',
    '#fff',
    4,
    'opacity=".65"',
  );
  const bridge = `${flatStroke('M1041 690L1021 814', '#8f8368', 48)}${flatStroke('M1042 682L1019 822', '#fffdf8', 32)}`;
  const built = [
    houses(
      [
        [1008, 30],
        [1010, 200],
        [1012, 380],
        [1036, 540],
      ],
      40,
      46,
      11,
    ),
    houses(
      [
        [60, 126],
        [400, 122],
        [700, 150],
        [880, 172],
      ],
      36,
      58,
      23,
    ),
    houses(
      [
        [1080, 205],
        [1220, 203],
      ],
      34,
      54,
      7,
    ),
    houses(
      [
        [950, 474],
        [860, 430],
      ],
      34,
      48,
      31,
    ),
    houses(
      [
        [620, 362],
        [470, 332],
        [430, 324],
      ],
      34,
      56,
      5,
    ),
    houses(
      [
        [1090, 552],
        [1200, 546],
      ],
      36,
      50,
      13,
    ),
    houses(
      [
        [1008, 880],
        [996, 950],
        [966, 1030],
        [900, 1290],
      ],
      38,
      52,
      17,
    ),
    houses(
      [
        [860, 946],
        [640, 980],
        [440, 998],
      ],
      34,
      64,
      29,
    ),
    houses(
      [
        [1330, 560],
        [1600, 592],
      ],
      34,
      66,
      3,
    ),
  ].join('');
  return `<rect width="1600" height="1260" fill="#eeeddf"/>${fieldsAround()}${stroke(paths.river, '#dfe9dc', 130)}${stroke(paths.race, '#dfe9dc', 40)}${stroke(paths.river, water, 92)}${stroke(paths.race, water, 20)}${flow}${road(paths.church, 20)}${road(paths.orchard, 18)}${road(paths.hill, 16)}${road(paths.station, 20)}${road(paths.lane, 20)}${road(paths.main, 30)}${bridge}${rail}${built}${places()}${trees([...banks, ...orchard])}${names}${pin}`;
}

/** North, and a quarter of a mile. */
export const mapKey = (x: number, y: number) =>
  `${box(x, y, 218, 62, 12, '#fffdf8', 'opacity=".92"')}${shape(`M${x + 30} ${y + 12}l10 34l-10 -8l-10 8z`, palette.ink)}${stroke(`M${x + 62} ${y + 28}v8h132v-8`, palette.ink, 2.5)}${text(x + 128, y + 24, 16, '1/4 mile', { anchor: 'middle' })}`;
