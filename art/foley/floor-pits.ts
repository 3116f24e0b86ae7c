import { fromNearer } from '../woven/view.ts';
import { develop } from './develop.ts';
import {
  concrete,
  type Floor,
  gravel,
  leaves,
  marble,
  oak,
  salt,
  sand,
  tread,
} from './floor-stuffs.ts';
import { hash, layered } from './noise.ts';
import type { FoleyPicture } from './picture.ts';
import { type Bulb, overhead, type Spot } from './relief.ts';
import { bulge, step, toBox, tone } from './shapes.ts';
import { shoesOn } from './shoes.ts';
import { dye, shade } from './stuffs.ts';

/** In the order of their buttons. */
const floors: readonly Floor[] = [gravel, oak, concrete, leaves, sand, tread, marble, salt];

/** The boards between the pits, painted black once a year and walked bare along the edges. */
function stage(x: number, y: number, spot: Spot, size: number): void {
  const [u, v] = [x / size, y / size];
  dye(spot, tone('#17191b'));
  const board = Math.floor(u * 6.5);
  const gap = Math.min(u * 6.5 - board, board + 1 - u * 6.5) / 6.5;
  shade(spot, 0.75 + 0.5 * layered(u * 9, v * 2, 4, 91) + 0.2 * hash(board, 3, 93));
  const worn = step(0.6, 0.8, layered(u * 5, v * 5, 5, 95) + 0.12 * layered(u * 90, v * 12, 2, 97));
  dye(spot, tone('#7d6a52'), 0.55 * worn);
  spot.height =
    size * (0.05 - 0.006 * step(0.005, 0.002, gap) + 0.001 * layered(u * 40, v * 7, 3, 99));
  spot.gloss = 0.3;
  spot.rough = 0.42;
}

const plan = (columns: number) => (x: number, y: number, spot: Spot) => {
  const size = 1 / columns;
  const [column, row] = [Math.floor(x / size), Math.floor(y / size)];
  const [u, v] = [x / size - column - 0.5, y / size - row - 0.5];
  const out = toBox(u, v, 0.435, 0.435, 0.012);
  const frame = Math.abs(out) - 0.011;
  if (out < -0.009) {
    const [a, b] = [u / 0.87, v / 0.87];
    (floors[row * columns + column] ?? gravel)(a, b, spot);
    spot.height *= size * 0.87;
  } else stage(x, y, spot, size);
  if (frame < 0) {
    spot.height = size * (0.052 + 0.01 * bulge(-frame, 0.008, 1));
    dye(spot, tone('#9a958a'));
    shade(spot, 0.5 + 0.6 * layered((x / size) * 30, (y / size) * 30, 3, 101));
    spot.gloss = 0.9;
    spot.rough = 0.34;
  }
  shoesOn(row * columns + column, u, v, size, spot);
};

const bulb: Bulb = {
  at: [-0.5, -0.55, 0.62],
  light: [4.4, 4.1, 3.55],
  room: [0.17, 0.19, 0.24],
  size: 0.012,
  falloff: 0.5,
};

const painted = (columns: number) => (width: number, height: number) =>
  develop(overhead(width, height, plan(columns), bulb), {
    stops: -0.85,
    contrast: 1.22,
    shadow: [0.94, 0.98, 1.1],
    bright: [1.03, 1, 0.96],
    corners: 0.25,
  });

const alt =
  'Eight floors in steel frames from above: gravel, oak, concrete, leaves, sand, tread plate, marble, salt; shoes stand on two.';

/** The floors of the stage. */
export const floorPits: readonly FoleyPicture[] = [
  {
    name: 'foley-floors',
    scene: 'foley',
    alt,
    focus: [0.5, 0.5],
    fullBleed: true,
    maxWidth: 2400,
    narrow: 'foley-floors-narrow',
    width: 2400,
    height: 1200,
    finer: 1.4,
    paint: painted(4),
  },
  {
    name: 'foley-floors-narrow',
    scene: 'foley',
    alt: fromNearer(alt),
    focus: [0.5, 0.5],
    maxWidth: 1200,
    width: 1200,
    height: 2400,
    finer: 1.4,
    paint: painted(2),
  },
];
