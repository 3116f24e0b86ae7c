import sharp from 'sharp';
import type { PigmentName } from '../../src/homes/blog-metro/pigments.ts';
import { tilePattern } from '../../src/homes/blog-metro/tile-patterns.ts';
import { clouds, noise, random } from '../traced/random.ts';
import type { Pixels } from '../traced/scene.ts';
import { pigmentColors } from './pigment-colors.ts';

/** A tile of a floor: its pattern, quarter turns, and other colors than it is sold in. */
export interface LaidTile {
  readonly pattern: string;
  readonly turn?: number;
  readonly colors?: readonly PigmentName[];
}

/** One tile of a floor as an SVG group; its place in tiles. */
function groupOf({ pattern, turn = 0, colors }: LaidTile, x: number, y: number): string {
  if (pattern.startsWith('plain-'))
    return `<rect x="${x * 100}" y="${y * 100}" width="100" height="100" fill="${pigmentColors[pattern.slice(6) as PigmentName]}"/>`;
  const { parts, colors: own } = tilePattern(pattern);
  const chosen = colors ?? own;
  const fill = (color: number) => pigmentColors[chosen[color] ?? 'white'];
  const drawn = parts.map(({ d, color }) => `<path d="${d}" fill="${fill(color)}"/>`).join('');
  return `<g transform="translate(${x * 100} ${y * 100}) rotate(${turn * 90} 50 50)"><rect width="100" height="100" fill="${fill(0)}"/>${drawn}</g>`;
}

/** Color of the grout in the joints. */
const grout = [104, 98, 90] as const;

/** Wear and wetness of a floor. */
export interface Wear {
  readonly seed?: number;
  /** Units of a joint between two tiles; 0 for none. */
  readonly joint?: number;
  /** Strength of the mottling. */
  readonly mottle?: number;
}

/**
 * Paints a floor of cement tiles, `per` pixels each: colors that were poured by hand, so that no two tiles
 * are of one tone and no edge of a color is quite straight.
 */
export async function cementFloor(
  [columns, rows]: readonly [number, number],
  tileAt: (x: number, y: number) => LaidTile,
  per: number,
  { seed = 1, joint = 1.1, mottle = 1 }: Wear = {},
): Promise<Pixels> {
  const [width, height] = [columns * per, rows * per];
  const groups = Array.from({ length: columns * rows }, (_, index) =>
    groupOf(
      tileAt(index % columns, Math.floor(index / columns)),
      index % columns,
      Math.floor(index / columns),
    ),
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${columns * 100} ${rows * 100}">${groups}</svg>`;
  const clean = await sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().raw().toBuffer();
  const data = new Uint8Array(width * height * 4);
  const roll = random(seed * 977);
  const tones = Array.from({ length: columns * rows }, () => 0.955 + 0.075 * roll());
  const unit = 100 / per;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      // Places in units of a tile's hundredth; colors ran into each other by half a unit.
      const [u, v] = [x * unit, y * unit];
      const bleedX =
        (noise(u / 5, v / 5, seed + 3) - 0.5) * 0.62 +
        (noise(u / 1.6, v / 1.6, seed + 5) - 0.5) * 0.2;
      const bleedY =
        (noise(u / 5, v / 5, seed + 4) - 0.5) * 0.62 +
        (noise(u / 1.6, v / 1.6, seed + 6) - 0.5) * 0.2;
      const tile = Math.floor(u / 100) + columns * Math.floor(v / 100);
      const inTile = (value: number, whole: number) =>
        Math.max(
          Math.floor(whole / 100) * per,
          Math.min(Math.floor(whole / 100) * per + per - 1, value),
        );
      const [sx, sy] = [inTile(x + bleedX / unit, u), inTile(y + bleedY / unit, v)];
      const [x0, y0] = [Math.floor(sx), Math.floor(sy)];
      const from = (y0 * width + x0) * 3;
      const right = x0 + 1 < width ? 3 : 0;
      const below = y0 + 1 < height ? width * 3 : 0;
      const [fx, fy] = [sx - x0, sy - y0];
      const cloud = clouds(u / 34 + tile * 13, v / 34, seed + 20, 4) - 0.5;
      const fine = noise(u / 0.9, v / 0.9, seed + 40) - 0.5;
      const speck = noise(u / 0.45, v / 0.45, seed + 41);
      let tone = (tones[tile] ?? 1) * (1 + mottle * (0.17 * cloud + 0.05 * fine));
      if (speck > 0.9) tone *= 1 - (speck - 0.9) * 1.1 * mottle;
      const edge = Math.min(u % 100, 100 - (u % 100), v % 100, 100 - (v % 100));
      const chip = joint * (0.55 + 0.3 * noise(u / 2.2, v / 2.2, seed + 50));
      const isJoint = edge < chip;
      const bloom = Math.max(0, clouds(u / 60, v / 60, seed + 60, 3) - 0.56) * 0.55 * mottle;
      for (let c = 0; c < 3; c++) {
        const at = (place: number) => clean[from + place + c] ?? 0;
        const upper = at(0) * (1 - fx) + at(right) * fx;
        const lower = at(below) * (1 - fx) + at(right + below) * fx;
        let value = (upper * (1 - fy) + lower * fy) * tone;
        value += (236 - value) * bloom;
        if (isJoint) value = value * 0.35 + (grout[c] ?? 0) * 0.65 * (0.9 + 0.2 * fine);
        else if (edge < chip + 0.9) value *= 0.955;
        data[(y * width + x) * 4 + c] = Math.max(0, Math.min(255, value));
      }
      data[(y * width + x) * 4 + 3] = 255;
    }
  return { width, height, data };
}
