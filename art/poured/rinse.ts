import { noise, random } from '../traced/random.ts';
import { cementFloor, type LaidTile } from './cement.ts';

/** A floor under a hand's breadth of water. */
export interface Rinse {
  /** Tiles from edge to edge. */
  readonly across: number;
  readonly tileAt: (x: number, y: number) => LaidTile;
  readonly seed?: number;
}

const linear = (byte: number) => (byte / 255) ** 2.2;
const toByte = (light: number) => {
  const x = Math.max(0, light * 0.8);
  const tone = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
  return Math.max(0, Math.min(255, 255 * tone ** (1 / 2.2)));
};

/** Height of the water over a place in tiles: long swells, short ripples, two rings of drops. */
function waterAt(x: number, y: number, seed: number): number {
  const bend = 0.6 * noise(x * 0.7, y * 0.7, seed);
  let high = 0.022 * Math.sin(x * 2.3 + y * 1.5 + bend * 6);
  high += 0.075 * (noise(x * 1.5 + 40, y * 1.5 + bend * 2 + 40, seed + 2) - 0.5);
  high += 0.026 * (noise(x * 3.4 + bend * 3, y * 3.4 + 7, seed + 5) - 0.5);
  high += 0.004 * (noise(x * 8 + 9, y * 8 + bend * 4, seed + 7) - 0.5);
  for (const [cx, cy, reach] of [
    [4.9, 4.05, 1.1],
    [8.4, 5.1, 0.7],
  ] as const) {
    const r = Math.hypot(x - cx, y - cy);
    high += 0.006 * Math.sin(r * 16 - 3) * Math.exp(-(((r - reach * 0.55) / (reach * 0.4)) ** 2));
  }
  return high;
}

/** The light that comes down through the water, place by place: 1 where it is as it came. */
function gatheredLight(
  at: (x: number, y: number) => number,
  per: number,
  width: number,
  height: number,
): Float32Array {
  const lit = new Float32Array(width * height);
  const step = Math.max(1, Math.round(per / 60));
  const span = (2 * step) / per;
  const deep = 0.85 * per;
  const put = (x: number, y: number, light: number) => {
    if (x >= 0 && y >= 0 && x < width && y < height)
      lit[y * width + x] = (lit[y * width + x] ?? 0) + light;
  };
  const beyond = Math.round(per * 0.35);
  const roll = random(9);
  for (let y = -beyond; y < height + beyond; y++)
    for (let x = -beyond; x < width + beyond; x++) {
      const sx = (at(x + step, y) - at(x - step, y)) / span;
      const sy = (at(x, y + step) - at(x, y - step)) / span;
      for (let ray = 0; ray < 4; ray++) {
        const [fx, fy] = [x + roll() - deep * sx, y + roll() - deep * sy];
        const [x0, y0] = [Math.floor(fx), Math.floor(fy)];
        const [tx, ty] = [fx - x0, fy - y0];
        put(x0, y0, (1 - tx) * (1 - ty) * 0.25);
        put(x0 + 1, y0, tx * (1 - ty) * 0.25);
        put(x0, y0 + 1, (1 - tx) * ty * 0.25);
        put(x0 + 1, y0 + 1, tx * ty * 0.25);
      }
    }
  return softened(lit, width, height, Math.max(1, Math.round(per / 150)));
}

/** Means over a small square, twice; light beyond measure is capped. */
function softened(lit: Float32Array, width: number, height: number, reach: number): Float32Array {
  let from = lit;
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
    [1, 0],
    [0, 1],
  ] as const) {
    const to = new Float32Array(lit.length);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        let [sum, count] = [0, 0];
        for (let k = -reach; k <= reach; k++) {
          const [px, py] = [x + dx * k, y + dy * k];
          if (px < 0 || py < 0 || px >= width || py >= height) continue;
          sum += from[py * width + px] ?? 0;
          count += 1;
        }
        to[y * width + x] = sum / count;
      }
    from = to;
  }
  return from.map((light) => Math.min(3.2, light));
}

/** Paints a floor that lies under water: bent by it, lit through it, with the sky on it. */
export async function rinse(
  { across, tileAt, seed = 1 }: Rinse,
  width: number,
  height: number,
): Promise<Uint8Array> {
  const per = Math.ceil(width / across);
  const down = Math.ceil(height / per) + 1;
  const floor = await cementFloor([across + 2, down + 2], tileAt, per, {
    seed,
    joint: 0.9,
    mottle: 1.2,
  });
  // Water beyond the edges lights what lies within them.
  const margin = Math.round(per * 0.4);
  const [w, h] = [width + 2 * margin, height + 2 * margin];
  const water = new Float32Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      water[y * w + x] = waterAt((x - margin) / per + 3, (y - margin) / per + 3, seed);
  const out = new Uint8Array(width * height * 3);
  const at = (x: number, y: number) =>
    water[
      Math.max(0, Math.min(h - 1, y + margin)) * w + Math.max(0, Math.min(w - 1, x + margin))
    ] ?? 0;
  const step = Math.max(1, Math.round(per / 60));
  const lit = gatheredLight(at, per, width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const span = (2 * step) / per;
      const sx = (at(x + step, y) - at(x - step, y)) / span;
      const sy = (at(x, y + step) - at(x, y - step)) / span;
      // The bottom, seen through the slope.
      const fx = x + per * (1 - 0.42 * sx);
      const fy = y + per * (1 - 0.42 * sy);
      const [x0, y0] = [Math.floor(fx), Math.floor(fy)];
      const [tx, ty] = [fx - x0, fy - y0];
      const corner = (y0 * floor.width + x0) * 4;
      const light = 0.42 + 0.66 * (lit[y * width + x] ?? 1);
      const glint = Math.max(0, sx * 0.55 - sy * 0.8 - 0.115) * 5;
      const shine = Math.min(1.6, glint ** 1.7) + 0.035;
      for (let c = 0; c < 3; c++) {
        const texel = (place: number) => floor.data[corner + place + c] ?? 0;
        const upper = texel(0) * (1 - tx) + texel(4) * tx;
        const lower = texel(floor.width * 4) * (1 - tx) + texel(floor.width * 4 + 4) * tx;
        const bottom = linear(upper * (1 - ty) + lower * ty) ** 1.12;
        const tint = [0.86, 0.98, 1][c] ?? 1;
        const sky = [0.9, 0.97, 1.04][c] ?? 1;
        out[(y * width + x) * 3 + c] = toByte(bottom * light * tint * 1.15 + shine * sky * 0.75);
      }
    }
  return out;
}
