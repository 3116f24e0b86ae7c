import { noise } from '../../woven/noise.ts';
import { cut, ink, within } from '../block.ts';
import { chanceOf } from '../chance.ts';
import { between, type Curve, closed, lineOf, type Point, through } from '../curves.ts';
import { rounded } from '../figures.ts';
import { gouges } from '../gouge.ts';
import { trout } from '../trout.ts';

export const crest = 150;

export const foot = 218;

export const shore = 96;

/** The pond above the dam, from its far shore to the crest. */
export const pond = closed([
  [-10, shore],
  [430, shore],
  [430, crest + 1],
  [-10, crest + 1],
]);

export const pondCurves = Array.from({ length: 15 }, (_, index) => {
  const share = (index / 14) ** 1.3;
  return lineOf([-5, shore + 2 + share * 52], [425, shore + 2 + share * 52]).map(
    ([x, y]): Point => [x, y + (noise(x / 26, index * 2, 8) - 0.5) * (1 + share * 2.4)],
  );
});

export const pondLight = (x: number, y: number) =>
  0.16 + 0.5 * ((y - shore) / 54) + 0.6 * (noise(x / 50, y / 4, 12) - 0.46);

/** The sheet of water that falls, between the two ends of masonry. */
export const sheet: Curve = [
  [66, crest],
  [312, crest],
  [318, foot],
  [58, foot + 3],
];

export const sheetCurves = between(
  lineOf([66, crest], [58, foot + 4]),
  lineOf([312, crest], [318, foot + 2]),
  42,
).map((curve, index) =>
  curve.map(([x, y]): Point => [x + (noise(y / 14, index * 1.7, 20) - 0.5) * 3.4, y]),
);

export const sheetLight = (x: number, y: number) => {
  const fallen = (y - crest) / (foot - crest);
  return (
    0.24 +
    0.52 * fallen ** 1.2 +
    0.75 * (noise(x / 11, y / 60, 22) - 0.5) -
    (fallen < 0.08 ? 0.5 : 0)
  );
};

const river: Curve = through([
  [-10, 236],
  [60, 220],
  [150, 217],
  [250, 217],
  [322, 220],
  [430, 250],
]);

export const riverPath = closed([...river, [430, 320], [-10, 320]]);

export const riverCurves = between(
  river,
  through([
    [-40, 330],
    [120, 322],
    [300, 320],
    [460, 330],
  ]),
  14,
  1.2,
).map((curve, index) =>
  curve.map(([x, y]): Point => [x, y + (noise(x / 18, index * 1.9, 30) - 0.5) * 7]),
);

export const riverLight = (x: number, y: number) =>
  0.86 - 0.55 * ((y - 218) / 95) + 0.7 * (noise(x / 30, y / 8, 31) - 0.5);

/** Boulders in the river: black, with a lit top. */
const rocks = (
  [
    [36, 262, 26],
    [92, 288, 32],
    [330, 268, 28],
    [382, 294, 36],
    [286, 240, 13],
    [128, 246, 14],
    [18, 300, 22],
  ] as const
).map(([x, y, r], index) => {
  const chance = chanceOf(index + 60);
  const points = Array.from({ length: 9 }, (_, at): Point => {
    const angle = (at / 9) * 2 * Math.PI;
    return [
      x + r * (0.85 + 0.3 * chance()) * Math.cos(angle),
      y + r * 0.58 * (0.8 + 0.35 * chance()) * Math.sin(angle),
    ];
  });
  return { x, y, r, d: closed(rounded(points)) };
});

export function boulders(): string {
  return rocks
    .map(({ x, y, r, d }, index) => {
      const cap = Array.from({ length: 5 }, (_, line) =>
        lineOf(
          [x - r * 0.72 + line * 2, y - r * 0.42 + line * r * 0.1],
          [x + r * (0.42 - line * 0.14), y - r * 0.5 + line * r * 0.12],
        ),
      );
      return `${cut(d, 'stroke="#fff" stroke-width="4"')}${ink(d)}${within(d, cut(gouges(cap, { spacing: 4, light: () => 0.75, push: [8, 30], rest: 4, seed: index + 3 })))}`;
    })
    .join('');
}

/** The hole in the dam: from the crest down to the river, wider at the top. */
export const breach: Curve = rounded([
  [112, crest - 5],
  [180, crest - 6],
  [262, crest - 5],
  [256, crest + 14],
  [248, crest + 40],
  [252, foot + 8],
  [184, foot + 14],
  [116, foot + 8],
  [124, crest + 42],
  [118, crest + 16],
]);

/** The bed that the river has found through what was the pond. */
export const bed: Curve = rounded([
  [246, 96],
  [262, 103],
  [226, 112],
  [206, 122],
  [236, 134],
  [252, 146],
  [248, 160],
  [126, 160],
  [122, 146],
  [140, 134],
  [170, 124],
  [186, 112],
  [226, 102],
]);

export const flow = between(
  through([
    [182, crest - 4],
    [150, crest + 20],
    [136, foot],
    [96, 262],
    [40, 318],
  ]),
  through([
    [206, crest - 4],
    [226, crest + 20],
    [236, foot],
    [290, 262],
    [352, 318],
  ]),
  11,
).map((curve, index) =>
  curve.map(([x, y]): Point => [x + (noise(y / 12, index * 1.6, 50) - 0.5) * 7, y]),
);

export const leap = trout({ middle: [206, 346], radius: 82, tail: 214, mouth: 305 });

const splash = chanceOf(90);

export const drops = Array.from({ length: 26 }, () => {
  const [x, y, r] = [96 + splash() ** 1.6 * 120, 306 - splash() ** 2 * 50, 0.8 + splash() * 1.7];
  return `M${x.toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${(r * 1.3).toFixed(1)} 0 1 1-.1 0z`;
}).join('');
