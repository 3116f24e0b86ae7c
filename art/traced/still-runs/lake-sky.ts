import { clouds } from '../random.ts';
import type { Pixels } from '../scene.ts';

const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** The sky over Lake Superior on a still, pale morning: all directions, the north in the middle. */
export function lakeSky(width = 1024): Pixels {
  const height = width / 2;
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const up = 1 - (2 * y) / height;
      const high = Math.max(0, up);
      // Banks of cloud lie flatter the nearer they are to the horizon.
      const far = 1 / (high + 0.12);
      const bank = clouds(x / 46, far * 3.2, 5);
      const veil = Math.max(0, Math.min(1, (bank - 0.4) * 4.2));
      const fade = Math.min(1, high * 5);
      const clear = [
        mix(226, 96, high ** 0.5),
        mix(233, 138, high ** 0.5),
        mix(235, 176, high ** 0.45),
      ];
      const cloud = [mix(244, 226, high), mix(243, 229, high), mix(239, 231, high)];
      const glow = Math.exp(-(((x / width - 0.44) * 7) ** 2)) * Math.exp(-high * 5) * 16;
      for (let c = 0; c < 3; c++) {
        const tone = mix(clear[c] ?? 0, cloud[c] ?? 0, veil * fade * 0.85) + glow;
        data[(y * width + x) * 4 + c] = Math.min(255, up < 0 ? 150 : tone);
      }
      data[(y * width + x) * 4 + 3] = 255;
    }
  return { width, height, data };
}
