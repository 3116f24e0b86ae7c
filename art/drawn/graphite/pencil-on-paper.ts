import type { Seen } from './look-at.ts';
import { mixed, noise, step, strokes, tooth } from './noise.ts';
import type { Rgb } from './solids.ts';

/** The paper of the page and the graphite on it. */
export const ground: Rgb = [251, 248, 239];
const graphite: Rgb = [52, 44, 42];

export interface Sheet {
  width: number;
  height: number;
  /** Widths over which the drawing fades into the paper, in shares: left, top, right, foot. */
  fade: readonly [number, number, number, number];
  /** The light that fills the darks up, 0 to 1. */
  soft?: number;
}

/** Draws a view: a thin color first, then graphite over the tooth of the paper. */
export function draw(seen: Seen, { width, height, fade, soft = 0.12 }: Sheet): Uint8Array {
  const rgb = new Uint8Array(width * height * 3);
  const k = seen.width / width;
  const outline = thickened(seen, Math.round(k / 2));
  const spot = (buffer: Float32Array, x: number, y: number, n: number, c: number) => {
    const u = Math.max(0, Math.min(seen.width - 1.001, x * k - 0.5));
    const v = Math.max(0, Math.min(seen.height - 1.001, y * k - 0.5));
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const at = (j * seen.width + i) * n + c;
    const row = seen.width * n;
    const top = mixed(buffer[at] ?? 0, buffer[at + n] ?? 0, u - i);
    return mixed(top, mixed(buffer[at + row] ?? 0, buffer[at + row + n] ?? 0, u - i), v - j);
  };
  // A view finer than the drawing is averaged over each pixel, so that no edge is a staircase.
  const taps = Math.ceil(k);
  const sample = (buffer: Float32Array, x: number, y: number, n: number, c: number) => {
    let sum = 0;
    for (let b = 0; b < taps; b += 1)
      for (let a = 0; a < taps; a += 1)
        sum += spot(buffer, x + (a + 0.5) / taps - 0.5, y + (b + 0.5) / taps - 0.5, n, c);
    return sum / (taps * taps);
  };
  const unit = Math.max(width, height) / 2000;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      // Offsets of a hand: nothing is quite where a ruler would have it.
      const wx = x + 2.4 * (noise(x / 60, y / 60, 21) - 0.5);
      const wy = y + 2.4 * (noise(x / 60, y / 60, 23) - 0.5);
      const [u, v] = [x / width, y / height];
      const lay = (seen.lay[Math.floor(wy * k) * seen.width + Math.floor(wx * k)] ?? 0) * Math.PI;
      const first = strokes(x, y, lay, 95 * unit, 4.6 * unit);
      const second = strokes(x, y, lay + 0.62, 70 * unit, 4.2 * unit);
      const ragged = (first - 0.5) * 0.14 + (noise(x / 90, y / 90, 29) - 0.5) * 0.1;
      const inside =
        (fade[0] ? step(0, 1, (u + ragged * fade[0] * 2) / fade[0]) : 1) *
        (fade[1] ? step(0, 1, (v + ragged * fade[1] * 2) / fade[1]) : 1) *
        (fade[2] ? step(0, 1, (1 - u + ragged * fade[2] * 2) / fade[2]) : 1) *
        (fade[3] ? step(0, 1, (1 - v + ragged * fade[3] * 2) / fade[3]) : 1);
      const edge = step(0, 0.02, Math.min(u, v, 1 - u, 1 - v));
      const bite = tooth(x, y);
      const dark = sample(seen.dark, wx, wy, 1, 0) * inside;
      const t = Math.max(0, dark - soft * 0.5) / (1 - soft * 0.5);
      // Graphite takes the hills first; pressed, it fills the valleys too.
      const light = step(0.02, 0.55, t * 1.1 - 0.3 * (1 - first) - 0.16 * (1 - bite));
      const deep = step(0.3, 1, t * 1.15 - 0.22 * (1 - second) - 0.12 * (1 - bite));
      const lx = x + 3 * (noise(x / 38, y / 38, 31) - 0.5);
      const ly = y + 3 * (noise(x / 38, y / 38, 33) - 0.5);
      const drawn = sample(outline, lx, ly, 1, 0) * inside;
      const pressed = 0.55 + 0.45 * noise(x / 110, y / 110, 37);
      const line = step(0.1, 0.75, drawn * 1.5 * pressed - 0.5 * (1 - bite));
      const lead = Math.min(0.94, 0.46 * light + 0.44 * deep + 0.62 * line);
      const share = sample(seen.wash, wx, wy, 4, 3) * inside;
      const pool = share * (0.9 + 0.16 * (noise(x / 46, y / 46, 41) - 0.5) + 0.12 * (0.5 - bite));
      const at = (y * width + x) * 3;
      const grain = edge * (bite - 0.5) * (5 + 9 * dark);
      for (let c = 0; c < 3; c += 1) {
        const paper = ground[c] ?? 0;
        const wash = mixed(paper, sample(seen.wash, wx, wy, 4, c), Math.max(0, Math.min(1, pool)));
        rgb[at + c] = Math.max(0, Math.min(255, mixed(wash, graphite[c] ?? 0, lead) + grain));
      }
    }
  return rgb;
}

/** Outlines as wide as a pencil makes them: `by` more on every side. */
function thickened({ line, width, height }: Seen, by: number): Float32Array {
  let from = line;
  // First along the rows, then down the columns.
  for (const [stride, least, most] of [
    [1, 0, width - 1],
    [width, 0, height - 1],
  ] as const) {
    const to = new Float32Array(from.length);
    for (let at = 0; at < from.length; at += 1) {
      const place = stride === 1 ? at % width : Math.floor(at / width);
      for (let d = Math.max(least - place, -by); d <= Math.min(most - place, by); d += 1)
        to[at] = Math.max(to[at] ?? 0, from[at + d * stride] ?? 0);
    }
    from = to;
  }
  return from;
}
