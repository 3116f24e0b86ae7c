import { noise } from '../woven/noise.ts';

/** Inches across the picture. */
export const across = 3.5;
/** Half of the bamboo's width and of the cord's, inches. */
const [bamboo, cord] = [0.2, 0.036];
/** Height of the bamboo's axis, and the place of the hitch along it. */
const [axis, hitch] = [0.72, 2.12];

type Space = readonly [x: number, y: number, z: number];

/** Half of a cow hitch, from its leg to the middle of the bight; y down from the axis, z to the eye. */
const half: readonly Space[] = [
  [0.085, 2.1, 0.2],
  [0.078, 1.2, 0.16],
  [0.062, 0.62, 0.1],
  [0.05, 0.34, 0.05],
  [0.055, 0.2, -0.1],
  [0.075, 0, -0.24],
  [0.098, -0.19, -0.12],
  [0.11, -0.222, 0.02],
  [0.114, -0.16, 0.16],
  [0.112, 0.0, 0.222],
  [0.104, 0.15, 0.185],
  [0.08, 0.262, 0.15],
  [0.03, 0.3, 0.14],
];
/** The other leg lies beside it, not across. */
const mirrored = half
  .slice(0, -1)
  .map(([x, y, z], index): Space => [index === 0 ? 0.002 : index === 1 ? -0.004 : -x, y, z])
  .reverse();
const hitchPoints: readonly Space[] = [...half, [-0.03, 0.3, 0.14], ...mirrored];

/** A point of a curve through all points, at a share of its spans. */
function through(points: readonly Space[], at: number): Space {
  const span = Math.min(points.length - 2, Math.floor(at));
  const t = at - span;
  const pick = (step: number) =>
    points[Math.max(0, Math.min(points.length - 1, span + step))] as Space;
  const [a, b, c, d] = [pick(-1), pick(0), pick(1), pick(2)];
  const axisAt = (k: 0 | 1 | 2) =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * t +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
  return [axisAt(0), axisAt(1), axisAt(2)];
}

/** Layer before the cloth at each pixel: its height, and light of front and rim. */
export interface Front {
  readonly height: Float32Array;
  readonly tone: Float32Array;
  readonly rim: Float32Array;
  /** 1 for bamboo, 2 for cord. */
  readonly kind: Uint8Array;
}

/** Lays a cord into the picture as a row of small balls; the nearest to the eye counts. */
export function layCord(front: Front, width: number, height: number): void {
  const scale = width / across;
  const radius = cord * scale;
  const steps = 5200;
  let run = 0;
  let before = through(hitchPoints, 0);
  for (let step = 0; step <= steps; step++) {
    const at = through(hitchPoints, (step / steps) * (hitchPoints.length - 1));
    const [dx, dy] = [at[0] - before[0], at[1] - before[1]];
    run += Math.hypot(dx, dy, at[2] - before[2]);
    const long = Math.hypot(dx, dy) || 1;
    before = at;
    const [cx, cy] = [(hitch + at[0]) * scale, (axis + at[1]) * scale];
    for (let py = Math.floor(cy - radius); py <= cy + radius; py++)
      for (let px = Math.floor(cx - radius); px <= cx + radius; px++) {
        if (px < 0 || py < 0 || px >= width || py >= height) continue;
        const [ox, oy] = [(px - cx) / radius, (py - cy) / radius];
        const away = ox * ox + oy * oy;
        if (away > 1) continue;
        const z = at[2] + cord * Math.sqrt(1 - away);
        const pixel = py * width + px;
        if (z <= (front.height[pixel] ?? -9)) continue;
        const side = (ox * dy - oy * dx) / long;
        const turn = Math.asin(Math.max(-1, Math.min(1, side)));
        // Sixteen strands over and under each other.
        const one = Math.sin(turn * 4 + run * 92);
        const other = Math.sin(turn * 4 - run * 92);
        const strand = Math.max(Math.abs(one) ** 0.6 * (one * other > 0 ? 1 : 0.74), 0.3);
        const lean = Math.max(0, 0.62 - 0.5 * ox - 0.62 * oy) * Math.sqrt(1 - away * 0.8);
        // Over the edge of the stick it turns out of the light.
        const over = Math.abs(at[1]) < 0.32 ? Math.max(0.14, Math.min(1, 0.14 + at[2] / 0.16)) : 1;
        const fuzz = 0.86 + 0.28 * noise(px * 0.31, py * 0.31, 34);
        front.kind[pixel] = 2;
        front.height[pixel] = z;
        front.tone[pixel] = (0.08 + 0.5 * lean) * (0.46 + 0.54 * strand) * over * fuzz;
        front.rim[pixel] = away ** 3 * 0.8 * over;
      }
  }
}

/** Lays the bamboo: a split half with its skin to the eye, one node, fibers along it. */
export function layBamboo(front: Front, width: number, height: number): void {
  const scale = width / across;
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const [x, y] = [px / scale, py / scale - axis];
      const node = Math.exp(-(((x - 0.86) / 0.05) ** 2));
      const lip = Math.exp(-(((x - 0.905 - 0.006 * noise(y * 30, 0, 30)) / 0.007) ** 2));
      const pale = Math.exp(-(((x - 0.955) / 0.03) ** 2));
      const round = bamboo + 0.018 * node + 0.005 * (noise(x * 2.2, 0, 31) - 0.5);
      const share = y / round;
      if (Math.abs(share) >= 1) continue;
      const pixel = py * width + px;
      // Bundles of fibers, and facets that the broken window left.
      const bundle = noise(x * 2.6, share * 26, 32);
      const fiber = noise(x * 7, share * 64, 33);
      const hair = noise(x * 26, share * 118, 35);
      const pore = noise(x * 34, share * 74, 36) > 0.86 && fiber > 0.5 ? 0.62 : 1;
      const facet = 0.16 * (noise(x * 1.1, share * 5.5, 37) - 0.5);
      const crack = Math.exp(-(((share - 0.36 - 0.05 * noise(x * 2.4, 0, 38)) / 0.012) ** 2));
      const open = crack * Math.max(0, Math.min(1, (x - 1.15) * 3, (1.95 - x) * 3));
      const sharp = Math.exp(-(((share + 0.42 + facet) / 0.13) ** 2));
      const lean = Math.max(0, 0.56 - 0.66 * (share + facet)) * Math.sqrt(1 - 0.7 * share * share);
      const grain = 0.5 + 0.34 * bundle + 0.34 * fiber + 0.22 * hair;
      front.kind[pixel] = 1;
      front.height[pixel] = round * Math.sqrt(1 - share * share) * 0.95;
      front.tone[pixel] =
        (0.05 + 0.3 * lean + 0.1 * sharp * hair) *
        grain *
        pore *
        (1 - 0.72 * lip + 0.3 * pale * (0.5 + fiber)) *
        (1 - 0.8 * open);
      front.rim[pixel] = Math.abs(share) ** 9 * 1.1;
    }
}
