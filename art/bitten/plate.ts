import { chances } from './chance.ts';
import { clouds, grains, noise } from './noise.ts';
import type { Seen } from './trace.ts';

/** Settings by which a plate is bitten and printed. */
export interface Print {
  /** Light that leaves the paper white, and light that takes all of the ink. */
  white: number;
  black: number;
  /** Under 1 lightens the middle tones. */
  curve?: number;
  /** Share of the tone that comes in steps, as a plate is stopped out and bitten again. */
  steps?: number;
  /** Share of the tone that is resin grain. */
  grain?: number;
  /** Strength of the etched lines along edges. */
  lines?: number;
  /** Strength of the hatching in the shade, and its direction in radians. */
  hatch?: number;
  lean?: number;
  /** Ink that the wiping hand has left all over. */
  film?: number;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const smooth = (from: number, to: number, value: number) => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};

const bites = [0, 0.09, 0.2, 0.34, 0.5, 0.68, 0.86, 1];
/** Tone of the bite that is nearest to it, with a little of the way between two. */
function bitten(tone: number): number {
  const place = bites.findIndex((bite) => bite >= tone);
  const [low, high] = [bites[place - 1] ?? 0, bites[Math.max(place, 0)] ?? 1];
  if (high <= low) return tone;
  return low + (high - low) * smooth(0.36, 0.64, (tone - low) / (high - low));
}

/** Shares of a noise below each of its values, so that a threshold covers just what it says. */
function sharesOf(sample: () => number): (value: number) => number {
  const values = Float32Array.from({ length: 20_000 }, sample).sort();
  const table = Float32Array.from({ length: 257 }, (_, index) => {
    const value = (index / 256) * 1.4;
    let [low, high] = [0, values.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[middle] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    return low / values.length;
  });
  return (value) => table[Math.max(0, Math.min(256, Math.round((value / 1.4) * 256)))] ?? 0;
}

const resin = (x: number, y: number) =>
  0.72 * grains(x, y, 3) + 0.4 * noise(x * 2.1, y * 2.1, 9) + 0.16 * noise(x * 0.31, y * 0.31, 5);

/** Etched lines along edges: where material, depth or direction change. */
function edgesOf({ width, height, depth, normals, materials }: Seen): Float32Array {
  const edges = new Float32Array(width * height);
  const against = (one: number, other: number): number => {
    if (materials[one] !== materials[other]) return 1;
    const [near = 0, far = 0] = [depth[one], depth[other]];
    if (Math.abs(near - far) > 0.02 * Math.min(near, far)) return 0.9;
    let cosine = 0;
    for (let axis = 0; axis < 3; axis++)
      cosine += (normals[one * 3 + axis] ?? 0) * (normals[other * 3 + axis] ?? 0);
    return smooth(0.75, 0.2, cosine) * 0.8;
  };
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const at = y * width + x;
      edges[at] = Math.max(against(at, at + 1), against(at, at + width));
    }
  return edges;
}

type Color = readonly [number, number, number];
const paper: Color = [255, 255, 255];
const ink: Color = [19, 21, 25];
/** Non-photo blue, from a light touch to the dark side of the pencil. */
const blues: readonly Color[] = [
  [186, 224, 243],
  [108, 183, 223],
  [46, 133, 189],
  [20, 76, 122],
  [12, 30, 48],
];

function blueAt(density: number, channel: 0 | 1 | 2): number {
  const place = clamp(density) * (blues.length - 1);
  const low = Math.min(blues.length - 2, Math.floor(place));
  const [one, other] = [blues[low]?.[channel] ?? 0, blues[low + 1]?.[channel] ?? 0];
  return one + (other - one) * (place - low);
}

/** Bites what was seen into a plate and prints it: three bytes a pixel. */
export function print(seen: Seen, how: Print): Uint8Array {
  const { white, black, curve = 1, steps = 0.4, grain = 0.55, lines = 0.6 } = how;
  const { hatch = 0, lean = 0.9, film = 0 } = how;
  const { width, height, light, blue } = seen;
  const unit = Math.max(width, height) / 2400;
  // A draft is too small for its grain: it is given as much as it can show.
  const grainSize = Math.max(3.1, 1.7 / unit);
  const roll = chances(width);
  const shares = sharesOf(() => resin(roll() * 300, roll() * 300));
  const edges = edgesOf(seen);
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const [px, py] = [x / unit, y / unit];
      const tone = clamp(((light[at] ?? 0) - black) / (white - black)) ** curve;
      let dark = 1 - tone;
      if (film > 0) dark = Math.max(dark, film * (0.5 + clouds(px / 420, py / 60, 21)));
      const edge = dark > 0.004 && dark < 0.99 ? 0.07 * (clouds(px / 46, py / 46, 31, 3) - 0.5) : 0;
      const whole = dark + steps * (bitten(clamp(dark + edge)) - dark);
      const share = shares(resin(px / grainSize, py / grainSize));
      const soft = 0.3;
      const dotted = whole < 0.012 ? 0 : smooth(1 - whole - soft, 1 - whole + soft, share);
      let inked = whole + grain * (dotted - whole);
      if (hatch > 0 && whole > 0.3) {
        const line = (angle: number, apart: number, from: number) => {
          const along = px * Math.cos(angle) - py * Math.sin(angle);
          const across = px * Math.sin(angle) + py * Math.cos(angle);
          const place = across / apart + 0.9 * noise(along / 130, across / 60, 41);
          const near = Math.abs(place - Math.floor(place) - 0.5) * 2;
          const wide = smooth(from, 1.05, whole) * 0.9;
          const breaks = 0.35 + 0.65 * noise(along / 24, Math.floor(place) * 3.7, 43);
          return smooth(1 - wide - 0.2, 1 - wide + 0.2, near) * breaks;
        };
        const lined = Math.max(line(lean, 8.5, 0.3), line(lean + 1.25, 8, 0.62));
        inked = Math.max(inked, inked + hatch * lined * (1 - inked));
      }
      if (lines > 0) {
        const broken = smooth(
          0.24,
          0.55,
          noise(px / 38, py / 38, 51) * 0.6 + noise(px / 7, py / 7, 53) * 0.4,
        );
        inked = Math.max(inked, (edges[at] ?? 0) * lines * (0.35 + 0.65 * broken));
      }
      const share3 = clamp(blue[at] ?? 0);
      for (const channel of [0, 1, 2] as const) {
        const plain = paper[channel] + (ink[channel] - paper[channel]) * inked;
        pixels[at * 3 + channel] = Math.round(
          plain + (blueAt(0.12 + inked * 0.88, channel) - plain) * share3,
        );
      }
    }
  return pixels;
}
