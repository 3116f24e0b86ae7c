import { mix } from '../colour.ts';
import { chance } from '../posters/forms.ts';
import { at, board, box, disc, gradient, shape, stroke } from '../svg.ts';
import { cut, firs, waves } from '../windows/cut.ts';

export const width = 1000;
export const height = 1500;

/** The five hours, from left to right: one shore runs through all of them. */
export type Hour = 'dawn' | 'noon' | 'low' | 'dusk' | 'night';

interface Pane {
  /** Sky above and at the horizon. */
  sky: readonly [high: string, low: string];
  sun: { x: number; y: number; r: number; fill: string };
  far: string;
  near: string;
  /** Four sheets of water, the lowest last. */
  sea: readonly [string, string, string, string];
  shadow: string;
  /** Height of the water at the wharf. */
  tide: number;
  glint: string;
}

const panes: Readonly<Record<Hour, Pane>> = {
  dawn: {
    sky: ['#eab09a', '#fdebdc'],
    sun: { x: 330, y: 690, r: 150, fill: '#fffaf2' },
    far: '#dfa48d',
    near: '#8d9a80',
    sea: ['#c9cbb2', '#a9b99c', '#7f9a7e', '#5d7b64'],
    shadow: '#3b4a3c',
    tide: 1085,
    glint: '#fff4e4',
  },
  noon: {
    sky: ['#b9d0c2', '#eef3e6'],
    sun: { x: 560, y: 300, r: 128, fill: '#ffffff' },
    far: '#a5bba4',
    near: '#6f8e74',
    sea: ['#c3d4c2', '#a2bda6', '#7ea088', '#5f8670'],
    shadow: '#2f4a3c',
    tide: 1330,
    glint: '#ffffff',
  },
  low: {
    sky: ['#e2c48a', '#f8e9c8'],
    sun: { x: 640, y: 560, r: 138, fill: '#fff6df' },
    far: '#c9a873',
    near: '#7f8457',
    sea: ['#d9c795', '#b3ad78', '#8b9163', '#6a7852'],
    shadow: '#45482c',
    tide: 1215,
    glint: '#fff6dd',
  },
  dusk: {
    sky: ['#6f3021', '#e59a74'],
    sun: { x: 420, y: 800, r: 190, fill: '#f8cf9f' },
    far: '#8a3f2b',
    near: '#4a2b23',
    sea: ['#b3694c', '#87493a', '#5e362e', '#432b28'],
    shadow: '#1f1210',
    tide: 1100,
    glint: '#f8cf9f',
  },
  night: {
    sky: ['#141d19', '#2f4639'],
    sun: { x: 300, y: 330, r: 72, fill: '#f2e3c2' },
    far: '#1a2620',
    near: '#0f1713',
    sea: ['#33493d', '#283b31', '#1f2f27', '#17241e'],
    shadow: '#060a08',
    tide: 1190,
    glint: '#f2e3c2',
  },
};

const hours: readonly Hour[] = ['dawn', 'noon', 'low', 'dusk', 'night'];
const horizon = 820;

/** The far coast from the first window to the last. */
const coast =
  'M-60 780C240 690 470 700 760 742S1260 800 1520 770S2060 660 2420 690S2960 790 3260 772S3800 700 4120 716S4700 770 5100 740V1500H-60Z';
/** The island before it, with the wood on it. */
const island =
  'M1240 822C1480 770 1700 776 1960 782S2420 820 2660 824S3060 800 3300 792S3600 820 3760 824S4240 772 4480 760S4860 790 5100 776V1500H1240Z';

const post = (x: number, top: number, { near, shadow }: Pane, sea: string) =>
  cut(`M${x} ${top}h46l6 ${height - top}h-58Z`, near, 10, shadow) +
  box(x + 30, top, 14, height - top, 0, shadow, 'opacity="0.22"') +
  box(x - 2, 1120, 54, 420, 0, sea, 'opacity="0.55"') +
  box(x - 4, top + 40, 54, 14, 4, shadow, 'opacity="0.5"');

/** The lighthouse on the last point, with its beam. */
const lighthouse = at(
  4660,
  752,
  shape('M8 -226L-1100 -430V-20Z', '#f2e3c2', 'opacity="0.14"') +
    shape('M8 -226L-1100 -322V-122Z', '#f2e3c2', 'opacity="0.2"') +
    cut('M-36 10l12 -210h64l12 210Z', '#d9d3c0', 10, '#060a08') +
    box(-28, -250, 72, 52, 4, '#f6d894') +
    shape('M-38 -250L8 -300L54 -250Z', '#9c452c') +
    box(-32, -204, 80, 14, 2, '#9c452c') +
    shape('M-31 -90h78l5 66h-88Z', '#9c452c'),
);

/** A dory, seen from the side. */
const dory = (x: number, y: number, fill: string, inside: string, shadow: string) =>
  at(
    x,
    y,
    cut('M-190 -66C-110 -20 90 -20 190 -84L152 14C130 40 -120 44 -150 18Z', fill, 11, shadow) +
      shape('M-178 -60C-104 -18 86 -18 178 -74L174 -60C92 -4 -106 -2 -172 -46Z', inside) +
      stroke('M-20 -40L70 -150', inside, 9),
  );

/** A scallop dragger on its way home. */
const dragger = at(
  2420,
  870,
  cut('M-250 -70H-120V-30H150L210 -92L180 46H-226Z', '#9c452c', 11, '#45482c') +
    box(-226, 6, 412, 14, 4, '#fff6df', 'opacity="0.8"') +
    cut('M-220 -190h130v160h-130Z', '#fff6df', 9, '#45482c') +
    box(-200, -168, 36, 40, 3, '#6a7852') +
    box(-146, -168, 36, 40, 3, '#6a7852') +
    stroke('M20 -34V-330M20 -300L196 -90M20 -300L-150 -196', '#4a4a33', 9) +
    box(60, -56, 60, 30, 4, '#e2c48a'),
);

const gull = (x: number, y: number, size: number) =>
  at(x, y, stroke('M-60 -18Q-24 -34 0 0Q24 -34 60 -18', '#55705c', 10), size);

function glints({ sun, glint }: Pane, roll: () => number): string {
  return Array.from({ length: 13 }, (_, i) => {
    const long = 46 + roll() * 120 + i * 5;
    const x = sun.x - long / 2 + (roll() - 0.5) * (90 + i * 16);
    return box(
      x,
      horizon + 24 + i * 21,
      long,
      6 + i * 0.4,
      4,
      glint,
      `opacity="${0.85 - i * 0.05}"`,
    );
  }).join('');
}

const round = (markup: string) => markup.replaceAll(/(\d+\.\d)\d+/g, '$1');

/** The view of one hour: the shore goes on from the window before it, the tide does not. */
export function pane(hour: Hour): string {
  const look = panes[hour];
  const { sky, sun, far, near, sea, shadow, tide } = look;
  const left = -1000 * hours.indexOf(hour);
  const roll = chance(31);
  const woods = [
    firs(1360, 800, 720, { tall: 120, roll }),
    firs(2880, 806, 560, { tall: 104, roll }),
    firs(4060, 786, 480, { tall: 130, roll }),
  ].join('');
  const weed = hour === 'night' || hour === 'dusk' ? shadow : '#4d6148';
  const wharf = [0, 1, 2, 3, 4].map((i) => {
    const x = -left + 90 + i * 210 + (i % 2) * 26;
    return post(x, 1000 + (i % 3) * 22, look, weed);
  });
  const boats: Readonly<Record<Hour, string>> = {
    dawn: dory(690, tide - 10, '#9c452c', '#f7e4d8', shadow),
    noon: dory(1330, tide - 6, '#f7f2e4', '#9c452c', shadow),
    low: '',
    dusk: dory(3660, tide - 6, '#2f1d1a', '#b3694c', shadow),
    night: dory(4280, tide - 8, '#3c5246', '#8fa391', shadow),
  };
  const stars =
    hour === 'night'
      ? Array.from({ length: 26 }, () =>
          disc(roll() * 1000, roll() * 560, 2 + roll() * 3, '#f2e3c2', 'opacity="0.7"'),
        ).join('')
      : '';
  return round(
    board(
      width,
      height,
      box(0, 0, width, height, 0, 'url(#sky)') +
        stars +
        disc(sun.x, sun.y, sun.r * 2.5, sun.fill, 'opacity="0.13"') +
        disc(sun.x, sun.y, sun.r * 1.7, sun.fill, 'opacity="0.24"') +
        disc(sun.x, sun.y, sun.r, sun.fill) +
        (hour === 'noon' ? gull(220, 470, 1) + gull(330, 400, 0.7) + gull(800, 560, 0.8) : '') +
        at(left, 0, cut(coast, far, 12, shadow) + cut(island + woods, near, 12, shadow)) +
        at(left, 0, hour === 'night' ? lighthouse : '') +
        at(
          left,
          0,
          cut(
            waves(5100, height, horizon, { length: 900, rise: 8, from: -40 }),
            sea[0],
            12,
            shadow,
          ),
        ) +
        glints(look, roll) +
        at(
          left,
          0,
          cut(waves(5100, height, 930, { length: 260, rise: 18, from: -90 }), sea[1], 14, shadow) +
            (hour === 'low' ? dragger : '') +
            cut(
              waves(5100, height, 1010, { length: 340, rise: 22, from: -200 }),
              sea[2],
              16,
              shadow,
            ) +
            wharf.join('') +
            boats[hour] +
            cut(
              waves(5100, height, tide, { length: 420, rise: 24, from: -60 }),
              sea[3],
              18,
              shadow,
            ) +
            cut(
              waves(5100, height, tide + 130, { length: 520, rise: 26, from: -300 }),
              mix(sea[3], shadow, 0.22),
              18,
              shadow,
            ),
        ),
      gradient('sky', sky[0], sky[1], 0, 0.56),
    ),
  );
}
