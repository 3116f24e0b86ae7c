/** Sheets laid on one another: pictures of four bytes a pixel. */
import { clamp, mix } from './vector.ts';

export interface Layer {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

export const emptyLayer = (width: number, height: number): Layer => ({
  width,
  height,
  pixels: new Uint8Array(width * height * 4),
});

/** Puts a color over a pixel, `share` of it. */
export function cover(
  { pixels }: Layer,
  index: number,
  color: readonly [number, number, number],
  share: number,
): void {
  const at = index * 4;
  const under = (pixels[at + 3] as number) / 255;
  const alpha = share + under * (1 - share);
  if (alpha <= 0) return;
  for (let k = 0; k < 3; k++)
    pixels[at + k] = clamp(
      mix(pixels[at + k] as number, color[k] as number, share / alpha),
      0,
      255,
    );
  pixels[at + 3] = alpha * 255;
}

/** Pixel of a layer between pixels; transparent outside. */
function sample({ width, height, pixels }: Layer, x: number, y: number, out: number[]): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  out.fill(0);
  for (let j = 0; j < 2; j++)
    for (let i = 0; i < 2; i++) {
      const [px, py] = [left + i, top + j];
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      const weight = (i ? x - left : 1 - x + left) * (j ? y - top : 1 - y + top);
      const at = (py * width + px) * 4;
      const alpha = ((pixels[at + 3] as number) / 255) * weight;
      for (let k = 0; k < 3; k++) out[k] = (out[k] as number) + (pixels[at + k] as number) * alpha;
      out[3] = (out[3] as number) + alpha;
    }
}

/** Soft shadow of a layer: its alpha, moved and blurred by boxes, laid as one color. */
function shadowOf({ width, height, pixels }: Layer, blur: number): Float32Array {
  let values = Float32Array.from(
    { length: width * height },
    (_, i) => (pixels[i * 4 + 3] as number) / 255,
  );
  for (let pass = 0; pass < 3; pass++)
    for (const [count, length, step, next] of [
      [height, width, 1, width],
      [width, height, width, 1],
    ] as const) {
      const result = new Float32Array(values.length);
      for (let row = 0; row < count; row++) {
        const base = row * next;
        let sum = 0;
        for (let i = -blur; i < length; i++) {
          if (i + blur < length) sum += values[base + (i + blur) * step] as number;
          if (i - blur - 1 >= 0) sum -= values[base + (i - blur - 1) * step] as number;
          if (i >= 0) result[base + i * step] = sum / (2 * blur + 1);
        }
      }
      values = result;
    }
  return values;
}

interface Place {
  /** Position of the middle of the sheet, in pixels of the ground, and its turn in degrees. */
  readonly at: readonly [x: number, y: number];
  readonly turn?: number;
  readonly scale?: number;
  /** Height above the ground, in pixels. */
  readonly lift?: number;
}

/** Lays a sheet on another one, with its shadow. */
export function lay(
  ground: Layer,
  sheet: Layer,
  { at, turn = 0, scale = 1, lift = 0 }: Place,
): void {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const moved = emptyLayer(ground.width, ground.height);
  const pixel = [0, 0, 0, 0];
  for (let y = 0; y < ground.height; y++)
    for (let x = 0; x < ground.width; x++) {
      const [dx, dy] = [(x + 0.5 - at[0]) / scale, (y + 0.5 - at[1]) / scale];
      const sx = dx * cos + dy * sin + sheet.width / 2 - 0.5;
      const sy = dy * cos - dx * sin + sheet.height / 2 - 0.5;
      if (sx < -1 || sy < -1 || sx > sheet.width || sy > sheet.height) continue;
      sample(sheet, sx, sy, pixel);
      const alpha = pixel[3] as number;
      if (alpha <= 0.002) continue;
      const color = [0, 1, 2].map((k) => (pixel[k] as number) / alpha) as [number, number, number];
      cover(moved, y * ground.width + x, color, alpha);
    }
  if (lift > 0) {
    const shade = shadowOf(moved, Math.max(1, Math.round(lift * 0.7)));
    const [ox, oy] = [Math.round(lift * 0.7), Math.round(lift * 1.1)];
    for (let y = oy; y < ground.height; y++)
      for (let x = ox; x < ground.width; x++) {
        const share = (shade[(y - oy) * ground.width + x - ox] as number) * 0.42;
        const index = y * ground.width + x;
        if (share > 0.004 && (ground.pixels[index * 4 + 3] as number) > 0)
          cover(ground, index, [70, 46, 28], share);
      }
  }
  for (let index = 0; index < moved.width * moved.height; index++) {
    const alpha = (moved.pixels[index * 4 + 3] as number) / 255;
    if (alpha === 0) continue;
    const from = index * 4;
    const color = [...moved.pixels.subarray(from, from + 3)] as unknown as [number, number, number];
    cover(ground, index, color, alpha);
  }
}
