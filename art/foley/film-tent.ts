import { develop } from './develop.ts';
import { creased, hash, layered, noise } from './noise.ts';
import type { FoleyPicture } from './picture.ts';
import { rain, rings } from './rain.ts';
import type { Exposure } from './relief.ts';
import { alongLine, clamp, mix, type Point, step, toLine, toSag } from './shapes.ts';

/** Light of a point; `solid` where something stands before the sky. */
type Ray = [red: number, green: number, blue: number];

/** Corners of the tent: peak and feet of its front, peak and foot at the back. */
const peak: Point = [0.41, 0.47];
const left: Point = [0.205, 0.8];
const right: Point = [0.575, 0.815];
const back: Point = [0.735, 0.505];
const far: Point = [0.87, 0.775];
/** The lamp in it, and where the ground is a mirror. */
const lamp: Point = [0.51, 0.73];
const shore = 0.865;

/** Side of a line that a point is on. */
const sideOf = ([ax, ay]: Point, [bx, by]: Point, x: number, y: number) =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax);

const within = (corners: readonly Point[], x: number, y: number): boolean =>
  corners.every(
    (corner, index) => sideOf(corner, corners[(index + 1) % corners.length] ?? corner, x, y) >= 0,
  );

function night(x: number, y: number, out: Ray): void {
  const low = step(0.05, 0.8, y);
  const cloud = layered(x * 2.4, y * 4.2, 5, 3);
  out[0] = mix(0.012, 0.03, low) * (0.6 + 0.8 * cloud);
  out[1] = mix(0.03, 0.064, low) * (0.6 + 0.8 * cloud);
  out[2] = mix(0.044, 0.082, low) * (0.6 + 0.8 * cloud);
  // Firs in three rows, each darker; rain stands between them as a veil.
  for (let row = 0; row < 3; row++) {
    const many = [15, 9, 5][row] ?? 5;
    const foot = 0.79;
    let tall = 0;
    for (let tree = Math.floor(x * many) - 1; tree <= Math.floor(x * many) + 1; tree++) {
      const at = (tree + 0.15 + 0.7 * hash(tree, row, 5)) / many;
      const high = ([0.26, 0.4, 0.6][row] ?? 0.3) * (0.55 + 0.6 * hash(tree, row, 7));
      const down = clamp((y - foot + high) / high);
      const tier = (down * (11 + 3 * row)) % 1;
      const half =
        (0.32 / many) * down ** 0.85 * (0.55 + 0.5 * tier) +
        0.01 * (noise(x * 90, y * 90, 9) - 0.5);
      if (down > 0 && Math.abs(x - at) < half) tall = 1;
    }
    const near = Math.exp(-Math.hypot((x - lamp[0]) * 1.1, y - lamp[1]) / 0.28);
    const shade = [0.6, 0.34, 0.13][row] ?? 0.2;
    if (tall) {
      out[0] = 0.022 * shade + 0.1 * near * shade;
      out[1] = 0.05 * shade + 0.04 * near * shade;
      out[2] = 0.064 * shade + 0.012 * near * shade;
    }
  }
  // Breath of light in the wet air round the tent.
  const glow = Math.exp(-Math.hypot((x - 0.5) * 0.85, y - 0.65) / 0.17) * 0.19;
  out[0] += glow;
  out[1] += glow * 0.47;
  out[2] += glow * 0.13;
}

/** Cloth with a lamp behind it. */
function cloth(x: number, y: number, out: Ray, isFront: boolean): void {
  const away = Math.hypot((x - lamp[0]) * (isFront ? 1.2 : 0.9), (y - lamp[1]) * 1.05);
  let level = 2.1 / (1 + (away / 0.105) ** 2) + 0.16 * Math.exp(-away / 0.2);
  // Pulled tight from the peaks and the pegs: creases run out of them.
  for (const [px, py] of isFront ? [peak, left, right] : [peak, back, far, right]) {
    const r = Math.hypot(x - px, y - py);
    const angle = Math.atan2(y - py, x - px);
    level *= 1 - 0.34 * (creased(angle * 6 + px * 9, r * 2.4, 2, 11) - 0.4) * Math.exp(-r / 0.15);
  }
  level *= 0.86 + 0.24 * layered(x * 16, y * 9, 3, 13);
  // Wet through in long runs, darker; between them it is dry yet.
  const run = step(0.4, 0.75, layered((x + (isFront ? 0 : 0.24 * y)) * 46, y * 3.2, 3, 15));
  const wet = step(0.25, 0.75, (y - peak[1]) / 0.33 + 0.5 * run);
  level *= 1 - 0.3 * wet;
  // Drops that hang on it, each with a light in it.
  const drop = hash(Math.floor(x * 330), Math.floor(y * 330), 17);
  if (drop > 0.985) level *= 0.66;
  if (drop < 0.004) level += 0.5 * wet;
  level *= 0.985 + 0.03 * Math.sin(x * 1500) * Math.sin(y * 1500);
  // A person inside, knees drawn up, leaning on the far wall.
  if (!isFront) {
    const sitting = Math.min(
      Math.hypot(x - 0.648, (y - 0.617) * 0.92) - 0.034,
      toLine(x, y, 0.652, 0.665, 0.69, 0.765) - 0.042,
      toLine(x, y, 0.69, 0.77, 0.6, 0.715) - 0.026,
      toLine(x, y, 0.6, 0.715, 0.585, 0.79) - 0.02,
      toLine(x, y, 0.64, 0.68, 0.598, 0.725) - 0.016,
    );
    level *= 1 - 0.86 * step(0.012, -0.008, sitting);
  }
  const warm = clamp(level / 2);
  out[0] = level * 1.25;
  out[1] = level * mix(0.4, 0.72, warm);
  out[2] = level * mix(0.08, 0.3, warm);
}

function tent(x: number, y: number, out: Ray): void {
  const inSide = within([peak, back, far, right], x, y);
  const inFront = within([peak, right, left], x, y);
  if (inFront || inSide) cloth(x, y, out, inFront);
  if (inFront) {
    // The zip, and the flap that is tied a hand wide open.
    const zip = alongLine(x, y, peak[0], peak[1], 0.4, 0.81);
    const off = x - mix(peak[0], 0.4, zip);
    const open = 0.03 * step(0.45, 1, zip);
    if (off > 0 && off < open) {
      out[0] = 2.6;
      out[1] = 1.75;
      out[2] = 0.85;
    }
    const seam = Math.exp(-(((off - open) / 0.003) ** 2)) + Math.exp(-((off / 0.003) ** 2));
    for (let part = 0; part < 3; part++) out[part] = (out[part] ?? 0) * (1 - 0.55 * clamp(seam));
  }
  // Seams, the ridge, and water that stands on them and splashes.
  const edges = [
    toSag(x, y, peak, back, 0.011),
    toLine(x, y, peak[0], peak[1], right[0], right[1]),
    toLine(x, y, peak[0], peak[1], left[0], left[1]),
    toSag(x, y, back, far, 0),
  ];
  edges.forEach((off, index) => {
    const line = Math.exp(-((off / 0.0026) ** 2));
    const bright = index === 1 ? -0.45 : 0.55;
    for (let part = 0; part < 3; part++)
      out[part] =
        bright < 0
          ? (out[part] ?? 0) * (1 + bright * line)
          : (out[part] ?? 0) +
            line * bright * ([0.8, 0.62, 0.42][part] ?? 1) * (0.5 + noise(x * 160, y * 160, 19));
    const splash = hash(Math.floor(x * 420), Math.floor(y * 420), 21 + index);
    if (index !== 1 && !inFront && !inSide && off < 0.03 && splash > 0.95 + 0.05 * (off / 0.03)) {
      out[0] += 0.42;
      out[1] += 0.3;
      out[2] += 0.18;
    }
  });
  // Poles and guys.
  for (const [from, to] of [
    [peak, [0.08, 0.86]],
    [peak, [0.29, 0.9]],
    [back, [0.985, 0.82]],
  ] as const) {
    const line = Math.exp(-((toSag(x, y, from, to, 0.008) / 0.0014) ** 2));
    out[0] += line * 0.16;
    out[1] += line * 0.12;
    out[2] += line * 0.08;
  }
}

/** Blades of grass in rows, lit from where the lamp is. */
function grass(x: number, y: number, out: Ray): void {
  for (let row = 0; row < 8; row++) {
    const base = 0.79 + row * 0.014 + 0.006 * Math.sin(x * 20 + row);
    if (y > base + 0.004) {
      const near = Math.exp(-Math.hypot(x - 0.5, (base - 0.81) * 2.2) / 0.22);
      const soil = 0.4 + 0.7 * layered(x * 40, y * 60, 3, 23);
      out[0] = (0.006 + 0.22 * near) * soil;
      out[1] = (0.01 + 0.1 * near) * soil;
      out[2] = (0.012 + 0.024 * near) * soil;
    }
    const many = 230 - row * 14;
    for (let blade = Math.floor(x * many) - 3; blade <= Math.floor(x * many) + 3; blade++) {
      const at = (blade + hash(blade, row, 25)) / many;
      const high = 0.014 + 0.026 * hash(blade, row, 27) * (0.7 + 0.08 * row);
      const up = (base - y + 0.004) / high;
      if (up < 0 || up > 1) continue;
      const lean = (hash(blade, row, 29) - 0.5) * 0.022 * up * up;
      if (Math.abs(x - at - lean) > 0.0016 * (1 - up * 0.8)) continue;
      const near = Math.exp(-Math.hypot(x - 0.5, (base - 0.81) * 2.2) / 0.24);
      const tip = 0.35 + 0.65 * up;
      out[0] = 0.008 + 0.62 * near * tip * hash(blade, row, 31);
      out[1] = 0.014 + 0.36 * near * tip * hash(blade, row, 31);
      out[2] = 0.016 + 0.06 * near * tip;
    }
  }
}

function dry(x: number, y: number, out: Ray): void {
  night(x, y, out);
  tent(x, y, out);
  if (y > 0.74) grass(x, y, out);
}

function whole(x: number, y: number, out: Ray): void {
  const bank = shore + 0.018 * layered(x * 5, 1, 3, 39) - 0.009 + 0.02 * Math.abs(x - 0.5);
  if (y < bank) {
    dry(x, y, out);
    return;
  }
  const ring = rings(x, y, shore);
  const wave = 0.006 * (layered(x * 9, y * 60, 3, 41) - 0.5) * (1 + (y - bank) * 6);
  const mirrored = 2 * (bank - 0.02) - y + wave * 2 + ring * 0.008;
  dry(x + wave + ring * 0.004, Math.max(0.02, mirrored), out);
  const share = 0.62 - 0.3 * (y - bank);
  const glint = clamp(ring) * Math.exp(-Math.abs(x - 0.5) / 0.3) * 0.12;
  out[0] = out[0] * share + 0.004 + glint;
  out[1] = out[1] * share + 0.01 + glint * 0.6;
  out[2] = out[2] * share + 0.014 + glint * 0.3;
}

const paint = (width: number, height: number): Uint8Array => {
  const light = new Float32Array(width * height * 3);
  const out: Ray = [0, 0, 0];
  const offsets = width > 900 ? [0.25, 0.75] : [0.5];
  const share = 1 / offsets.length ** 2;
  for (let py = 0, at = 0; py < height; py++)
    for (let px = 0; px < width; px++, at += 3)
      for (const oy of offsets)
        for (const ox of offsets) {
          whole((px + ox) / width, (py + oy) / width, out);
          for (let part = 0; part < 3; part++)
            light[at + part] = (light[at + part] ?? 0) + (out[part] ?? 0) * share;
        }
  rain(light, width, height);
  const shot: Exposure = { width, height, light };
  return develop(shot, {
    stops: 0.25,
    contrast: 1.25,
    shadow: [0.85, 1.02, 1.1],
    bright: [1.05, 1, 0.9],
    corners: 0.35,
    grain: 5,
    halo: 0.22,
  });
};

/** Rain on a tent. */
export const filmTent: readonly FoleyPicture[] = [
  {
    name: 'film-tent',
    scene: 'foley',
    alt: 'A film still: a tent lit from inside at night in heavy rain, the shadow of somebody sitting in it, a puddle before it.',
    focus: [0.52, 0.55],
    half: true,
    width: 1600,
    height: 2000,
    paint,
  },
];
