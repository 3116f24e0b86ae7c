import type { Seen } from './trace.ts';

/** Takes the noise of few looks out of the light: a mean of neighbors of the same surface. */
export function settle(seen: Seen, radius: number, passes = 2): Seen {
  const { width, height, normals, materials, depth } = seen;
  let light = seen.light;
  for (let pass = 0; pass < passes; pass++) {
    const out = new Float32Array(light.length);
    const step = pass + 1;
    const range = 0.22 / (pass + 1);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = y * width + x;
        const own = light[at] as number;
        const kind = materials[at] as number;
        const far = depth[at] as number;
        let [sum, total] = [own, 1];
        for (let dy = -radius; dy <= radius; dy++)
          for (let dx = -radius; dx <= radius; dx++) {
            if (dx === 0 && dy === 0) continue;
            const [nx, ny] = [x + dx * step, y + dy * step];
            if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
            const other = ny * width + nx;
            if (materials[other] !== kind) continue;
            if (Math.abs((depth[other] as number) - far) > 0.03 * far) continue;
            const cosine =
              (normals[at * 3] as number) * (normals[other * 3] as number) +
              (normals[at * 3 + 1] as number) * (normals[other * 3 + 1] as number) +
              (normals[at * 3 + 2] as number) * (normals[other * 3 + 2] as number);
            if (cosine < 0.8) continue;
            const away = ((light[other] as number) - own) / (range * (0.2 + own));
            const weight =
              Math.exp(-away * away) * (1 - (dx * dx + dy * dy) / (2.4 * radius * radius + 1));
            if (weight <= 0) continue;
            sum += weight * (light[other] as number);
            total += weight;
          }
        out[at] = sum / total;
      }
    light = out;
  }
  return { ...seen, light };
}
