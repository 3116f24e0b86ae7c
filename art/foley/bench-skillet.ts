import { develop } from './develop.ts';
import { cellAt, creased, hash, layered, noise } from './noise.ts';
import type { FoleyPicture } from './picture.ts';
import { type Bulb, overhead, type Spot } from './relief.ts';
import { bulge, clamp, inFrame, step, toBox, tone } from './shapes.ts';
import { dye, microphone, shade } from './stuffs.ts';

const stove = tone('#eceae2');
const speck = tone('#23282e');
const iron = tone('#17181a');
const fat = tone('#e2c690');
const rind = tone('#8a4826');
const lean = tone('#74281a');
const seared = tone('#35140b');
const towel = tone('#efe9dc');
const stripe = tone('#b3261e');

const pan = { x: 0.46, y: 0.56, r: 0.385 };

function enamelled(x: number, y: number, spot: Spot): void {
  dye(spot, stove);
  const cell = cellAt(x * 64, y * 64, 5);
  if (cell.near < 0.2 * cell.id ** 2) dye(spot, speck, 0.85);
  shade(spot, 0.93 + 0.1 * layered(x * 5, y * 5, 3, 7));
  spot.height = 0.002 * noise(x * 6, y * 6, 9);
  spot.gloss = 0.8;
  spot.rough = 0.22;
  // Spatter, thick near the pan.
  const drop = cellAt(x * 34 + 3, y * 34, 11);
  const near = Math.exp(-Math.max(0, Math.hypot(x - pan.x, y - pan.y) - pan.r) / 0.12);
  const size = 0.3 * step(1 - 0.42 * near, 1.1, drop.id);
  if (drop.near < size) {
    spot.height += 0.003 * bulge(size - drop.near, size, 1);
    spot.red *= 0.93;
    spot.green *= 0.8;
    spot.blue *= 0.5;
    spot.gloss = 1.4;
    spot.rough = 0.14;
  }
}

/** A dish towel, folded in three, under the handle. */
function folded(x: number, y: number, spot: Spot): void {
  const [u, v] = inFrame(x, y, 0.86, 1.07, 0.5);
  const out = toBox(u, v, 0.3, 0.15, 0.016);
  if (out > 0) return;
  const wave = 0.012 * layered(u * 5, v * 5, 2, 15);
  spot.height =
    0.03 * bulge(-out, 0.02, 1) + wave + (v > 0.05 ? 0.012 * bulge(v - 0.05, 0.012, 1) : 0);
  const weave = Math.sin(u * 900) * 0.5 + Math.sin(v * 900) * 0.5;
  spot.height += 0.0005 * weave;
  dye(spot, towel);
  for (const at of [-0.1, -0.078, 0.088, 0.11])
    if (Math.abs(v - at) < 0.007) dye(spot, stripe, 0.9);
  shade(spot, 0.88 + 0.06 * weave + 0.06 * layered(u * 40, v * 40, 2, 17));
  spot.gloss = 0.03;
  spot.rough = 1;
}

const castHeight = (x: number, y: number) => 0.0016 * layered(x * 210, y * 210, 3, 21);

function skillet(x: number, y: number, spot: Spot): void {
  const away = Math.hypot(x - pan.x, y - pan.y);
  const r = away / pan.r;
  // The handle: waist, hole, thumb's end.
  const [u, v] = inFrame(x, y, pan.x, pan.y, 0.82);
  const long = (u - pan.r) / 0.36;
  const half = 0.052 - 0.022 * Math.sin(clamp(long) * 2.6) + 0.012 * step(0.75, 1, long);
  const grip = toBox(u - pan.r - 0.17, v, 0.2, half, 0.045);
  const hole = Math.hypot((u - pan.r - 0.31) * 0.7, v) - 0.014;
  // Two lips to pour from.
  const lip =
    0.02 *
    (Math.exp(-((angleOf(x, y) - 2.4) ** 2) * 40) + Math.exp(-((angleOf(x, y) + 0.74) ** 2) * 40));
  const edge = 1 + lip;
  const isGrip = grip < 0 && r > 0.97;
  if (r > edge && !isGrip) return;
  dye(spot, iron);
  shade(spot, 0.8 + 0.5 * layered(x * 60, y * 60, 3, 23));
  spot.gloss = 0.55;
  spot.rough = 0.42;
  if (isGrip && r > edge) {
    if (hole < 0) return;
    spot.height = Math.max(
      spot.height,
      0.075 + 0.02 * bulge(Math.min(-grip, hole), 0.022, 1) + castHeight(x, y),
    );
    return;
  }
  if (r > 0.93) {
    spot.height =
      0.1 +
      0.012 * bulge(Math.min((edge - r) * pan.r, (r - 0.93) * pan.r), 0.012, 1) +
      castHeight(x, y);
    spot.gloss = 0.8;
    return;
  }
  const wall = 0.026 + 0.074 * step(0.8, 0.93, r);
  // Fat stands in the middle, thin and gold, with a shaking edge.
  const pool = 0.03 + 0.002 * layered(x * 16, y * 16, 3, 27);
  spot.height = wall + castHeight(x, y);
  if (spot.height > pool + 0.004) return;
  spot.height = pool + 0.0006 * layered(x * 70, y * 70, 2, 29);
  dye(spot, [0.055, 0.03, 0.009]);
  shade(spot, 0.7 + 0.6 * layered(x * 7, y * 7, 3, 30));
  spot.gloss = 1.3;
  spot.rough = 0.12;
  bubbles(x, y, spot);
}

const angleOf = (x: number, y: number) => Math.atan2(y - pan.y, x - pan.x);

/** Bubbles of three sizes, close together along the meat. */
function bubbles(x: number, y: number, spot: Spot): void {
  const near = strips.reduce(
    (least, strip) => Math.min(least, Math.abs(across(strip, x, y).off) - 0.036),
    1,
  );
  const busy = Math.exp(-Math.max(0, near) / 0.03);
  for (const [many, seed] of [
    [38, 31],
    [74, 33],
    [120, 35],
  ] as const) {
    const cell = cellAt(x * many, y * many, seed);
    const size = 0.46 * step(1 - 0.95 * busy, 1.15, cell.id);
    if (cell.near > size || size < 0.08) continue;
    const rim = cell.near / size;
    spot.height += (0.32 / many) * Math.sqrt(1 - rim * rim) * 0.8;
    dye(spot, fat, 0.25 + 0.4 * rim ** 5);
    spot.gloss = 1.5;
    spot.rough = 0.13;
  }
}

interface Strip {
  x: number;
  y: number;
  turn: number;
  long: number;
  seed: number;
}

const strips: readonly Strip[] = [
  { x: 0.385, y: 0.385, turn: 0.16, long: 0.235, seed: 1 },
  { x: 0.475, y: 0.505, turn: 0.06, long: 0.31, seed: 2 },
  { x: 0.43, y: 0.625, turn: 0.2, long: 0.3, seed: 3 },
  { x: 0.5, y: 0.735, turn: 0.1, long: 0.25, seed: 4 },
];

function across(
  { x: sx, y: sy, turn, seed }: Strip,
  x: number,
  y: number,
): { along: number; off: number } {
  const [u, v] = inFrame(x, y, sx, sy, turn);
  const sway = 0.014 * Math.sin(u * 17 + seed * 2) + 0.006 * Math.sin(u * 39 + seed);
  return { along: u, off: v - sway };
}

function bacon(x: number, y: number, spot: Spot): void {
  for (const strip of strips) {
    const { along, off } = across(strip, x, y);
    const wide =
      0.044 +
      0.008 * noise(along * 12, strip.seed, 41) -
      0.02 * step(0.75, 1, Math.abs(along) / strip.long);
    const end = strip.long + 0.012 * noise(off * 60, strip.seed, 43) - Math.abs(along);
    const inside = Math.min(wide - Math.abs(off), end);
    if (inside <= 0) continue;
    const place = off / wide;
    // Ruffles: the rind is shorter than the rest and pulls it into waves.
    const phase = along * (50 + 6 * strip.seed) + 5 * noise(along * 7, strip.seed, 45);
    const wave = 0.5 + 0.5 * Math.sin(phase + 0.6 * place);
    const high =
      0.034 +
      0.046 * wave * (0.45 + 0.55 * Math.abs(place)) +
      0.012 * creased(along * 20, off * 50, 2, 47);
    spot.height = high * step(0, 0.008, inside) + 0.03 * (1 - step(0, 0.008, inside));
    // Lean and fat in long ragged bands.
    const ragged = 0.5 * (layered(along * 11, off * 60, 4, 49 + strip.seed) - 0.5);
    const band = place + ragged * 1.3;
    const isFat = step(
      0.06,
      0.13,
      Math.abs(((band * 1.05 + 0.5 + 0.13 * strip.seed) % 0.72) - 0.36),
    );
    dye(spot, lean);
    dye(spot, seared, 0.75 * step(0.45, 0.75, layered(along * 24, off * 40, 3, 53)));
    dye(spot, fat, 0.95 * (1 - isFat));
    dye(spot, rind, 0.75 * step(0.72, 0.95, Math.abs(place)));
    shade(spot, 0.7 + 0.4 * layered(x * 140, y * 140, 2, 57) + 0.25 * wave);
    // Brown where it stands up.
    dye(spot, seared, 0.4 * step(0.7, 1, wave) * step(0.3, 0.9, Math.abs(place)));
    spot.gloss = 1.15;
    spot.rough = 0.2 + 0.08 * hash(Math.floor(x * 300), Math.floor(y * 300), 3);
  }
}

function lying(x: number, y: number, spot: Spot): void {
  enamelled(x, y, spot);
  folded(x, y, spot);
  skillet(x, y, spot);
  if (Math.hypot(x - pan.x, y - pan.y) < pan.r * 0.92) bacon(x, y, spot);
}

/** Objects on the bench, moved up, so that there is room for words below it. */
function surface(x: number, y: number, spot: Spot): void {
  lying(x, y + 0.05, spot);
  microphone(x, y, spot, [0.8, 0.1, -1.0, 0.105], 0.26);
}

const bulb: Bulb = {
  at: [-0.4, -0.55, 1.1],
  light: [3.4, 3.15, 2.75],
  room: [0.17, 0.19, 0.23],
  size: 0.012,
  falloff: 0.7,
};

const paint = (width: number, height: number): Uint8Array =>
  develop(overhead(width, height, surface, bulb), {
    stops: -0.8,
    contrast: 1.25,
    shadow: [0.95, 0.98, 1.1],
    bright: [1.02, 1, 0.96],
    corners: 0.18,
  });

/** Bacon in a skillet: what rain on a tent is made of. */
export const benchSkillet: readonly FoleyPicture[] = [
  {
    name: 'bench-skillet',
    scene: 'foley',
    alt: 'From above: four strips of bacon in a black iron skillet, fat bubbling along them, on a white stove with a towel.',
    focus: [0.46, 0.56],
    half: true,
    width: 1600,
    height: 2000,
    finer: 1.4,
    paint,
  },
];
