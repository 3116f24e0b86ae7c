import type { DeepExposure } from './march.ts';
import { hash } from './noise.ts';
import type { Exposure } from './relief.ts';
import { clamp } from './shapes.ts';

/** Blurs what is nearer or farther than the lens is set to. */
export function defocused(shot: DeepExposure, focus: number, aperture: number): Exposure {
  const { width, height, light, depth } = shot;
  const most = Math.round(width * 0.03);
  const out = new Float32Array(light.length);
  const spots = 26;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const far = depth[at] ?? 0;
      const blur = Math.min(most, (Math.abs(far - focus) / far) * aperture * width);
      if (blur < 0.7) {
        for (let part = 0; part < 3; part++) out[at * 3 + part] = light[at * 3 + part] ?? 0;
        continue;
      }
      let [red, green, blue, total] = [0, 0, 0, 0];
      const turn = hash(x, y, 91) * 6.283;
      for (let spot = 0; spot < spots; spot++) {
        // A spiral that fills a disc evenly.
        const r = blur * Math.sqrt((spot + 0.5) / spots);
        const angle = turn + spot * 2.39996;
        const sx = clamp(Math.round(x + r * Math.cos(angle)), 0, width - 1);
        const sy = clamp(Math.round(y + r * Math.sin(angle)), 0, height - 1);
        const from = sy * width + sx;
        const other = depth[from] ?? 0;
        // Sharp things in front do not bleed into those behind.
        const share =
          other < far - 0.15 && Math.abs(other - focus) < Math.abs(far - focus) * 0.6 ? 0.04 : 1;
        red += share * (light[from * 3] ?? 0);
        green += share * (light[from * 3 + 1] ?? 0);
        blue += share * (light[from * 3 + 2] ?? 0);
        total += share;
      }
      out[at * 3] = red / total;
      out[at * 3 + 1] = green / total;
      out[at * 3 + 2] = blue / total;
    }
  return { width, height, light: out };
}
