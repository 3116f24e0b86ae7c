import { kiteLook } from './look.ts';
import type { KitePlan, Sun } from './plan.ts';
import type { Seen } from './seen.ts';

/** Place of a kite in a picture: the piece of its plane that the picture shows, inches. */
export interface Hanging {
  readonly plan: KitePlan;
  readonly sun: Sun;
  /** Inches across the whole width, and the place in the middle of the picture. */
  readonly across: number;
  readonly middle: readonly [x: number, y: number];
  /** Degrees, to the right. */
  readonly tilt?: number;
}

const looks = [0.25, 0.75];

/** Linear light to a byte, with a soft shoulder: what is brightest turns paler, as on film. */
export const exposed = (light: number): number => {
  const shown = 1 - Math.exp(-1.55 * Math.max(0, light));
  return Math.max(0, Math.min(255, 255 * shown ** (1 / 2.2)));
};

/** Paints a kite that hangs before nothing: four bytes a pixel. */
export function paintHanging(hanging: Hanging, width: number, height: number): Uint8Array {
  const { plan, sun, across, middle, tilt = 0 } = hanging;
  const fine = across / width;
  const look = kiteLook(plan, sun, 'through', fine);
  const pixels = new Uint8Array(width * height * 4);
  const seen: Seen = { red: 0, green: 0, blue: 0, cover: 0 };
  const [cos, sin] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)];
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      let [red, green, blue, cover] = [0, 0, 0, 0];
      for (const ox of looks)
        for (const oy of looks) {
          const u = (px + ox - width / 2) * fine;
          const v = (py + oy - height / 2) * fine;
          look(middle[0] + u * cos + v * sin, middle[1] - u * sin + v * cos, seen);
          red += seen.red * seen.cover;
          green += seen.green * seen.cover;
          blue += seen.blue * seen.cover;
          cover += seen.cover;
        }
      if (cover === 0) continue;
      const pixel = (py * width + px) * 4;
      pixels[pixel] = exposed(red / cover);
      pixels[pixel + 1] = exposed(green / cover);
      pixels[pixel + 2] = exposed(blue / cover);
      pixels[pixel + 3] = (255 * cover) / 4;
    }
  return pixels;
}
