import { palette as p } from '../palette.ts';
import { at, box, disc, flatStroke, shape, stroke } from '../svg.ts';
import { type Frame, wood } from './frame.ts';
import { standing } from './people.ts';

/** Extent of the firm at the time of a sheet: rooms of our floor, and the roof. */
export interface Extent {
  rooms: 1 | 2 | 3;
  attic?: boolean;
  snow?: boolean;
  sky: string;
  land: string;
}

const wall = 22;

/** Sky, the bank, the lane, and the race that runs under the floor. */
export function outdoors(
  { width, height, ground, water }: Frame,
  { sky, land, snow }: Extent,
): string {
  const hill = `M0 ${ground - 150}Q${width * 0.5} ${ground - 300} ${width} ${ground - 200}V${height}H0z`;
  return (
    box(0, 0, width, height, 0, sky) +
    shape(hill, land) +
    box(0, ground, width, height - ground, 0, snow ? '#e9ecea' : '#a98f6d') +
    box(0, ground + 18, width, height - ground, 0, '#97805f') +
    box(0, water - 46, width, 120, 0, wood.night, 'fill-opacity="0.35"') +
    box(0, water - 14, width, 88, 0, p.skyDeep) +
    [14, 40]
      .map((y, i) =>
        stroke(
          `M${-30 * i} ${water + y}${'q40 -12 80 0t80 0'.repeat(Math.ceil(width / 160) + 1)}`,
          p.sky,
          5,
        ),
      )
      .join('')
  );
}

/** A room's ground: ours is lit, what is somebody else's lies in dust. */
const room = (x: number, y: number, w: number, h: number, ours: boolean) =>
  box(x, y, w + 2, h, 0, ours ? p.surface : wood.dust) +
  (ours
    ? box(x, y + h - 92, w + 2, 92, 0, '#efe6d3')
    : Array.from({ length: Math.ceil(w / 26) }, (_, i) =>
        flatStroke(`M${x + i * 26} ${y}V${y + h}`, wood.shade, 2, 'stroke-opacity="0.45"'),
      ).join(''));

/** The bakery downstairs: oven, counter, loaves, and the baker, who has been up since three. */
export function bakery({ left, right, floor, ground, letters }: Frame): string {
  const counter = right - 300;
  const loaf = (x: number, y: number) =>
    box(x, y, 46, 22, 11, '#b57a3c') +
    stroke(`M${x + 14} ${y + 5}l6 8M${x + 26} ${y + 5}l6 8`, '#f0d8ac', 3);
  return (
    box(left, floor, right - left, ground - floor, 0, '#fbe6bd') +
    box(left, ground - 70, right - left, 70, 0, '#efd09a') +
    shape(`M${left + 40} ${ground}v-120q0 -80 100 -80t100 80v120z`, wood.brick) +
    shape(`M${left + 92} ${ground - 46}v-44q0 -44 48 -44t48 44v44z`, '#3b1d10') +
    shape(`M${left + 108} ${ground - 46}q4 -50 32 -62q26 14 32 62z`, p.sun) +
    box(left + 112, floor + 22, 56, ground - floor - 200, 0, wood.brick) +
    standing(left + 300, ground, 0, true, p.paper) +
    box(counter - 90, ground - 84, 250, 84, 4, wood.dark) +
    box(counter - 102, ground - 96, 274, 16, 4, wood.plank) +
    [0, 1, 2, 3].map((i) => loaf(counter - 84 + i * 60, ground - 118)).join('') +
    [0, 1, 2].map((i) => loaf(counter - 52 + i * 60, ground - 140)).join('') +
    flatStroke(`M${counter - 6} ${floor + 92}h190`, wood.dark, 9) +
    [0, 1, 2].map((i) => loaf(counter + 4 + i * 60, floor + 66)).join('') +
    box(right - 96, ground - 176, 74, 176, 3, p.field) +
    box(right - 84, ground - 160, 50, 76, 3, p.sky) +
    box(left + 196, floor + 30, letters * 4.4, letters * 1.5, 6, p.field) +
    `<text x="${left + 196 + letters * 2.2}" y="${floor + 30 + letters * 1.08}" font-size="${letters}" font-weight="700" text-anchor="middle" font-family="Familjen Grotesk Variable, Familjen Grotesk" fill="#fffdf8">Bread</text>`
  );
}

/** The three rooms of the floor above, and the roof over them. */
export function rooms(
  { left, right, walls, ridge, eaves, floor }: Frame,
  { rooms: ours, attic }: Extent,
): string {
  const [one, two] = walls;
  const middle = (left + right) / 2;
  return (
    room(left, eaves, one - left, floor - eaves, true) +
    room(one, eaves, two - one, floor - eaves, ours > 1) +
    room(two, eaves, right - two, floor - eaves, ours > 2) +
    shape(
      `M${left} ${eaves}L${middle} ${ridge}L${right} ${eaves}z`,
      attic ? p.surface : wood.dust,
    ) +
    (attic ? '' : lumber(middle, eaves))
  );
}

/** Draws the remains of the mill under its roof: a shaft, two pulleys, and pigeons. */
const lumber = (x: number, y: number) =>
  flatStroke(`M${x - 210} ${y - 96}H${x + 210}`, wood.beam, 12) +
  disc(x - 90, y - 96, 40, wood.shade) +
  disc(x - 90, y - 96, 12, wood.beam) +
  disc(x + 84, y - 96, 28, wood.shade) +
  disc(x + 84, y - 96, 9, wood.beam) +
  [-172, 148, 186].map((dx) => at(x + dx, y - 108, pigeon)).join('');

const pigeon = shape('M-16 0q2 -20 20 -22q3 -9 10 -9q8 1 8 8l7 3l-8 3q-3 14 -15 17z', '#6e7a80');

/** Draws millstones and sacks, which lay in a room before it was ours. */
export const stores = (x: number, y: number, w: number) =>
  disc(x + 58, y - 58, 58, wood.stone) +
  disc(x + 58, y - 58, 14, '#5d635e') +
  stroke(
    `M${x + 58} ${y - 112}v30M${x + 58} ${y - 34}v30M${x + 4} ${y - 58}h30M${x + 82} ${y - 58}h30`,
    '#6f766f',
    4,
  ) +
  [0, 1, 2]
    .flatMap((row) =>
      Array.from({ length: w < 240 || row > 1 ? 1 : 2 }, (_, i) => [row, i] as const),
    )
    .map(([row, i]) =>
      at(
        x + w - (w < 240 ? 44 : 122) + i * 60 + (w < 240 ? (row % 2 ? 6 : 0) : row > 1 ? 28 : 0),
        y - row * 44,
        shape('M-30 0q-5 -40 6 -44h46q12 4 6 44z', '#bba77f') + stroke('M-22 -42h44', '#8f7c58', 4),
      ),
    )
    .join('');

/** Cut walls and floors in ink, the outer stair, the roof: what every sheet has. */
export function masonry(frame: Frame, { rooms: ours, snow }: Extent): string {
  const { left, right, walls, ridge, eaves, floor, ground, water } = frame;
  const middle = (left + right) / 2;
  const [one, two] = walls;
  const line = (d: string, w = wall) => flatStroke(d, p.ink, w, 'stroke-linejoin="miter"');
  const steps = 22;
  const run = Math.min(200, left - 24);
  const stair = Array.from({ length: steps }, (_, i) => {
    const x = left - run + (run / steps) * i;
    const y = ground - ((ground - floor) / steps) * i;
    return `${i ? 'V' : 'M'}${i ? y : `${x} ${y}`}H${x + run / steps}`;
  }).join('');
  const over = 46;
  const slope = (middle - left) / (eaves - ridge);
  const roof = `M${left - over} ${eaves + over / slope}L${middle} ${ridge}L${right + over} ${eaves + over / slope}`;
  return (
    line(`M${left} ${ground + 20}V${eaves}M${right} ${eaves}V${ground + 20}`) +
    line(`M${left - 11} ${floor}H${right + 11}`, 20) +
    line(`M${left - 11} ${eaves}H${right + 11}`, 14) +
    line(`M${left - 11} ${ground + 8}H${right + 11}`, 20) +
    [0.3, 0.7]
      .map((f) =>
        box(left + (right - left) * f - 16, ground + 16, 32, water - ground + 60, 0, p.ink),
      )
      .join('') +
    (ours < 2 ? line(`M${one} ${eaves}V${floor}`, 12) : '') +
    (ours < 3 ? line(`M${two} ${eaves}V${floor}`, 12) : '') +
    flatStroke(roof, p.ink, 26, 'stroke-linejoin="miter"') +
    (snow
      ? flatStroke(
          roof.replaceAll(/(?<=[ML]-?[\d.]+ )(-?[\d.]+)/g, (y) => `${Number(y) - 26}`),
          '#ffffff',
          24,
        )
      : '') +
    stroke(stair, p.ink, 4) +
    stroke(
      `M${left - run} ${ground - 84}L${left - 20} ${floor - 84}M${left - 20} ${floor - 84}V${floor}M${left - run} ${ground - 84}V${ground}`,
      p.ink,
      4,
    ) +
    flatStroke(`M${left} ${floor - 150}V${floor - 12}`, wood.plank, 16)
  );
}
