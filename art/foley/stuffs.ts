import { cellAt, creased, hash, layered, noise } from './noise.ts';
import type { Spot } from './relief.ts';
import { bulge, clamp, inFrame, mix, step, type Tone, toBox } from './shapes.ts';

/** Gives a spot its color. */
export function dye(spot: Spot, [red, green, blue]: Tone, share = 1): void {
  spot.red = mix(spot.red, red, share);
  spot.green = mix(spot.green, green, share);
  spot.blue = mix(spot.blue, blue, share);
}

export const shade = (spot: Spot, by: number): void => {
  spot.red *= by;
  spot.green *= by;
  spot.blue *= by;
};

/** Draws what lies on a bench smaller, and moved to the right and down, in widths of the picture. */
export const placed =
  (draw: (x: number, y: number, spot: Spot) => void, size: number, right: number, down: number) =>
  (x: number, y: number, spot: Spot): void => {
    draw((x - right) / size, (y - down) / size, spot);
    spot.height *= size;
  };

/** Linoleum that was walked on and waxed: flecks along one direction, scuffs, dull patches. */
export function linoleum(x: number, y: number, spot: Spot, ground: Tone, fleck: Tone): void {
  dye(spot, ground);
  const marble = layered(x * 9, y * 34, 5, 11);
  dye(spot, fleck, 0.5 * step(0.42, 0.8, marble));
  shade(spot, 0.72 + 0.5 * layered(x * 22, y * 70, 4, 19));
  shade(spot, 0.9 + 0.2 * layered(x * 3, y * 3, 3, 23));
  const grit = hash(Math.floor(x * 900), Math.floor(y * 900), 3);
  if (grit > 0.985) shade(spot, 0.7);
  // Scuffs: long thin scratches in two directions.
  const scratch = creased(x * 3 + y * 1.2, y * 46 - x * 9, 2, 37);
  const other = creased(x * 40 + y * 10, y * 4 + x * 2, 2, 41);
  spot.height -= 0.0002 * (step(0.93, 1, scratch) + step(0.94, 1, other));
  shade(spot, 1 + 0.16 * (step(0.94, 1, scratch) + step(0.95, 1, other)));
  spot.height += 0.00028 * layered(x * 160, y * 160, 2, 31) + 0.0012 * noise(x * 4, y * 4, 33);
  spot.gloss = 0.2 + 0.12 * layered(x * 8, y * 8, 3, 29);
  spot.rough = 0.42;
}

/** A strip of white cloth tape, torn at both ends: middle, half its length and width, turn. */
export function tape(
  x: number,
  y: number,
  spot: Spot,
  [atX, atY, halfLong, halfWide, turn]: readonly [number, number, number, number, number],
  colour: Tone,
): boolean {
  const [u, v] = inFrame(x, y, atX, atY, turn);
  const torn = 0.006 * layered(v * 260, u > 0 ? 1.5 : 8.5, 3, 51) - 0.003;
  if (Math.abs(v) > halfWide || Math.abs(u) > halfLong + torn) return false;
  dye(spot, colour);
  const weave = Math.sin(u * 1400) * Math.sin(v * 1400);
  shade(spot, 0.92 + 0.05 * weave - 0.14 * layered(u * 20, v * 60, 4, 53));
  spot.height += 0.0016 + 0.00012 * weave + 0.0008 * creased(u * 16, v * 5, 2, 57);
  spot.gloss = 0.1;
  spot.rough = 0.7;
  return true;
}

/** A microphone that hangs into the picture: its head is a dome of wire mesh, its body matt black. */
export function microphone(
  x: number,
  y: number,
  spot: Spot,
  [atX, atY, turn, size]: readonly [number, number, number, number],
  lift = 0.16,
): void {
  const [u, v] = inFrame(x, y, atX, atY, turn);
  const s = u / size;
  const t = v / size;
  // The head reaches from -1 to 0.5, the body from there on out of the picture.
  const half = s < 0.62 ? 0.5 : 0.44;
  const head = toBox(s + 0.2, t, 0.8, half, 0.42);
  const body = toBox(s - 3.6, t, 3.06, 0.46, 0.05);
  if (head > 0 && body > 0) return;
  const isHead = head <= 0 && s < 0.58;
  const across = clamp(t / half, -1, 1);
  const round = Math.sqrt(Math.max(0, 1 - across * across));
  const end = isHead ? bulge(-head, 0.42, 1) : 1;
  const high = lift + size * 0.5 * Math.min(round, end);
  if (high < spot.height) return;
  spot.height = high;
  const angle = Math.asin(across);
  if (isHead) {
    const mesh = Math.max(Math.cos(s * 60), Math.cos(angle * 32));
    dye(spot, [0.1, 0.1, 0.105]);
    shade(spot, 0.25 + 0.9 * step(-0.1, 0.8, mesh));
    spot.height += size * 0.012 * mesh;
    if (Math.abs(t) < 0.03) dye(spot, [0.16, 0.16, 0.17]);
    spot.gloss = 0.7 * step(0, 0.8, mesh);
    spot.rough = 0.4;
    return;
  }
  dye(spot, [0.022, 0.022, 0.024]);
  const ring = Math.abs(s - 0.74) < 0.09;
  if (ring) dye(spot, [0.5, 0.48, 0.44]);
  shade(spot, 0.85 + 0.3 * layered(s * 60, angle * 20, 3, 61));
  spot.gloss = ring ? 1.1 : 0.5;
  spot.rough = ring ? 0.3 : 0.5;
}

/** Skin of a hide: pebbles of two sizes with creases between. */
export function grainOf(x: number, y: number, seed: number): number {
  const cell = cellAt(x * 150, y * 150, seed);
  const pebble = clamp(cell.next - cell.near) ** 0.6;
  return 0.7 * pebble + 0.3 * layered(x * 340, y * 340, 2, seed + 3);
}
