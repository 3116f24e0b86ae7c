import sharp from 'sharp';

/** Settings of a print: exposure, contrast, grain. */
export interface Print {
  /** Stops. */
  exposure?: number;
  contrast?: number;
  saturation?: number;
  /** Multiplies dark and light parts. */
  shadows?: readonly [number, number, number];
  lights?: readonly [number, number, number];
  /** Loss of light in the corners. */
  vignette?: number;
  /** Grain, as a share of white. */
  grain?: number;
}

/** A number from 0 to 1 that belongs to two whole numbers. */
export function chanceAt(x: number, y: number): number {
  let mixed = Math.imul(x + 7919, 0x85ebca6b) ^ Math.imul(y + 104729, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296;
}

/** Film curve: a soft foot, a straight middle, a long shoulder. */
const curve = (light: number): number => {
  const x = Math.max(0, light * 0.72);
  return (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
};

const toByte = (value: number) => {
  const v = Math.max(0, Math.min(1, value));
  return 255 * (v < 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
};

/** Prints linear light: exposure, curve, tints of dark and light parts, corners, grain. Three bytes a pixel. */
export function developed(
  light: Float32Array,
  width: number,
  height: number,
  options: Print = {},
): Uint8Array {
  const { exposure = 0, contrast = 1, saturation = 1, vignette = 0.12, grain = 0.012 } = options;
  const { shadows = [1, 1, 1], lights = [1, 1, 1] } = options;
  const gain = 2 ** exposure;
  const out = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const far = Math.hypot(x / width - 0.5, (y / height - 0.5) * 0.8) / 0.64;
      const corner = gain * (1 - vignette * far * far);
      const tone = [0, 1, 2].map((c) => curve((light[at + c] ?? 0) * corner));
      const gray = (tone[0] ?? 0) * 0.3 + (tone[1] ?? 0) * 0.59 + (tone[2] ?? 0) * 0.11;
      const shake = (chanceAt(x, y) + chanceAt(x + 5003, y) - 1) * grain;
      for (let c = 0; c < 3; c++) {
        let value = gray + ((tone[c] ?? 0) - gray) * saturation;
        value *= (shadows[c] ?? 1) * (1 - gray) + (lights[c] ?? 1) * gray;
        if (contrast !== 1) {
          const [a, b] = [Math.max(0, value) ** contrast, Math.max(0, 1 - value) ** contrast];
          value = a / (a + b * 0.78 ** (contrast - 1));
        }
        out[at + c] = Math.max(0, Math.min(255, Math.round(toByte(value) + shake * 255)));
      }
    }
  return out;
}

/** Writes three bytes a pixel as a PNG. */
export const writePng = (pixels: Uint8Array, width: number, height: number, path: string) =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(path);
