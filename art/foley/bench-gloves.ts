import { develop } from './develop.ts';
import { creased, hash, layered, noise } from './noise.ts';
import type { FoleyPicture } from './picture.ts';
import { type Bulb, overhead, type Spot } from './relief.ts';
import { bulge, clamp, inFrame, smoothLeast, step, toBox, toLine, tone } from './shapes.ts';
import { dye, grainOf, microphone, shade } from './stuffs.ts';

const baize = tone('#2c3f34');
const baizePale = tone('#5c7263');
const kid = tone('#e7ddc9');
const kidShade = tone('#b59f80');
const thread = tone('#b3271c');
const steel = tone('#b4b7b8');

/** A cutter's table: baize that scissors and chalk have been over for ninety years. */
function table(x: number, y: number, spot: Spot): void {
  dye(spot, baize);
  const nap = layered(x * 300, y * 300, 2, 3);
  dye(spot, baizePale, 0.42 * nap * layered(x * 6, y * 6, 4, 5));
  shade(spot, 0.72 + 0.5 * layered(x * 9, y * 9, 4, 7));
  spot.height = 0.0012 * nap + 0.002 * noise(x * 8, y * 8, 9);
  const cut =
    step(0.965, 0.99, creased(x * 2.4 + y * 0.7, y * 1.3 - x * 0.5, 1, 11)) *
    step(0.5, 0.7, layered(x * 7, y * 7, 2, 13));
  spot.height -= 0.003 * cut;
  shade(spot, 1 - 0.5 * cut);
  // Tailor's chalk, one long line and a number that was rubbed out.
  const [, v] = inFrame(x, y, 0.5, 1.12, -0.05);
  const chalk = step(0.004, 0.0015, Math.abs(v)) * step(0.35, 0.7, noise(x * 90, y * 300, 15));
  dye(
    spot,
    kid,
    0.5 * chalk +
      0.14 *
        step(0.55, 0.8, layered(x * 5, y * 5, 4, 17)) *
        step(0.25, 0, Math.hypot(x - 0.2, y - 1.1)),
  );
}

/** Fingers from the index to the little one: where they begin and end. */
const fingers = [
  [-0.058, -0.1, -0.1, -0.335, 0.0275],
  [-0.02, -0.112, -0.03, -0.37, 0.029],
  [0.02, -0.108, 0.042, -0.35, 0.0275],
  [0.056, -0.088, 0.108, -0.285, 0.0245],
] as const;

/** Height of a glove that lies on its palm, or 0 beside it. */
function glove(u: number, v: number, seed: number): { high: number; inside: number; seam: number } {
  let out = toBox(u, v - 0.005, 0.086, 0.12, 0.05);
  let ridge = -9;
  for (const [ax, ay, bx, by, r] of fingers) {
    const sway = 0.008 * Math.sin(v * 30 + seed + ax * 60);
    const finger = toLine(u + sway * step(-0.1, -0.3, v), v, ax, ay, bx, by) - r;
    ridge = Math.max(ridge, -finger / r);
    out = smoothLeast(out, finger, 0.012);
  }
  const thumb = toLine(u, v, -0.07, 0.05, -0.155, -0.075) - 0.029;
  out = smoothLeast(out, thumb, 0.02);
  const wrist = toBox(
    u + 0.004 * Math.sin(v * 40),
    v - 0.19,
    0.064 + 0.04 * step(0.18, 0.3, v),
    0.12,
    0.008,
  );
  out = smoothLeast(out, wrist, 0.03);
  const inside = -out;
  if (inside <= 0) return { high: 0, inside, seam: 9 };
  const fold =
    creased(u * 9 + seed, v * 6, 3, 21) * 0.5 + creased(u * 26, v * 11 + seed, 2, 23) * 0.5;
  // Across the knuckles it is creased, along the fingers it is full.
  const knuckle = Math.exp(-(((v + 0.1) / 0.03) ** 2));
  const full = bulge(inside, 0.026, 0.034);
  const high =
    full +
    0.014 * (fold - 0.4) * step(0, 0.02, inside) +
    0.004 * Math.sin(v * 190 + u * 30) * knuckle * step(0, 0.02, inside);
  // Three rows of stitches run down the back.
  const rows = [-0.03, 0.002, 0.034].map((at) => Math.abs(u - at - 0.02 * clamp(-v)));
  const seam = v > -0.075 && v < 0.07 ? Math.min(...rows) : 9;
  return { high, inside, seam };
}

/** The pair: wrists together, fingers away from each other, as they are held. */
const pair = [
  { x: 0.3, y: 0.5, turn: -0.62, flip: 1, seed: 1 },
  { x: 0.7, y: 0.5, turn: 0.62, flip: -1, seed: 4 },
] as const;

function lying(x: number, y: number, spot: Spot): void {
  table(x, y, spot);
  for (const { x: gx, y: gy, turn, flip, seed } of pair) {
    const [p, v] = inFrame(x, y, gx, gy, turn);
    const { high, inside, seam } = glove(p * flip * -1, v, seed);
    const lift = flip < 0 && y > 0.6 ? 0.012 * step(0.14, 0, Math.abs(x - 0.5)) : 0;
    if (inside <= 0 || high + lift < spot.height) continue;
    const skin = grainOf(x * 1.6, y * 1.6, 25);
    spot.height = high + lift + 0.0005 * skin;
    dye(spot, kid);
    const worn = layered(x * 14, y * 14, 4, 27);
    dye(spot, kidShade, 0.5 * step(0.45, 0.8, worn) + 0.35 * step(0.014, 0.002, inside));
    shade(spot, 0.84 + 0.16 * skin);
    spot.gloss = 0.4;
    spot.rough = 0.4;
    if (seam < 0.0035) {
      const stitch = Math.sin(v * 900) > -0.2;
      spot.height += stitch ? 0.003 : -0.002;
      shade(spot, stitch ? 1 : 0.7);
    }
    // Edge stitching round each finger.
    if (Math.abs(inside - 0.006) < 0.0014 && Math.sin((x + y) * 700) > 0) shade(spot, 0.72);
    if (v > 0.296 + 0.008 * Math.sin(p * 60)) {
      spot.height = 0;
      table(x, y, spot);
    }
  }
  // Red thread, five times round both wrists, its end loose.
  for (let turn = 0; turn < 5; turn++) {
    const at = 0.612 + turn * 0.0115 + 0.004 * hash(turn, 1, 29);
    const off = Math.abs(
      y - at - 0.02 * Math.cos((x - 0.5) * 9) - 0.006 * Math.sin(x * 40 + turn * 2),
    );
    if (off < 0.0058 && Math.abs(x - 0.5) < 0.16 && spot.height > 0.012) {
      spot.height =
        Math.max(spot.height, 0.036 + 0.02 * step(0.12, 0, Math.abs(x - 0.5))) +
        0.006 * bulge(0.0058 - off, 0.0058, 1) +
        0.0012 * Math.sin((x * 2 + y) * 500);
      dye(spot, thread);
      shade(spot, 0.85 + 0.2 * Math.sin((x * 2 + y) * 500));
      spot.gloss = 0.2;
      spot.rough = 0.6;
    }
  }
  const tail = Math.abs(y - 0.66 - 0.07 * Math.sin((x - 0.6) * 11) - (x - 0.6) * 0.62);
  if (x > 0.62 && x < 0.93 && tail < 0.0052 && spot.height < 0.03) {
    spot.height += 0.008 * bulge(0.0052 - tail, 0.0052, 1);
    dye(spot, thread);
    spot.gloss = 0.2;
  }
  // The needle at its end.
  const needle = toLine(x, y, 0.925, 0.83, 0.86, 0.98);
  const wide = 0.0036 * step(0.985, 0.93, y);
  if (needle < wide) {
    spot.height = 0.006 + 0.004 * bulge(wide - needle, 0.0036, 1);
    dye(spot, steel);
    spot.gloss = 1.6;
    spot.rough = 0.2;
  }
}

function surface(x: number, y: number, spot: Spot): void {
  // Below the words at the top.
  lying(x, y - 0.2, spot);
  microphone(x, y, spot, [0.93, 0.07, -0.9, 0.1], 0.26);
}

const bulb: Bulb = {
  at: [-0.4, -0.5, 1.0],
  light: [3.4, 3.2, 2.85],
  room: [0.16, 0.19, 0.22],
  size: 0.012,
  falloff: 0.75,
};

const paint = (width: number, height: number): Uint8Array =>
  develop(overhead(width, height, surface, bulb), {
    stops: -0.85,
    contrast: 1.25,
    shadow: [0.95, 0.98, 1.08],
    bright: [1.02, 1, 0.97],
    corners: 0.2,
  });

/** A pair of kid gloves, tied at the wrists: what every bird is made of. */
export const benchGloves: readonly FoleyPicture[] = [
  {
    name: 'bench-gloves',
    scene: 'foley',
    alt: 'From above: two ivory kid gloves on green baize, tied at the wrists with red thread, their fingers spread like wings.',
    focus: [0.5, 0.45],
    width: 1600,
    height: 2000,
    finer: 1.4,
    paint,
  },
];
