import { develop } from './develop.ts';
import { creased, hash, layered, noise } from './noise.ts';
import type { FoleyPicture } from './picture.ts';
import type { Exposure } from './relief.ts';
import { clamp, mix, smoothLeast, step, toLine } from './shapes.ts';

/** The probe, from which all beams go; half the angle of the fan, and how deep it sees. */
const probe = { x: 0.5, y: 0.16, half: 0.76, deep: 0.86 };

interface Chamber {
  x: number;
  y: number;
  wide: number;
  tall: number;
  turn: number;
}

/** Four rooms with their point upward: the two that pump, and the two that fill them. */
const chambers: readonly (readonly [Chamber, Chamber])[] = [
  [
    { x: 0.6, y: 0.455, wide: 0.094, tall: 0.215, turn: -0.2 },
    { x: 0.655, y: 0.79, wide: 0.088, tall: 0.1, turn: 0.25 },
  ],
  [
    { x: 0.4, y: 0.53, wide: 0.062, tall: 0.142, turn: 0.42 },
    { x: 0.42, y: 0.77, wide: 0.082, tall: 0.078, turn: -0.3 },
  ],
];

function toChamber(x: number, y: number, { x: cx, y: cy, wide, tall, turn }: Chamber): number {
  const [dx, dy] = [x - cx, y - cy];
  const u = dx * Math.cos(turn) + dy * Math.sin(turn);
  const v = -dx * Math.sin(turn) + dy * Math.cos(turn);
  const bend = 0.42 * (layered(x * 11, y * 11, 4, 3) - 0.5);
  // Pointed above, broad below.
  const taper = 1 - 0.34 * clamp(-v / tall, -0.2, 1);
  return (Math.hypot(u / (wide * taper), v / tall) - 1 + bend) * Math.min(wide, tall);
}

/** Distance to the wall of the nearest side of the heart, negative inside; its two rooms open into each other. */
function toRoom(x: number, y: number): number {
  let least = 9;
  for (const [above, below] of chambers)
    least = Math.min(least, smoothLeast(toChamber(x, y, above), toChamber(x, y, below), 0.05));
  return least;
}

/** The leaves of the two valves, half open. */
const leaves = [
  [0.573, 0.668, 0.622, 0.612],
  [0.722, 0.676, 0.668, 0.592],
  [0.352, 0.672, 0.385, 0.632],
  [0.492, 0.664, 0.44, 0.65],
] as const;

/** Share of the echo that a place returns, 0 to 1. */
function echo(x: number, y: number): number {
  const away = toRoom(x, y);
  const muscle = 0.16 + 0.2 * layered(x * 14, y * 14, 4, 5);
  let back = muscle * step(-0.012, 0.01, away) + 0.012;
  // Walls that lie across the beam shine.
  back +=
    0.5 *
    Math.exp(-(((away - 0.005) / 0.009) ** 2)) *
    step(0.2, 0.85, noise(x * 13, y * 13, 7)) *
    1.4;
  const outer =
    Math.hypot((x - 0.53 - 0.1 * (y - 0.6)) / 0.285, (y - 0.6) / 0.36) -
    1 +
    0.06 * noise(x * 9, y * 9, 8);
  back +=
    0.85 *
    Math.exp(-((outer / 0.026) ** 2)) *
    step(0.3, 0.75, noise(x * 9, y * 9, 9) + 0.3 * step(0.7, 0.95, y));
  back *= mix(1, 0.42, step(0.02, 0.12, outer));
  for (const [ax, ay, bx, by] of leaves) {
    const off = toLine(x, y + 0.012 * Math.sin(x * 60), ax, ay, bx, by);
    back += 0.95 * Math.exp(-((off / 0.0052) ** 2));
  }
  // Lung at one side throws a shadow.
  return back * (1 - 0.6 * step(0.64, 0.8, x + 0.1 * Math.sin(y * 6)));
}

function fan(x: number, y: number): number {
  const [dx, dy] = [x - probe.x, y - probe.y];
  const r = Math.hypot(dx, dy);
  const angle = Math.atan2(dx, dy);
  if (r < 0.035 || r > probe.deep || Math.abs(angle) > probe.half) return 0;
  const edge =
    step(0, 0.01, probe.half - Math.abs(angle)) *
    step(0, 0.006, probe.deep - r) *
    step(0.035, 0.05, r);
  // Speckle: fine along the beam, wider across it the deeper it goes.
  const grain = layered(angle * 150, r * 300, 2, 11);
  const second = noise(angle * 95, r * 430, 13);
  const speckle = (-Math.log(1 - 0.985 * clamp(0.72 * grain + 0.28 * second))) ** 1.3;
  const gain = 0.75 + 0.5 * step(0.1, 0.6, r) - 0.55 * step(0.62, 0.86, r);
  const near = 1.2 * Math.exp(-(((r - 0.05) / 0.03) ** 2)) * noise(angle * 12, r * 90, 15);
  const beam = 0.82 + 0.3 * noise(angle * 60, 1, 17);
  return edge * (echo(x, y) * speckle * gain * beam * 1.25 + near * 0.4 + 0.012);
}

/** One beat of the trace under it, as a height. */
function beat(phase: number): number {
  const wave = (at: number, wide: number, high: number) =>
    high * Math.exp(-(((phase - at) / wide) ** 2));
  return (
    wave(0.2, 0.028, 0.16) -
    wave(0.335, 0.011, 0.16) +
    wave(0.36, 0.012, 1) -
    wave(0.39, 0.013, 0.3) +
    wave(0.6, 0.05, 0.26)
  );
}

/** The monitor, photographed over somebody's shoulder in a dark room. */
function monitor(x: number, y: number, out: [number, number, number]): void {
  // The glass leans a little.
  const u = (x - 0.5) * (1.02 - 0.07 * (y - 0.6)) + 0.5;
  const v = y - 0.03 * (x - 0.5);
  let level = fan(u, v);
  level *= 0.92 + 0.08 * Math.sin(v * 2100);
  let [red, green, blue] = [level * 0.78, level * 0.97, level * 1.06];
  // Trace.
  const baseline = 1.075;
  const phase = ((((u - 0.08) / 0.27) % 1) + 1) % 1;
  const line = baseline - 0.07 * beat(phase);
  let off = Math.abs(v - line);
  if (off < 0.1)
    for (let aside = -44; aside <= 44; aside++) {
      const away = aside * 0.00012;
      off = Math.min(off, Math.hypot(away, v - baseline + 0.07 * beat(phase + away / 0.27)));
    }
  const inside = u > 0.08 && u < 0.9 ? 1 : 0;
  const fade = 0.35 + 0.65 * step(0.08, 0.86, u);
  const trace =
    inside * fade * (1.5 * Math.exp(-((off / 0.0022) ** 2)) + 0.28 * Math.exp(-off / 0.008));
  red += trace * 0.22;
  green += trace * 1.15;
  blue += trace * 0.5;
  // Marks of depth at the right, and the gray scale at the left.
  const tick = Math.abs((((((v - probe.y) / 0.1) % 1) + 1) % 1) - 0.5) > 0.485;
  if (tick && v > probe.y && v < probe.y + probe.deep && Math.abs(u - 0.935) < 0.008) green += 0.5;
  if (Math.abs(u - 0.07) < 0.008 && v > 0.2 && v < 0.42) {
    const gray = 0.85 * (1 - (v - 0.2) / 0.22);
    red += gray * 0.8;
    green += gray * 0.95;
    blue += gray;
  }
  // A window behind us, far away in the glass, and dust on it.
  const pane =
    step(0.02, 0, Math.abs(x - 0.8 - 0.1 * (y - 0.3)) - 0.075) *
    step(0.03, 0, Math.abs(y - 0.3) - 0.13);
  const bar = Math.abs(x - 0.8 - 0.1 * (y - 0.3)) < 0.006 || Math.abs(y - 0.3) < 0.006 ? 0.25 : 1;
  red += 0.012 * pane * bar;
  green += 0.02 * pane * bar;
  blue += 0.034 * pane * bar;
  const dust = hash(Math.floor(x * 700), Math.floor(y * 700), 19) > 0.9994 ? 0.05 : 0;
  const haze = 0.005 + 0.005 * layered(x * 4, y * 4, 3, 21);
  out[0] = red + dust + haze * 0.7;
  out[1] = green + dust + haze;
  out[2] = blue + dust + haze * 1.3;
}

/** Distance to the back of a head with its shoulder, negative inside; it is out of focus. */
function toWatcher(x: number, y: number): number {
  const head = Math.hypot((x - 0.17) / 0.86, y - 0.99) - 0.17;
  const bun = Math.hypot(x - 0.055, (y - 0.845) * 1.1) - 0.075 - 0.006 * Math.sin(x * 90 + y * 40);
  const neck = Math.max(Math.abs(x - 0.14) - 0.08, -(y - 1.0));
  const shoulder = Math.hypot((x - 0.1) / 1.9, y - 1.44) - 0.235;
  return smoothLeast(smoothLeast(head, bun, 0.03), smoothLeast(neck, shoulder, 0.06), 0.05);
}

const paint = (width: number, height: number): Uint8Array => {
  const light = new Float32Array(width * height * 3);
  const out: [number, number, number] = [0, 0, 0];
  for (let py = 0, at = 0; py < height; py++)
    for (let px = 0; px < width; px++, at += 3) {
      const [x, y] = [(px + 0.5) / width, (py + 0.5) / width];
      monitor(x, y, out);
      const away = toWatcher(x, y);
      const cover = step(0.014, -0.014, away);
      // The screen lights the edge that looks at it.
      const strand = 0.4 + 0.9 * creased(x * 40 + y * 12, y * 14 - x * 6, 2, 25);
      const rim =
        cover *
        Math.exp(away / 0.026) *
        clamp(0.2 + 1.5 * (x - 0.0) + 0.6 * (1.1 - y)) *
        0.12 *
        strand;
      for (let part = 0; part < 3; part++)
        light[at + part] =
          (out[part] ?? 0) * (1 - cover) + cover * 0.003 + rim * ([0.72, 0.95, 1.1][part] ?? 1);
    }
  const shot: Exposure = { width, height, light };
  return develop(shot, {
    stops: 0.95,
    contrast: 1.22,
    shadow: [0.85, 1.02, 1.12],
    bright: [0.97, 1.02, 1],
    corners: 0.3,
    grain: 5,
    halo: 0.2,
  });
};

/** A heart on a monitor. */
export const filmEcho: readonly FoleyPicture[] = [
  {
    name: 'film-echo',
    scene: 'foley',
    alt: 'A film still: the ultrasound of a heart on a monitor in a dark room, its trace below, a woman watching from the corner.',
    focus: [0.5, 0.5],
    quality: 47,
    half: true,
    width: 1600,
    height: 2000,
    paint,
  },
];
