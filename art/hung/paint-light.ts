import { chanceAt, developed, type Print, writePng } from '../traced/print.ts';
import { type Color, linearOf } from '../traced/scene.ts';

/** Grays of the paint in the three channels of the one traced picture: dark, middle, light. */
export const levels: Color = [0.04, 0.3, 0.8];

/**
 * Light of a scene whose every painted surface has one color, from a picture in which that paint was
 * three grays at once, one a channel. Between them it follows s + d·a / (1 − r·a): gloss, the first
 * reflection, and all that go on between painted surfaces.
 */
export function paintedIn(light: Float32Array, hex: string): Float32Array {
  const [a1, a2, a3] = levels;
  const paint = linearOf(hex).map((part) => Math.min(0.86, Math.max(0.008, part)));
  const out = new Float32Array(light.length);
  for (let at = 0; at < light.length; at += 3) {
    const [f1 = 0, f2 = 0, f3 = 0] = [light[at], light[at + 1], light[at + 2]];
    const q = f2 - f1 > 1e-5 ? (((f3 - f2) / (f2 - f1)) * (a2 - a1)) / (a3 - a2) : 1;
    const r = Math.max(-0.3, Math.min(1, (q - 1) / Math.max(0.05, q * a3 - a1)));
    const share = (a: number) => a / (1 - r * a);
    const d = (f3 - f1) / (share(a3) - share(a1));
    const s = f1 - d * share(a1);
    for (const [c, a] of paint.entries()) out[at + c] = Math.max(0, s + d * share(a));
  }
  return out;
}

/** Grain of film, a pixel and a half wide, stronger in the middle tones: in place, in levels of 255. */
function grained(pixels: Uint8Array, width: number, strength: number): void {
  const value = (x: number, y: number) => chanceAt(x, y) + chanceAt(x + 4099, y + 811) - 1;
  for (let at = 0; at < pixels.length; at += 3) {
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)];
    const soft =
      value(x, y) * 0.5 + (value(x + 1, y) + value(x, y + 1)) * 0.36 + value(x + 1, y + 1) * 0.22;
    const tone = ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) * 2 + (pixels[at + 2] ?? 0)) / 1020;
    const shake = soft * strength * (0.55 + 1.8 * tone * (1 - tone));
    for (let c = at; c < at + 3; c++)
      pixels[c] = Math.max(0, Math.min(255, Math.round((pixels[c] ?? 0) + shake)));
  }
}

/** Prints light and writes it; grain hides the steps that an encoder makes of smooth walls. */
export function writeOne(
  light: Float32Array,
  { width, height }: { width: number; height: number },
  path: string,
  print: Print = {},
) {
  const pixels = developed(light, width, height, { ...print, grain: 0 });
  grained(pixels, width, (print.grain ?? 0.011) * 1000);
  return writePng(pixels, width, height, path);
}
