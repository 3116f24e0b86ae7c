import { mix } from '../colour.ts';
import { chance } from '../posters/forms.ts';
import { at, board, box, disc, gradient, shape, stroke } from '../svg.ts';

export const width = 2880;
export const height = 1440;

/** Draws a thing on the floor, and its shadow away from the window. */
function cut(d: string, fill: string, depth: number, shadow: string): string {
  const layers = [1, 0.66, 0.36].map((share) =>
    at(-depth * share * 0.5, depth * share * 1.5, shape(d, shadow, 'opacity="0.11"')),
  );
  return layers.join('') + shape(d, fill);
}

const column = width / 7;
const dark = '#4a342a';

const boards = Array.from({ length: 18 }, (_, i) => {
  const y = i * 80;
  const seam = (i * 733) % 1400;
  const fill = ['#ecd3c2', '#eacfbd', '#eed7c7', '#e7cab7'][i % 4] ?? '';
  return (
    box(0, y, width, 80, 0, fill) +
    box(0, y, width, 3, 0, '#c9a58f', 'opacity="0.55"') +
    [seam, seam + 980, seam + 1900]
      .map((x) => box(x, y, 3, 80, 0, '#c9a58f', 'opacity="0.55"'))
      .join('')
  );
}).join('');

/** Light of the window, over floor and mats. */
const light = [0, 1, 2]
  .map((i) =>
    shape(`M${380 + i * 330} 0h270L${1010 + i * 400} ${height}h-350Z`, '#fff6e6', 'opacity="0.34"'),
  )
  .join('');

const colours = ['#8fa585', '#c98a6f', '#f0c3ae', '#6d8a70', '#e7bd86', '#a85a41'];

/** A mat from above, its far end rolled up a little. */
function mat(fill: string, rolled: boolean): string {
  const long = rolled ? 380 : 560;
  const top = -280 + (560 - long);
  return (
    cut(`M-104 ${top}h208v${long}h-208Z`, fill, 13, dark) +
    box(-104, top + long - 12, 208, 12, 0, mix(fill, '#ffffff', 0.22)) +
    (rolled
      ? cut(`M-110 ${top - 50}h220v78h-220Z`, mix(fill, dark, 0.14), 15, dark) +
        box(-110, top - 50, 220, 22, 0, mix(fill, '#ffffff', 0.18))
      : '')
  );
}

/** A cushion full of buckwheat. */
const cushion = (fill: string) =>
  cut('M-78 0C-84 -58 -40 -80 4 -78S84 -50 80 6S36 80 -6 78S-74 50 -78 0Z', fill, 13, dark) +
  stroke('M-46 -34Q0 -8 48 -36M-50 30Q2 6 50 34', mix(fill, dark, 0.28), 5) +
  disc(0, 0, 9, mix(fill, dark, 0.35));

/** The stove that takes the thirteenth place: its plate, its pipe, the kettle. */
const stove =
  cut('M-150 -196h300v392h-300Z', '#b9a196', 14, dark) +
  box(-136, -182, 272, 364, 6, '#a98f83') +
  cut('M-112 -150h224v300h-224Z', '#2b2521', 22, '#1d1512') +
  box(-98, -136, 196, 272, 8, '#3a322d') +
  disc(0, -74, 50, '#15110f') +
  disc(0, -74, 36, '#463c36') +
  disc(0, -74, 20, '#15110f') +
  at(
    4,
    58,
    cut('M-64 0A64 64 0 1 1 64 0A64 64 0 1 1 -64 0Z', '#c8704f', 12, '#120d0b') +
      shape('M50 -34L112 -70L106 -36L58 -8Z', '#a4583c') +
      disc(0, 0, 40, '#d98a6a') +
      disc(0, 0, 13, '#2b2521') +
      stroke('M-50 34Q0 -26 50 34', '#2b2521', 9),
  ) +
  shape('M-60 150h120v14h-120Z', '#f0a35e');

/** A pair of boots, from above. */
const boots = (fill: string) =>
  [-40, 40]
    .map((x) =>
      at(
        x,
        0,
        cut('M-30 60C-36 0 -32 -80 0 -84S36 0 30 60S-24 84 -30 60Z', fill, 10, dark) +
          shape('M-20 56C-22 22 22 22 20 56S-16 72 -20 56Z', mix(fill, '#000000', 0.5)),
        1,
        x < 0 ? -7 : 6,
      ),
    )
    .join('');

/** The fish crate in which telephones sleep. */
const crate =
  cut('M-120 -84h240v168h-240Z', '#6d8a70', 14, dark) +
  box(-102, -66, 204, 132, 4, '#3d5444') +
  [-70, -14, 46]
    .map((x, i) =>
      at(
        x,
        [4, -10, 8][i] ?? 0,
        box(-22, -42, 44, 84, 9, '#1d2b22') +
          box(-17, -34, 34, 62, 3, ['#8fa585', '#2b3d31', '#2b3d31'][i] ?? ''),
        1,
        [-8, 5, 14][i],
      ),
    )
    .join('');

/** Beach stones in a row by the wall. */
const stones = (['#8f8076', '#b9a79b', '#a34a30', '#d8c6ba', '#77695f'] as const)
  .map((fill, i) =>
    at(
      i * 84,
      (i * 37) % 30,
      cut('M-40 0C-40 -30 -12 -36 8 -34S42 -16 40 6S16 34 -8 32S-40 22 -40 0Z', fill, 9, dark),
      0.8 + ((i * 7) % 4) * 0.1,
      i * 40,
    ),
  )
  .join('');

/** A cat, asleep on somebody's place. */
const cat =
  cut(
    'M-84 10C-90 -60 -30 -92 30 -80S104 0 78 52S-20 98 -56 72S-82 40 -84 10Z',
    '#4a413b',
    13,
    dark,
  ) +
  stroke('M66 62C20 112 -64 92 -76 36', '#332b27', 24) +
  at(
    -30,
    -24,
    cut(
      'M-40 4C-42 -24 -34 -40 -36 -58L-12 -40H14L36 -58C36 -38 42 -22 40 4S18 38 0 38S-38 30 -40 4Z',
      '#574c45',
      6,
      dark,
    ) + stroke('M-20 2q7 7 14 0M8 2q7 7 14 0', '#1d1512', 4),
    0.9,
    -18,
  );

/** The loft from above: twelve mats, and the stove where a thirteenth would lie. */
export function mats(): string {
  const roll = chance(12);
  const places = Array.from({ length: 14 }, (_, i) => i).filter((i) => i !== 3 && i !== 13);
  const laid = places.map((place, i) => {
    const x = column * ((place % 7) + 0.5) + (roll() - 0.5) * 26;
    const y = place < 7 ? 372 : 1070;
    const fill = colours[(i * 5 + (place < 7 ? 0 : 2)) % 6] ?? '';
    const head = [1, 5, 6, 8].includes(i) ? at(0, -190, cushion(colours[(i + 3) % 6] ?? '')) : '';
    return at(
      Math.round(x),
      y,
      mat(fill, i === 3 || i === 9) + head + (i === 10 ? at(6, 60, cat) : ''),
      1.1,
      Math.round((roll() - 0.5) * 44) / 10,
    );
  });
  return board(
    width,
    height,
    boards +
      laid.join('') +
      at(column * 6.5 - 70, 900, boots('#3d5444')) +
      at(column * 6.5 + 110, 912, boots('#a85a41')) +
      at(column * 6.5 + 10, 1210, crate) +
      at(column * 3 + 40, 712, stones) +
      light +
      at(column * 3.5, 372, stove) +
      box(0, 0, width, 34, 0, 'url(#wall)'),
    gradient('wall', '#7a5a49', '#ecd3c2'),
  ).replaceAll(/(\d+\.\d)\d+/g, '$1');
}
