import { noise } from '../woven/noise.ts';
import { exposed } from './paint.ts';
import { fade } from './sdf.ts';

/** Inches across the picture. */
const across = 3.5;
/** Half of the bamboo's width, of the cord's, and of the seam's, inches. */
const [bamboo, cord, seam] = [0.2, 0.036, 0.19];
/** Height of the bamboo's axis, and the place of the hitch along it. */
const [axis, hitch] = [0.72, 2.12];
/** The seam runs a little downhill. */
const seamAt = (x: number): number => 1.3 - 0.05 * x;

type Space = readonly [x: number, y: number, z: number];

/** Half of a cow hitch, from its leg to the middle of the bight; y down from the axis, z to the eye. */
const half: readonly Space[] = [
  [0.42, 2.1, 0.2],
  [0.24, 1.2, 0.16],
  [0.075, 0.62, 0.1],
  [0.05, 0.34, 0.05],
  [0.055, 0.2, -0.1],
  [0.075, 0, -0.25],
  [0.1, -0.2, -0.12],
  [0.115, -0.235, 0.04],
  [0.118, -0.12, 0.215],
  [0.112, 0.03, 0.245],
  [0.104, 0.16, 0.215],
  [0.08, 0.27, 0.165],
  [0.03, 0.315, 0.15],
];
/** The other leg lies beside it, not across. */
const mirrored = half
  .slice(0, -1)
  .map(([x, y, z], index): Space => [index === 0 ? 0.33 : index === 1 ? 0.15 : -x, y, z])
  .reverse();
const hitchPoints: readonly Space[] = [...half, [-0.03, 0.315, 0.15], ...mirrored.slice(0)];

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
interface Front {
  readonly height: Float32Array;
  readonly tone: Float32Array;
  readonly rim: Float32Array;
  /** 1 for bamboo, 2 for cord. */
  readonly kind: Uint8Array;
}

/** Lays a cord into the picture as a row of small balls; the nearest to the eye counts. */
function layCord(front: Front, width: number, height: number): void {
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
        if (z <= (front.height[pixel] ?? 0)) continue;
        const side = (ox * dy - oy * dx) / long;
        const turn = Math.asin(Math.max(-1, Math.min(1, side)));
        // Sixteen strands over and under each other.
        const one = Math.sin(turn * 4 + run * 92);
        const other = Math.sin(turn * 4 - run * 92);
        const strand = Math.max(Math.abs(one) ** 0.6 * (one * other > 0 ? 1 : 0.7), 0.3);
        const lean = Math.max(0, 0.62 - 0.5 * ox - 0.62 * oy) * Math.sqrt(1 - away * 0.8);
        front.kind[pixel] = 2;
        front.height[pixel] = z;
        front.tone[pixel] = (0.1 + 0.5 * lean) * (0.42 + 0.58 * strand);
        front.rim[pixel] = away ** 3 * 0.8;
      }
  }
}

/** Lays the bamboo: a split half with its skin to the eye, one node, fibers along it. */
function layBamboo(front: Front, width: number, height: number): void {
  const scale = width / across;
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const [x, y] = [px / scale, py / scale - axis];
      const node = Math.exp(-(((x - 0.86) / 0.045) ** 2));
      const lip = Math.exp(-(((x - 0.925) / 0.02) ** 2));
      const round = bamboo + 0.022 * node + 0.004 * (noise(x * 3, 0, 31) - 0.5);
      const share = y / round;
      if (Math.abs(share) >= 1) continue;
      const z = round * Math.sqrt(1 - share * share) * 0.95;
      const pixel = py * width + px;
      const fiber = noise(x * 5, share * 46, 32) * 0.6 + noise(x * 1.4, share * 120, 33) * 0.4;
      const lean = Math.max(0, 0.58 - 0.66 * share) * Math.sqrt(1 - 0.7 * share * share);
      front.kind[pixel] = 1;
      front.height[pixel] = z;
      front.tone[pixel] =
        (0.075 + 0.33 * lean) * (0.66 + 0.5 * fiber) * (1 - 0.5 * lip + 0.12 * node);
      front.rim[pixel] = Math.abs(share) ** 7 * 1.1;
    }
}

/** One layer of ripstop against the light: plain weave, every twentieth thread double. */
function weave(x: number, y: number, slant: number): number {
  const [u, v] = [
    x * 102 + slant * y + 0.22 * noise(x * 9, y * 60, 41),
    y * 98 + 0.22 * noise(x * 60, y * 9, 42),
  ];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const [p, q] = [Math.abs(u - i - 0.5) * 2, Math.abs(v - j - 0.5) * 2];
  const gap = Math.max(0, p - 0.62) * Math.max(0, q - 0.62) * 6.2;
  const over = (i + j) % 2 === 0 ? 1 - p * p : 1 - q * q;
  const strong = i % 20 < 2 || j % 20 < 2 ? 0.72 : 1;
  return (0.8 + 0.17 * over + gap) * strong * (0.95 + 0.1 * noise(i * 1.3, j * 0.06, 43));
}

/** One row of stitches: thread on top, and holes through which the light comes. */
function stitchAt(x: number, away: number, shift: number): { thread: number; hole: number } {
  const beat = x * 8 + shift;
  const place = beat - Math.floor(beat);
  const along = (place - 0.5) / 0.43;
  const half = 0.0155 * Math.sqrt(Math.max(0, 1 - along ** 6));
  const thread =
    Math.abs(along) < 1 && half > 0 ? fade(half * 0.8, half * 1.08, Math.abs(away)) : 0;
  const toHole = Math.hypot((place > 0.5 ? 1 - place : place) / 8, away);
  return { thread, hole: fade(0.006, 0.026, toHole) };
}

/** A seam from an inch away: felled cloth against the light, bamboo and a bridle's hitch before it. */
export function paintSeam(width: number, height: number): Uint8Array {
  const scale = width / across;
  const size = width * height;
  const front: Front = {
    height: new Float32Array(size),
    tone: new Float32Array(size),
    rim: new Float32Array(size),
    kind: new Uint8Array(size),
  };
  layBamboo(front, width, height);
  layCord(front, width, height);
  const pixels = new Uint8Array(size * 3);
  const cloth = [0.98, 0.43, 0.012] as const;
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const [x, y] = [px / scale, py / scale];
      const pixel = py * width + px;
      const wrinkle = noise((x - 0.25 * y) * 5, y * 0.7, 46) - 0.5;
      const far = Math.hypot(x - 0.7, (y - 1.75) * 1.2);
      const glare = 0.3 + 1.2 * Math.exp(-far * far * 0.55);
      const away = y - seamAt(x);
      const inside = Math.abs(away) < seam;
      const ripple =
        1 +
        0.3 * wrinkle * Math.exp(-Math.abs(away) * 1.4) +
        0.16 * (noise(x * 2.2, y * 3.4, 44) - 0.5) +
        0.12 * (noise(x * 7 + y * 4, y * 1.2, 45) - 0.5);
      let power = 0.95 + 0.34 * Math.max(0, 1 - glare);
      let light = glare * ripple * weave(x, y, 0);
      if (inside) {
        const pucker = Math.cos((x * 8 + 0.5) * Math.PI * 2);
        power = 1.95 + 0.3 * Math.max(0, 1 - glare) + 0.1 * pucker;
        light = glare * (0.9 + 0.06 * pucker) * weave(x + 0.004, y * 0.98 + 0.05 * x, 6);
        const edge = seam - Math.abs(away);
        light *= 1 - 0.4 * fade(0, 0.02, edge) + 0.24 * fade(0.012, 0.05, Math.abs(edge - 0.03));
      } else {
        const edge = Math.abs(away) - seam;
        light *= 1 - 0.28 * fade(0, 0.07, edge);
      }
      let [red, green, blue] = [
        cloth[0] ** power * light,
        cloth[1] ** power * light,
        cloth[2] ** power * light,
      ];
      for (const [offset, shift] of [
        [-0.13, 0.1],
        [0.13, 0.63],
      ] as const) {
        const { thread, hole } = stitchAt(x, away - offset, shift);
        const shine = hole * (0.4 + glare * 1.2);
        red += shine;
        green += shine * 0.86;
        blue += shine * 0.5;
        if (thread > 0) {
          const twist = 0.5 + 0.5 * Math.sin(x * 330 + (away - offset) * 620);
          const round = 1 - ((away - offset) / 0.0165) ** 2;
          const tone = (0.1 + 0.2 * twist) * (0.4 + 0.6 * Math.max(0, round));
          red = red * (1 - thread) + tone * 1.25 * thread;
          green = green * (1 - thread) + tone * 0.82 * thread;
          blue = blue * (1 - thread) + tone * 0.45 * thread;
        }
      }
      // What stands before the cloth takes light from the air beside it.
      let shade = 1;
      for (const reach of [0.03, 0.07, 0.12]) {
        const step = Math.round(reach * scale);
        const up = front.height[Math.max(0, py - step) * width + px] ?? 0;
        const aside = front.height[py * width + Math.max(0, px - step)] ?? 0;
        if (Math.max(up, aside) > 0.02) shade -= 0.07;
      }
      red *= shade;
      green *= shade;
      blue *= shade;
      if ((front.height[pixel] ?? 0) > 0) {
        const tone = front.tone[pixel] ?? 0;
        const rim = (front.rim[pixel] ?? 0) * glare;
        const skin =
          front.kind[pixel] === 2 ? ([1.05, 1, 0.92] as const) : ([1.12, 0.72, 0.33] as const);
        red = tone * skin[0] + rim * 0.62;
        green = tone * skin[1] + rim * 0.3;
        blue = tone * skin[2] + rim * 0.02;
      }
      pixels[pixel * 3] = exposed(red);
      pixels[pixel * 3 + 1] = exposed(green);
      pixels[pixel * 3 + 2] = exposed(blue);
    }
  return pixels;
}
