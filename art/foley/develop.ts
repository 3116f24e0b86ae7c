import { hash } from './noise.ts';
import type { Exposure } from './relief.ts';
import { clamp, mix } from './shapes.ts';

/** Settings of the development: light to picture. */
export interface Print {
  /** Stops of light more or less. */
  readonly stops: number;
  /** Steepness of the middle tones: 1 is neutral, 2 very steep. */
  readonly contrast: number;
  /** Colors of shadow and light, mixed in by brightness; `[1, 1, 1]` is none. */
  readonly shadow?: readonly [number, number, number];
  readonly bright?: readonly [number, number, number];
  /** 1 is as exposed, 0 gray. */
  readonly colour?: number;
  /** Darkness of the corners, 0 to 1. */
  readonly corners?: number;
  /** Strength of the grain in levels of 255, and its size in shares of the width. */
  readonly grain?: number;
  /** Light that spreads round what is bright, 0 to 1. */
  readonly halo?: number;
}

/** A curve with a soft foot and shoulder. */
const curve = (light: number): number => {
  const value = (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14);
  return clamp(value);
};

const encode = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** Spreads what is brighter than white over its surroundings, at a quarter of the size. */
function halation({ width, height, light }: Exposure, share: number, gain: number): Float32Array {
  const [w, h] = [Math.ceil(width / 4), Math.ceil(height / 4)];
  const small = new Float32Array(w * h * 3);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      for (let part = 0; part < 3; part++) {
        const at = (Math.min(height - 1, y * 4 + 2) * width + Math.min(width - 1, x * 4 + 2)) * 3;
        small[(y * w + x) * 3 + part] = Math.max(0, (light[at + part] ?? 0) * gain - 0.55);
      }
  let from: Float32Array = small;
  for (const reach of [
    Math.round(w * 0.008) + 1,
    Math.round(w * 0.022) + 1,
    Math.round(w * 0.05) + 1,
  ]) {
    from = box(box(from, w, h, reach, true), w, h, reach, false);
  }
  const out = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [sx, sy] = [clamp(x / 4 - 0.5, 0, w - 1.001), clamp(y / 4 - 0.5, 0, h - 1.001)];
      const [left, up] = [sx | 0, sy | 0];
      const [u, v] = [sx - left, sy - up];
      for (let part = 0; part < 3; part++) {
        const at = (up * w + left) * 3 + part;
        const one = mix(from[at] ?? 0, from[at + 3] ?? 0, u);
        const two = mix(from[at + w * 3] ?? 0, from[at + w * 3 + 3] ?? 0, u);
        out[(y * width + x) * 3 + part] = share * mix(one, two, v);
      }
    }
  return out;
}

function box(
  from: Float32Array,
  w: number,
  h: number,
  reach: number,
  across: boolean,
): Float32Array {
  const to = new Float32Array(from.length);
  const [lines, length] = across ? [h, w] : [w, h];
  const [stride, next] = across ? [3, w * 3] : [w * 3, 3];
  for (let line = 0; line < lines; line++)
    for (let part = 0; part < 3; part++) {
      const value = (place: number) =>
        from[line * next + clamp(place, 0, length - 1) * stride + part] ?? 0;
      let sum = 0;
      for (let place = -reach; place <= reach; place++) sum += value(place);
      for (let place = 0; place < length; place++) {
        to[line * next + place * stride + part] = sum / (2 * reach + 1);
        sum += value(place + reach + 1) - value(place - reach);
      }
    }
  return to;
}

const neutral = [1, 1, 1] as const;

/** Develops light to three bytes a pixel. */
export function develop(exposure: Exposure, print: Print): Uint8Array {
  const { width, height, light } = exposure;
  const { stops, contrast, shadow = neutral, bright = neutral, colour = 1, corners = 0 } = print;
  const { grain = 0, halo = 0 } = print;
  const gain = 2 ** stops;
  const spread = halo > 0 ? halation(exposure, halo, gain) : undefined;
  const bytes = new Uint8Array(width * height * 3);
  const size = Math.max(1, width / 900);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) {
      const out = Math.hypot((x / width - 0.5) * 2, (y / height - 0.5) * 2);
      const dark = 1 - corners * clamp((out - 0.45) / 0.95) ** 1.6;
      const raw = [0, 1, 2].map(
        (part) => ((light[at + part] ?? 0) * gain + (spread?.[at + part] ?? 0)) * dark,
      );
      const [red = 0, green = 0, blue = 0] = raw;
      const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      const level = encode(curve(luma));
      const speck =
        grain > 0
          ? grain *
            (0.5 + 1.1 * level * (1 - level) * 2) *
            (hash(x, y, 5) +
              hash(x, y, 6) +
              hash(Math.floor(x / size), Math.floor(y / size), 7) -
              1.5)
          : 0;
      for (let part = 0; part < 3; part++) {
        const tint = mix(shadow[part] ?? 1, bright[part] ?? 1, level);
        const value = encode(curve(mix(luma, raw[part] ?? 0, colour) * tint));
        const steep = mix(value, value * value * (3 - 2 * value), contrast - 1);
        bytes[at + part] = Math.round(clamp(steep + speck / 255) * 255);
      }
    }
  return bytes;
}
