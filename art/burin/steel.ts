/** The plate itself, very near: lines cut into steel, mirrored, and half of them still full of ink. */
import { hash, noise } from '../woven/noise.ts';
import { rough } from './noise.ts';
import { colorOf } from './paper.ts';
import { inkOf, windowOf } from './stamp.ts';
import { stamps } from './stamps.ts';
import { clamp, mix, smooth, unit, type Vec } from './vector.ts';

/** Averages of a field over a square of `reach` pixels to each side. */
function blurred(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  const rows = new Float32Array(values.length);
  const result = new Float32Array(values.length);
  const pass = (
    from: Float32Array,
    to: Float32Array,
    lines: number,
    length: number,
    line: number,
    step: number,
  ) => {
    for (let row = 0; row < lines; row++) {
      let sum = 0;
      for (let i = -reach; i < length; i++) {
        if (i + reach < length) sum += from[row * line + (i + reach) * step] as number;
        if (i - reach - 1 >= 0) sum -= from[row * line + (i - reach - 1) * step] as number;
        const count = Math.min(length - 1, i + reach) - Math.max(0, i - reach) + 1;
        if (i >= 0) to[row * line + i * step] = sum / count;
      }
    }
  };
  pass(values, rows, height, width, width, 1);
  pass(rows, result, width, height, 1, width);
  return result;
}

/** A part of the plate, in units of the stamp: where it begins, how wide it is, and the height that is sharp. */
interface PlateView {
  left: number;
  top: number;
  wide: number;
  /** Middle of the sharp band as a share of the height, and how fast it blurs beyond. */
  sharp: number;
  blur: number;
}

/** The foot of the pitcher and most of its name, for wide screens. */
const near: PlateView = { left: 150, top: 838, wide: 640, sharp: 0.54, blur: 1 };
/** The pitcher and the whole of its name, for upright frames. */
const upright: PlateView = { left: 100, top: 230, wide: 800, sharp: 0.74, blur: 0.7 };

type Painter = (width: number, height: number) => Promise<Uint8Array>;
export const steelPixels: Painter = (width, height) => plate(near, width, height);
export const uprightSteelPixels: Painter = (width, height) => plate(upright, width, height);

/** Returns the plate of One Apology in a view: three bytes a pixel. */
async function plate(view: PlateView, width: number, height: number): Promise<Uint8Array> {
  const units = [view.wide, (view.wide * height) / width] as const;
  const scale = width / units[0];
  const own = await inkOf(
    windowOf(stamps.apology, [view.left, view.top, units[0], units[1]]),
    width,
  );
  // A plate is the mirror of its print.
  const cut = new Float32Array(own.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) cut[y * width + x] = own[y * width + width - 1 - x] as number;
  const shallow = blurred(cut, width, height, Math.max(1, Math.round(scale * 0.42)));
  const wide = blurred(cut, width, height, Math.max(1, Math.round(scale * 1.6)));
  const lamp: Vec = unit([-0.72, -0.5, 0.48]);
  const half: Vec = unit([lamp[0], lamp[1], lamp[2] + 1]);
  const red = colorOf('#a81a2c');
  const pixels = new Uint8Array(width * height * 3);
  const at = (field: Float32Array, x: number, y: number) =>
    field[clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)] as number;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [ux, uy] = [x / scale, y / scale];
      // The name stands as far above the foot in each view.
      const low = uy - (units[1] - 360);
      // Brushed along its length, and polished by hand in places.
      const brush = noise(ux / 26, uy * 3.1, 3) - 0.5 + 0.6 * (noise(ux / 70, uy * 1.3, 4) - 0.5);
      const slopeX = (at(shallow, x + 1, y) - at(shallow, x - 1, y)) * 1.9 * scale ** 0.35;
      const slopeY =
        (at(shallow, x, y + 1) - at(shallow, x, y - 1)) * 1.9 * scale ** 0.35 + brush * 0.16;
      const normal = unit([slopeX, slopeY, 1]);
      const lit = Math.max(0, normal[0] * lamp[0] + normal[1] * lamp[1] + normal[2] * lamp[2]);
      const shine =
        Math.max(0, normal[0] * half[0] + normal[1] * half[1] + normal[2] * half[2]) ** 46;
      const pool = smooth(760, 60, Math.hypot(ux - 150, (low - 90) * 1.1));
      const depth = at(shallow, x, y);
      const grain = (hash(x, y, 7) - 0.5) * 7;
      const level = 34 + 118 * lit * (0.34 + 0.9 * pool) + 150 * shine * pool + brush * 22 + grain;
      const shade = 1 - 0.82 * depth - 0.12 * at(wide, x, y);
      const steel: Vec = [level * 1.03 * shade, level * 0.985 * shade, level * 0.93 * shade];
      // The rag has gone over the right half; ink stays in the lines of the left, and a little beside them.
      const wiped = smooth(
        -60,
        80,
        ux - 330 + 60 * (rough(ux / 60, uy / 26, 9, 3) - 0.5) + low * 0.35,
      );
      const film = (1 - wiped) * 0.16 * smooth(0.35, 0.75, rough(ux / 34, uy / 8, 11, 4));
      const ink = clamp(smooth(0.25, 0.6, depth) * (1 - wiped * 0.93) + film);
      const gloss =
        26 * shine * pool + 46 * Math.max(0, slopeX * lamp[0] + slopeY * lamp[1]) * pool;
      const index = (y * width + x) * 3;
      for (let k = 0; k < 3; k++) {
        const wet = (red[k] as number) * (0.42 + 0.6 * pool) + gloss;
        pixels[index + k] = clamp(mix(steel[k] as number, wet, ink), 0, 255);
      }
    }
  return focused(pixels, width, height, view);
}

/** Sharp in a band from the left foot to the right top, as one lens shows a plate from so near. */
function focused(
  pixels: Uint8Array,
  width: number,
  height: number,
  { sharp: middle, blur }: PlateView,
): Uint8Array {
  const channel = (k: number) =>
    Float32Array.from({ length: width * height }, (_, i) => pixels[i * 3 + k] as number);
  for (let k = 0; k < 3; k++) {
    const sharp = channel(k);
    const soft = blurred(
      blurred(sharp, width, height, Math.round(width / 900)),
      width,
      height,
      Math.round(width / 900),
    );
    const far = blurred(
      blurred(soft, width, height, Math.round(width / 300)),
      width,
      height,
      Math.round(width / 300),
    );
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const index = y * width + x;
        const off = blur * Math.abs(y / height - middle + (x / width - 0.5) * 0.16);
        const first = smooth(0.2, 0.34, off);
        const second = smooth(0.32, 0.6, off);
        const value = mix(
          mix(sharp[index] as number, soft[index] as number, first),
          far[index] as number,
          second,
        );
        pixels[index * 3 + k] = clamp(value * (1 - 0.35 * second), 0, 255);
      }
  }
  return pixels;
}
