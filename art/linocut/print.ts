import { noise } from '../woven/noise.ts';

/** Masks of the blocks of one print, 255 where they take ink, and how many pixels a unit has. */
export interface Plates {
  readonly width: number;
  readonly height: number;
  readonly key: Uint8Array;
  readonly red: Uint8Array | undefined;
  readonly scale: number;
  readonly seed: number;
}

const paper = [243, 239, 228] as const;
const black = [24, 21, 20] as const;
const crimson = [181, 18, 27] as const;

/** Offset of the second block from the first, in units. */
const register = [1.5, -1.1] as const;

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const smooth = (from: number, to: number, value: number) => {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
};

/** A mask read between its pixels, from 0 to 1; nothing takes ink beyond the block. */
function reader(mask: Uint8Array, width: number, height: number) {
  return (x: number, y: number): number => {
    if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) return 0;
    const [left, top] = [x | 0, y | 0];
    const [u, v] = [x - left, y - top];
    const at = top * width + left;
    const upper = (mask[at] ?? 0) * (1 - u) + (mask[at + 1] ?? 0) * u;
    const lower = (mask[at + width] ?? 0) * (1 - u) + (mask[at + width + 1] ?? 0) * u;
    return (upper * (1 - v) + lower * v) / 255;
  };
}

/** Mean of a mask over squares of `2 * reach + 1` pixels: ink piles up where it falls. */
function blurred(mask: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const rows = new Uint8Array(mask.length);
  const done = new Uint8Array(mask.length);
  const whole = 2 * reach + 1;
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = -reach; x < width; x++) {
      sum += x + reach < width ? (mask[y * width + x + reach] ?? 0) : 0;
      if (x - reach - 1 >= 0) sum -= mask[y * width + x - reach - 1] ?? 0;
      if (x >= 0) rows[y * width + x] = sum / whole;
    }
  }
  for (let x = 0; x < width; x++) {
    let sum = 0;
    for (let y = -reach; y < height; y++) {
      sum += y + reach < height ? (rows[(y + reach) * width + x] ?? 0) : 0;
      if (y - reach - 1 >= 0) sum -= rows[(y - reach - 1) * width + x] ?? 0;
      if (y >= 0) done[y * width + x] = sum / whole;
    }
  }
  return done;
}

/** The share of ink at a place of a block, from 0 to 1, by its edges, the paper's tooth and the press. */
function inking(
  { width, height, scale }: Plates,
  mask: Uint8Array,
  seed: number,
  salt: number,
): (px: number, py: number) => number {
  const read = reader(mask, width, height);
  const near = blurred(mask, width, height, Math.max(1, Math.round(2.2 * scale)));
  return (px, py) => {
    const [x, y] = [px / scale, py / scale];
    // The knife trembles.
    const sway =
      0.34 * (noise(x / 1.7, y / 1.7, seed) - 0.5) + 0.3 * (noise(x / 6, y / 6, seed + 1) - 0.5);
    const rock =
      0.34 * (noise(x / 1.7, y / 1.7, seed + 2) - 0.5) +
      0.3 * (noise(x / 6, y / 6, seed + 3) - 0.5);
    const covered = smooth(0.34, 0.66, read(px + sway * scale, py + rock * scale));
    if (covered <= 0) return 0;
    const inside = (near[(py | 0) * width + (px | 0)] ?? 0) / 255;
    // Ink is pressed out to the edges; within a field the tooth of the paper shows.
    const press = 0.55 * noise(x / 130, y / 130, seed + 4) + 0.45 * noise(x / 34, y / 34, seed + 5);
    const tooth =
      0.5 * noise(x / 0.9, y / 0.9, seed + 6) +
      0.3 * noise(x / 2.3, y / 1.9, seed + 7) +
      0.2 * noise(x / 7, y / 0.8, seed + 8);
    const full = 0.79 - salt - 0.5 * (press - 0.5) + 0.1 * (1 - inside);
    const missing = smooth(full - 0.03, full + 0.05, tooth);
    const mottle = 0.93 + 0.045 * noise(x / 1.3, y / 1.3, seed + 9) + 0.025 * press;
    return covered * (1 - 0.86 * missing) * mottle;
  };
}

/** Prints the blocks on newsprint: three bytes a pixel. */
export function printOf(plates: Plates): Uint8Array {
  const { width, height, key, red, scale, seed } = plates;
  const pixels = new Uint8Array(width * height * 3);
  const inkAt = inking(plates, key, seed, 0);
  const redAt = red && inking(plates, red, seed + 40, 0.04);
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const share = inkAt(px, py);
      const reddish = redAt ? redAt(px - register[0] * scale, py - register[1] * scale) * 0.96 : 0;
      const at = (py * width + px) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const ground = (paper[channel] ?? 0) * (1 - reddish) + (crimson[channel] ?? 0) * reddish;
        const over =
          (black[channel] ?? 0) * (1 - 0.35 * reddish) + 0.1 * reddish * (crimson[channel] ?? 0);
        pixels[at + channel] = Math.round(ground * (1 - share) + over * share);
      }
    }
  return pixels;
}
