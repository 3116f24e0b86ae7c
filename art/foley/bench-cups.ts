import { develop } from './develop.ts';
import { cellAt, creased, layered, noise } from './noise.ts';
import type { FoleyPicture } from './picture.ts';
import { type Bulb, overhead, type Spot } from './relief.ts';
import { bulge, inFrame, mix, step, tone } from './shapes.ts';
import { dye, microphone, placed, shade } from './stuffs.ts';

const felt = tone('#28344f');
const feltPale = tone('#5f7391');
const oak = tone('#a58a69');
const oakDark = tone('#4a3726');
const rubber = tone('#a8342a');
const steel = tone('#8d9194');
const sock = tone('#d8d2c4');

/** The plank: middle, half its length and width, turn. */
const plank = { x: 0.5, y: 0.66, long: 0.9, wide: 0.235, turn: -0.14 };

/** A moving blanket, quilted in a zigzag. */
function blanket(x: number, y: number, spot: Spot): void {
  const [u, v] = inFrame(x, y, 0, 0, 0.38);
  const seam =
    Math.abs((((((v + 0.018 * Math.abs(((u * 9) % 1) * 2 - 1)) * 7.5) % 1) + 1) % 1) - 0.5) / 7.5;
  const puff = bulge(seam, 0.066, 1);
  dye(spot, felt);
  dye(spot, feltPale, 0.5 * layered(u * 120, v * 120, 3, 5) * puff);
  shade(spot, 0.72 + 0.45 * layered(x * 8, y * 8, 4, 7));
  spot.height =
    0.02 * puff +
    0.004 * creased(u * 9, v * 9, 3, 9) * puff +
    0.0018 * layered(u * 260, v * 260, 2, 11);
  spot.height += 0.03 * layered(x * 2.2, y * 2.2, 2, 13);
  if (seam < 0.004) {
    const stitch = Math.sin(u * 420) > -0.35;
    if (stitch) {
      dye(spot, feltPale);
      spot.height += 0.002;
    }
  }
}

function board(x: number, y: number, spot: Spot): void {
  const [u, v] = inFrame(x, y, plank.x, plank.y, plank.turn);
  const edge = plank.wide + 0.006 * layered(u * 14, v > 0 ? 2 : 9, 3, 17);
  const inside = Math.min(edge - Math.abs(v), plank.long - Math.abs(u));
  if (inside <= 0) return;
  // Rings: stretched far along the plank, bent round two knots.
  let bend = 0.03 * layered(u * 2.4, v * 5, 3, 19);
  for (const [kx, ky, size] of [
    [-0.31, 0.09, 0.05],
    [0.33, -0.12, 0.034],
  ] as const) {
    const away = Math.hypot((u - kx) * 0.5, v - ky);
    bend += size * 0.9 * Math.exp(-((away / size) ** 2)) * Math.sign(v - ky + 1e-6);
  }
  const ring = (v + bend) * 92;
  const line = creased(u * 1.6, ring * 0.5, 2, 23);
  const fibre = layered(u * 26, v * 640, 3, 29);
  dye(spot, oak);
  dye(spot, oakDark, 0.55 * step(0.45, 0.95, line) + 0.28 * step(0.5, 0.8, fibre));
  shade(spot, 0.75 + 0.45 * layered(u * 4, v * 9, 3, 31));
  const pore = step(0.74, 0.86, noise(u * 50, v * 900, 37));
  const crack = step(0.985, 1, creased(u * 1.3 + 3, v * 22 + 0.4 * Math.sin(u * 9), 2, 41));
  spot.height =
    0.125 * bulge(inside, 0.014, 1) -
    0.0022 * step(0.4, 0.95, line) -
    0.0012 * pore -
    0.012 * crack +
    0.0008 * fibre;
  shade(spot, 1 - 0.8 * crack - 0.35 * pore);
  // Dents of eleven years of hooves: half moons, pale with wear.
  const hoof = cellAt(u * 9, v * 9, 43);
  const away = Math.hypot(u * 9 - hoof.x, v * 9 - hoof.y) / 9;
  const dent =
    Math.exp(-(((away - 0.03) / 0.0045) ** 2)) *
    step(0.25, 0.5, hoof.id) *
    step(0.5, 0.2, Math.abs(u));
  spot.height -= 0.003 * dent;
  shade(spot, 1 + 0.35 * dent);
  spot.gloss = 0.1;
  spot.rough = 0.75;
  for (const [nx, ny] of [
    [-0.43, -0.17],
    [-0.43, 0.17],
    [0.45, 0.16],
  ] as const) {
    const off = Math.hypot(u - nx, v - ny);
    if (off < 0.014) {
      dye(spot, steel);
      shade(spot, 0.45 + 0.3 * layered(u * 200, v * 200, 2, 47));
      spot.height += 0.004 * bulge(0.014 - off, 0.01, 1);
      spot.gloss = 0.6;
      spot.rough = 0.4;
    } else if (off < 0.05) shade(spot, 0.72 + 0.28 * step(0.014, 0.05, off));
  }
}

/** A force cup without its stick: lying on its mouth, its socket up. */
function cup(
  x: number,
  y: number,
  spot: Spot,
  [cx, cy, size, seed]: readonly [number, number, number, number],
): void {
  const away = Math.hypot(x - cx, y - cy) / size;
  if (away > 1.02) return;
  const angle = Math.atan2(y - cy, x - cx);
  const wave = 1 + 0.006 * Math.sin(angle * 5 + seed);
  const r = away / wave;
  if (r > 1) return;
  // From the outside in: a thick lip, a bell, a ring, the socket with a hole.
  let high: number;
  if (r > 0.86) high = 0.3 * bulge((1 - r) * size, 0.1 * size, 1);
  else if (r > 0.42) high = mix(0.3, 0.86, Math.sqrt(1 - ((r - 0.42) / 0.44) ** 2));
  else if (r > 0.34) high = 0.86 + 0.05 * bulge(Math.min(r - 0.34, 0.42 - r), 0.03, 1);
  else if (r > 0.19) high = 1.16;
  else high = 0.55;
  if (r <= 0.34 && r > 0.19)
    high -= 0.06 * (1 - bulge(Math.min(r - 0.19, 0.34 - r) * size, 0.04 * size, 1));
  if (r > 0.58 && r < 0.6) high -= 0.02;
  const base = 0.125;
  const height = base + high * size * 0.62;
  if (height < spot.height) return;
  spot.height = height + 0.0008 * layered(x * 90, y * 90, 3, seed);
  dye(spot, r <= 0.19 ? oakDark : rubber);
  const worn = layered(x * 22, y * 22, 4, seed + 3);
  shade(spot, 0.66 + 0.5 * worn);
  // Bloom of old rubber, and what the plank has left along the lip.
  dye(
    spot,
    sock,
    0.2 * step(0.5, 0.85, worn) + 0.3 * step(0.9, 1, r) * layered(angle * 9, 2, 3, seed + 5),
  );
  if (Math.abs(Math.sin(angle * 3 + seed)) < 0.012 && r > 0.42) spot.height -= 0.002;
  spot.gloss = 0.42;
  spot.rough = 0.4;
  if (r <= 0.19) {
    dye(spot, [0.02, 0.015, 0.012]);
    spot.gloss = 0;
  }
}

/** A cup on its side would hide its mouth: the second lies on its back, stuffed with a sock. */
function upturned(
  x: number,
  y: number,
  spot: Spot,
  [cx, cy, size, seed]: readonly [number, number, number, number],
): void {
  const r = Math.hypot(x - cx, (y - cy) * 1.05) / size;
  if (r > 1) return;
  const angle = Math.atan2(y - cy, x - cx);
  const base = 0.125;
  if (r > 0.84) {
    spot.height =
      base +
      size * (0.5 + 0.14 * bulge((1 - r) * size, 0.07 * size, 1) - 0.05 * step(0.9, 0.84, r));
    dye(spot, rubber);
    shade(spot, 0.7 + 0.45 * layered(x * 30, y * 30, 3, seed));
    spot.gloss = 0.42;
    spot.rough = 0.4;
    return;
  }
  // Wool, pushed in with two thumbs.
  const fold = creased(x * 11 + 0.7 * Math.cos(angle), y * 11, 3, seed + 2);
  const knit =
    Math.sin((x * 0.8 + y * 0.6) * 620 + 6 * fold) * Math.cos((y * 0.8 - x * 0.6) * 430 + 5 * fold);
  spot.height =
    base + size * (0.36 + 0.16 * fold - 0.16 * r * r + 0.08 * step(0.84, 0.7, r)) + 0.0016 * knit;
  dye(spot, sock);
  shade(spot, 0.72 + 0.2 * knit + 0.2 * fold);
  if (Math.abs(((x * 0.8 + y * 0.6 + 0.02 * fold) * 16) % 1) < 0.18)
    dye(spot, [0.12, 0.2, 0.3], 0.75);
  shade(spot, 1 - 0.55 * step(0.7, 0.84, r));
}

function lying(x: number, y: number, spot: Spot): void {
  blanket(x, y, spot);
  board(x, y, spot);
  // Grit and a little straw on the plank.
  const crumb = cellAt(x * 70, y * 70, 61);
  const bit = 0.2 * step(0.9, 1, crumb.id);
  if (crumb.near < bit && spot.height > 0.1) {
    spot.height += 0.004 * bulge(bit - crumb.near, bit, 1);
    dye(spot, oakDark, 0.7);
  }
  cup(x, y, spot, [0.315, 0.72, 0.185, 71]);
  upturned(x, y, spot, [0.71, 0.6, 0.18, 83]);
}

/** Objects on the bench, at the upper right, so that there is room for words at the lower left. */
const upAside = placed(lying, 0.84, 0.15, -0.11);
function surface(x: number, y: number, spot: Spot): void {
  upAside(x, y, spot);
  microphone(x, y, spot, [0.62, 0.02, -1.75, 0.1], 0.24);
}

const bulb: Bulb = {
  at: [-0.3, -0.5, 1.1],
  light: [3.5, 3.25, 2.85],
  room: [0.17, 0.19, 0.22],
  size: 0.012,
  falloff: 0.75,
};

const paint = (width: number, height: number): Uint8Array =>
  develop(overhead(width, height, surface, bulb), {
    stops: -0.7,
    contrast: 1.25,
    shadow: [0.95, 0.98, 1.1],
    bright: [1.02, 1, 0.97],
    corners: 0.2,
  });

/** Two force cups on a plank: what a horse on a bridge is made of. */
export const benchCups: readonly FoleyPicture[] = [
  {
    name: 'bench-cups',
    scene: 'foley',
    alt: 'From above: an oak plank on a quilted blanket, and on it two red force cups without sticks, one stuffed with a sock.',
    focus: [0.6, 0.3],
    quality: 48,
    half: true,
    width: 1600,
    height: 2000,
    finer: 1.4,
    paint,
  },
];
