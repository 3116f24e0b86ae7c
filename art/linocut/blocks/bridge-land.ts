import { noise } from '../../woven/noise.ts';
import { cut, ink, within } from '../block.ts';
import { chanceOf } from '../chance.ts';
import { type Curve, closed, handCut, lineOf, type Point, parallels, through } from '../curves.ts';
import { gouges } from '../gouge.ts';
import { spruces, wavering } from '../land.ts';
import { at, wide } from './bridge-iron.ts';

export const width = 760;

export const height = 507;

export const frame = handCut(
  [
    [5, 4],
    [755, 6],
    [756, 502],
    [4, 503],
  ],
  0.9,
  3,
);

export const glow: Point = [120, 262];

/** Light of the evening, low over the far bank. */
export const sky = (x: number, y: number) => {
  const away = Math.hypot((x - glow[0]) / 2.1, y - glow[1]);
  const cloud = 0.5 * (noise(x / 120, y / 26, 61) - 0.5);
  return Math.max(0.13 + 0.4 * cloud, 1 - away / 200 + cloud);
};

export const skyCurves = parallels(
  { x: 0, y: 0, width, height: 330 },
  { angle: -3, spacing: 6.6, wave: 4.5, seed: 5 },
);

export const farHill = wavering([
  [-10, 236],
  [70, 218],
  [150, 232],
  [240, 226],
  [330, 214],
  [420, 222],
  [520, 196],
  [640, 160],
  [770, 118],
]);

export const nearHill = wavering([
  [-10, 260],
  [100, 263],
  [200, 261],
  [300, 262],
  [400, 258],
  [520, 236],
  [640, 206],
  [770, 168],
]);

/** Rows of spruces down the slope at the right, each cut free of the row behind it. */
export function slopes(): string {
  return [
    [
      [430, 274],
      [540, 262],
      [650, 240],
      [770, 214],
    ],
    [
      [520, 290],
      [620, 282],
      [700, 268],
      [770, 256],
    ],
    [
      [600, 306],
      [680, 300],
      [770, 292],
    ],
  ]
    .map((corners, row) => {
      const trees = spruces(wavering(corners as [number, number][]), 50 + row * 12, 40 + row, 5);
      return `${cut(trees, 'stroke="#fff" stroke-width="2.2"')}${ink(trees)}${within(trees, cut(gouges(parallels({ x: 420, y: 140, width: 350, height: 180 }, { angle: 58, spacing: 6, wave: 1, seed: 50 + row }), { spacing: 4, light: (x, y) => 0.75 * noise(x / 9, y / 16, 70 + row) - 0.16, push: [5, 15], seed: 51 + row })))}`;
    })
    .join('');
}

/** Houses and a steeple on the far bank. */
export function village(): string {
  const house = (x: number, y: number, w: number, tall: number) => {
    const roof = tall * 0.8;
    return [
      cut(`M${x - 3} ${y - tall + 1}l${w * 0.2} ${-roof}h${w * 0.66}l${w * 0.2} ${roof}z`),
      ink(`M${x + w * 0.7} ${y - tall - roof * 0.7}v${-tall * 0.5}h${w * 0.1}v${tall * 0.5}z`),
      ink(`M${x} ${y}v${-tall + 1}h${w}v${tall - 1}z`),
      cut(
        [0.14, 0.44, 0.74]
          .map((at) => `M${x + w * at} ${y - tall * 0.7}h${w * 0.13}v${tall * 0.4}h${-w * 0.13}z`)
          .join(''),
      ),
    ].join('');
  };
  return [
    cut('M62 276v-46l7.5-34l7.5 34v46z', 'stroke="#fff" stroke-width="2"'),
    ink('M63 275v-40h13v40zM63.6 231l5.9-27 5.9 27z'),
    cut('M67.6 246h3.6v8h-3.6zM66 262h7v2h-7z'),
    house(22, 276, 34, 17),
    house(84, 277, 30, 15),
    house(122, 276, 40, 19),
    house(-8, 277, 22, 13),
    house(176, 276, 26, 13),
    house(212, 276, 20, 10),
  ].join('');
}

/** The near bank, snow. */
export const bank: Curve = through([
  [-10, 404],
  [80, 398],
  [170, 404],
  [250, 418],
  [318, 438],
  [372, 460],
]);

export const bankPath = closed([...bank, [470, 520], [-10, 520]]);

export const rightBank = closed([
  [660, 520],
  at([wide + 0.7, 0, 0.2]),
  at([wide + 1, 0.2, 8]),
  at([wide + 3, 0.8, 22]),
  [770, 318],
  [770, 520],
]);

export const road = closed([
  at([0, 0, 0.3]),
  at([wide, 0, 0.3]),
  [790, 520],
  [300, 540],
  at([-0.2, 0, -2]),
]);

const waterTop: Curve = through([
  [-10, 277],
  [150, 277],
  [270, 277],
]);

export const water = closed([...waterTop, [420, 300], [430, 470], ...[...bank].reverse()]);

export const waterCurves = Array.from({ length: 30 }, (_, line) => {
  const share = (line / 29) ** 1.4;
  const y = 279 + share * 150;
  return lineOf([-10, y], [450, y + 3]).map(
    ([x, py]): Point => [x, py + (noise(x / 24, line * 2.1, 17) - 0.5) * (1 + share * 7)],
  );
});

export const waterLight = (x: number, y: number) => {
  const depth = (y - 277) / 150;
  const path = Math.exp(-(((x - glow[0] - depth * 12) / (46 + depth * 110)) ** 2));
  return Math.max(0, 0.16 + 0.86 * path - 0.2 * depth + 0.42 * (noise(x / 34, y / 5, 23) - 0.5));
};

/** Dry stalks in the snow of the bank. */
export function stalks(): string {
  const chance = chanceOf(9);
  let path = '';
  for (let index = 0; index < 44; index++) {
    const x = 8 + chance() ** 1.3 * 330;
    const y = 458 + chance() * 44;
    const tall = 20 + chance() * 46;
    const lean = (chance() - 0.35) * 18;
    path += `M${x} ${y}q${lean * 0.2} ${-tall * 0.6} ${lean} ${-tall}l1.5 .4q${-lean * 0.7} ${tall * 0.4} ${-lean + 0.5} ${tall}z`;
    if (chance() > 0.45) path += `M${x + lean + 0.6} ${y - tall + 2}q-3.4 -4 0 -10q3.4 4 0 10z`;
  }
  return ink(path);
}

export const skyOnly = closed([
  [-5, -5],
  [width + 5, -5],
  [width + 5, 110],
  ...[...farHill].reverse(),
]);
