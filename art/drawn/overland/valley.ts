import { chance } from '../posters/forms.ts';
import { board, box, disc, shape, stroke } from '../svg.ts';
import {
  below,
  fall,
  fringe,
  glow,
  grain,
  grainFilter,
  type Point,
  ribs,
  shades,
  skyline,
  spruce,
} from './ridge.ts';

const sun = 905;

/** Long clouds that are lit from below, thin at both ends. */
export function clouds(
  w: number,
  from: number,
  to: number,
  seed: number,
  colours: readonly string[],
): string {
  const roll = chance(seed);
  return Array.from({ length: 46 }, (_, i) => {
    const share = roll();
    const y = from + (to - from) * share;
    const long = (120 + roll() * 420) * (0.5 + (1 - share) * 0.9);
    const x = roll() * (w + 300) - 200;
    const thick = 3 + roll() * 11 * (0.4 + (1 - share));
    const d = `M${x.toFixed(0)} ${y.toFixed(0)}q${(long * 0.28).toFixed(0)} ${(-thick).toFixed(1)} ${(long * 0.52).toFixed(0)} ${(-thick * 0.35).toFixed(1)}t${(long * 0.48).toFixed(0)} ${(thick * 0.2).toFixed(1)}q${(-long * 0.3).toFixed(0)} ${(thick * 0.75).toFixed(1)} ${(-long * 0.55).toFixed(0)} ${(thick * 0.5).toFixed(1)}t${(-long * 0.45).toFixed(0)} ${(-thick * 0.2).toFixed(1)}Z`;
    return shape(
      d,
      colours[i % colours.length] ?? '#fff',
      `opacity="${(0.2 + roll() * 0.4).toFixed(2)}"`,
    );
  }).join('');
}

/** The sky over the valley, from indigo with the first stars to saffron. */
export function sky(): string {
  const roll = chance(8);
  const stars = Array.from({ length: 90 }, () =>
    disc(
      Math.round(roll() * 1600),
      Math.round(roll() * roll() * 330),
      0.6 + roll() * 1.1,
      '#fff1e0',
      `opacity="${(0.25 + roll() * 0.55).toFixed(2)}"`,
    ),
  );
  const defs =
    fall('air', [
      [0, '#1d1842'],
      [0.22, '#3d3272'],
      [0.42, '#84508c'],
      [0.57, '#d0707e'],
      [0.68, '#f99b62'],
      [0.76, '#ffc069'],
      [1, '#ffd796'],
    ]) +
    glow('low', [
      [0, '#fff0c0', 0.95],
      [0.12, '#ffe3a0', 0.7],
      [0.4, '#ffb347', 0.3],
      [1, '#ff8f5a', 0],
    ]) +
    grainFilter();
  return board(
    1600,
    1000,
    `${box(0, 0, 1600, 1000, 0, 'url(#air)')}${stars.join('')}${disc(sun, 700, 560, 'url(#low)')}${clouds(1600, 330, 640, 3, ['#ffb06a', '#f58a74', '#c8648a', '#ffd08a'])}${disc(sun, 668, 46, '#fff3cf')}${grain(1600, 1000, 0.05)}`,
    defs,
  );
}

/** Rows of trees further down a slope, each fainter than the one above. */
const woods = (line: readonly Point[], tall: number, colour: string, seed: number) =>
  [1, 2, 3, 4, 5]
    .map((row) => {
      const lower = line.map(
        ([x, y]): Point => [
          x + row * 3,
          y + row * tall * 1.15 + 5 * Math.sin(x / 37 + row * 2 + seed),
        ],
      );
      return shape(
        fringe(lower, tall * (1 + row * 0.07), seed + row, row % 2 ? 2 : 3),
        colour,
        `opacity="${(0.5 - row * 0.075).toFixed(2)}"`,
      );
    })
    .join('');

/** Snowy tops far behind, and hills in the haze before them. */
export function far(): string {
  const peaks = skyline({
    seed: 5,
    width: 1600,
    y: 270,
    rise: 215,
    wave: 300,
    sharp: 0.9,
    bend: (s) =>
      60 * Math.exp(-(((s - 0.565) / 0.05) ** 2)) - 40 * Math.exp(-(((s - 0.42) / 0.09) ** 2)),
  });
  const hills = skyline({
    seed: 21,
    width: 1600,
    y: 430,
    rise: 95,
    wave: 260,
    sharp: 0.6,
    bend: (s) => 50 * Math.exp(-(((s - 0.56) / 0.12) ** 2)),
  });
  const defs =
    fall('peak', [
      [0, '#9a5a86'],
      [0.45, '#d07c80'],
      [1, '#f7a877'],
    ]) +
    fall('hill', [
      [0, '#84507f'],
      [0.5, '#b96a80'],
      [1, '#eb9876'],
    ]) +
    fall('peakshade', [
      [0, '#6c3f78', 0.75],
      [1, '#c0708a', 0.1],
    ]);
  return board(
    1600,
    640,
    `${shape(below(peaks, 640), 'url(#peak)')}${shape(shades(peaks, { sun, deep: 120, near: 7, seed: 3 }), 'url(#peakshade)')}${ribs(peaks, { sun, long: 120, light: '#ffd0a0', shade: '#6c3f78', seed: 4 })}${shape(below(hills, 640), 'url(#hill)')}${ribs(hills, { sun, long: 80, light: '#f3a783', shade: '#633a72', seed: 6 })}${shape(fringe(hills, 7, 3), '#84507f')}${woods(hills, 9, '#7a4a7c', 13)}`,
    defs,
  );
}

/** Two rows of wooded hills, and the river that comes out between them. */
export function middle(): string {
  const back = skyline({
    seed: 33,
    width: 1600,
    y: 170,
    rise: 110,
    wave: 300,
    sharp: 0.5,
    bend: (s) => 190 * Math.exp(-(((s - 0.56) / 0.17) ** 2)),
  });
  const front = skyline({
    seed: 47,
    width: 1600,
    y: 260,
    rise: 110,
    wave: 380,
    sharp: 0.4,
    bend: (s) => 175 * Math.exp(-(((s - 0.57) / 0.21) ** 2)),
  });
  const roll = chance(12);
  const glints = Array.from({ length: 150 }, () => {
    const t = roll();
    const y = 452 + t * 205;
    const half = 26 + t * 520;
    return box(
      Math.round(sun - 30 + (roll() - 0.5) * half * 1.7),
      Math.round(y),
      Math.round(10 + roll() * 70 * (0.4 + t)),
      1.4 + t * 1.6,
      1,
      roll() > 0.35 ? '#ffd591' : '#c0708a',
      `opacity="${(0.2 + roll() * 0.5).toFixed(2)}"`,
    );
  });
  const river =
    'M790 446Q870 438 1010 447Q1050 470 1180 500Q1420 560 1600 610V700H0V640Q380 570 640 510Q770 470 790 446Z';
  const defs =
    fall('back', [
      [0, '#6b4379'],
      [0.5, '#8f5680'],
      [1, '#cf7f7c'],
    ]) +
    fall('front', [
      [0, '#4a3468'],
      [0.45, '#5f3f70'],
      [1, '#8a5479'],
    ]) +
    fall('river', [
      [0, '#ffc882'],
      [0.25, '#e78d78'],
      [0.6, '#9a5a83'],
      [1, '#54396f'],
    ]);
  return board(
    1600,
    700,
    `${shape(below(back, 700), 'url(#back)')}${ribs(back, { sun, long: 90, light: '#c8767f', shade: '#4a3068', seed: 8 })}${shape(fringe(back, 13, 5), '#6b4379')}${woods(back, 15, '#5d3a72', 17)}${shape(below(front, 700), 'url(#front)')}${ribs(front, { sun, long: 90, light: '#8f5680', shade: '#35265a', seed: 9 })}${shape(fringe(front, 22, 7), '#4a3468')}${woods(front, 24, '#3d2a5e', 19)}${shape(river, 'url(#river)')}${glints.join('')}${stroke('M0 640Q380 570 640 510Q770 470 790 446', '#3a2a5c', 3)}${stroke('M1010 447Q1050 470 1180 500Q1420 560 1600 610', '#3a2a5c', 3)}`,
    defs,
  );
}

/** A slope with spruces that falls towards the river: of the left bank, or mirrored and other trees. */
export function bank(seed: number, right: boolean): string {
  const [w, h] = [1000, 900];
  const roll = chance(seed);
  const edge = (x: number) =>
    170 + 640 * (x / w) ** 0.92 + 26 * Math.sin(x / 70 + seed) + 12 * Math.sin(x / 23);
  const line = (drop: number) =>
    skyline({
      seed,
      width: w,
      y: 0,
      rise: 12,
      wave: 160,
      step: 5,
      bend: (s) => edge(s * w) + drop,
    });
  const trees = (count: number, tall: number, drop: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = ((i + roll()) / count) * w;
      const size = tall * (0.55 + roll() * 0.6) * (1.15 - (x / w) * 0.55);
      return spruce(x, edge(x) + drop + roll() * 50, size, roll);
    }).join('');
  const defs =
    fall('slope', [
      [0, '#3b2a5e'],
      [0.6, '#2c2150'],
      [1, '#231b3a'],
    ]) +
    fall('dark', [
      [0, '#281f49'],
      [0.7, '#221a3d'],
      [1, '#231b3a'],
    ]);
  const content = `${shape(trees(46, 150, 20), '#433068')}${shape(below(line(0), h), 'url(#slope)')}${shape(trees(38, 200, 75), '#33265a')}${shape(below(line(70), h), 'url(#dark)')}${shape(trees(30, 290, 165), '#231a45')}${shape(below(line(190), h), '#231b3a')}`;
  return board(
    w,
    h,
    right ? `<g transform="translate(${w} 0) scale(-1 1)">${content}</g>` : content,
    defs,
  );
}
