import { develop } from './develop.ts';
import { cellAt, creased, hash, layered, noise } from './noise.ts';
import type { FoleyPicture } from './picture.ts';
import { type Bulb, overhead, type Spot } from './relief.ts';
import { bulge, clamp, inFrame, mix, step, toBox, toLine, tone } from './shapes.ts';
import { dye, shade } from './stuffs.ts';

const stone = tone('#8a8578');
const moss = tone('#47512f');
const oak = tone('#5a4531');
const oakPale = tone('#8d7150');
const iron = tone('#34353a');
const rust = tone('#5d3520');

/** Places of the door's free edge and of the jamb's. */
const edge = 0.345;
const jamb = 0.3;

function masonry(x: number, y: number, spot: Spot): void {
  // Ashlar in courses that are not quite level; every second one ties into the wall.
  const course = Math.floor((y + 0.02 * Math.sin(x * 3)) / 0.235);
  const top = course * 0.235;
  const inCourse = y + 0.02 * Math.sin(x * 3) - top;
  const split = course % 2 === 0 ? -0.02 : 0.135;
  const inBlock = x < split ? split - x : Math.min(x - split, jamb - x + 0.02);
  const ragged = 0.012 * (layered(x * 24, y * 24, 3, 5) - 0.5);
  const joint = Math.min(inBlock, inCourse, 0.235 - inCourse) + ragged;
  const block = hash(course, x < split ? 1 : 2, 7);
  dye(spot, stone);
  shade(spot, 0.55 + 0.35 * block + 0.5 * layered(x * 11, y * 11, 5, 9));
  dye(spot, moss, 0.75 * step(0.52, 0.75, layered(x * 7 + 3, y * 5, 4, 11)) * step(0.5, 1.25, y));
  const pit = cellAt(x * 46, y * 46, 13);
  spot.height =
    0.09 +
    0.012 * block +
    0.02 * layered(x * 9, y * 9, 4, 15) +
    0.004 * layered(x * 90, y * 90, 3, 17);
  spot.height -= 0.006 * step(0.24, 0.1, pit.near) * step(0.7, 0.9, pit.id);
  spot.height -= 0.05 * step(0.012, 0.0, joint) + 0.02 * step(0.028, 0.01, joint);
  shade(spot, mix(1, 0.6, step(0.014, 0.002, joint)));
  // The arris, knocked round by carts.
  spot.height -= 0.06 * step(jamb - 0.03, jamb, x + 0.012 * layered(y * 14, 2, 3, 19));
  spot.gloss = 0.08;
  spot.rough = 0.7;
}

function planks(x: number, y: number, spot: Spot): void {
  const wide = 0.172;
  const number = Math.floor((x - edge) / wide);
  const inPlank = x - edge - number * wide;
  const gap = Math.min(inPlank, wide - inPlank) + 0.004 * noise(y * 9, number, 21);
  const bend = 0.05 * layered(x * 3 + number * 5, y * 1.2, 3, 23);
  const line = creased((x + bend) * 30 + number * 9, y * 1.1, 2, 25);
  const fibre = layered(x * 420 + number * 30, y * 16, 3, 27);
  dye(spot, oak);
  dye(spot, oakPale, 0.45 * (1 - step(0.3, 0.8, line)) + 0.2 * fibre);
  shade(spot, 0.55 + 0.5 * layered(x * 5, y * 3, 4, 29) + 0.2 * hash(number, 1, 31));
  const check = step(0.975, 0.995, creased((x + bend) * 9 + number * 3, y * 0.7, 1, 33));
  spot.height =
    0.055 +
    0.01 * bulge(gap, 0.03, 1) +
    0.0045 * (1 - line) +
    0.0022 * fibre +
    0.006 * hash(number, 2, 35);
  spot.height -= 0.045 * step(0.006, 0.002, gap) + 0.02 * check;
  shade(spot, 1 - 0.7 * Math.max(step(0.008, 0.002, gap), check));
  spot.gloss = 0.18;
  spot.rough = 0.6;
}

/** Hammered iron. */
function forged(x: number, y: number, spot: Spot, high: number): void {
  const dent = cellAt(x * 52, y * 52, 41);
  spot.height = high - 0.004 * bulge(clamp(0.7 - dent.near), 0.7, 1);
  dye(spot, iron);
  dye(spot, rust, 0.7 * step(0.5, 0.72, layered(x * 18, y * 18, 4, 43)));
  shade(spot, 0.8 + 0.5 * layered(x * 60, y * 60, 3, 45));
  spot.gloss = 0.75;
  spot.rough = 0.4;
}

/** A strap from the right that ends in a spear, with its rivets. */
function strap(x: number, y: number, spot: Spot, at: number): void {
  const tip = edge + 0.09;
  const half =
    x < tip + 0.1
      ? 0.058 * Math.sin(clamp((x - tip) / 0.1) * 2.3) ** 0.9
      : 0.041 + 0.004 * Math.sin(x * 30);
  const inside = x < tip ? -1 : half - Math.abs(y - at);
  if (inside > 0) forged(x, y, spot, 0.066 + 0.016 * bulge(inside, 0.01, 1));
  for (let rivet = 0; rivet < 5; rivet++) {
    const [rx, ry] = [tip + 0.075 + rivet * 0.14, at + (rivet % 2 === 0 ? 0.008 : -0.01)];
    const r = 0.021 - Math.hypot(x - rx, y - ry);
    if (r > 0) {
      forged(x, y, spot, 0.084 + 0.02 * bulge(r, 0.021, 1));
      spot.gloss = 1;
    }
  }
}

function ring(x: number, y: number, spot: Spot): void {
  // A plate with four lobes, a boss, and the ring that hangs from it and is worn bright.
  const [cx, cy] = [edge + 0.145, 0.6];
  const angle = Math.atan2(y - cy, x - cx);
  const plate = 0.1 + 0.022 * Math.cos(angle * 4) - Math.hypot(x - cx, y - cy);
  if (plate > 0) forged(x, y, spot, 0.07 + 0.012 * bulge(plate, 0.008, 1));
  for (let nail = 0; nail < 4; nail++) {
    const r =
      0.011 -
      Math.hypot(
        x - cx - 0.092 * Math.cos((nail * Math.PI) / 2),
        y - cy - 0.092 * Math.sin((nail * Math.PI) / 2),
      );
    if (r > 0) forged(x, y, spot, 0.084 + 0.011 * bulge(r, 0.011, 1));
  }
  const [u, v] = [x - cx, y - cy - 0.125];
  const tube = 0.0155 - Math.abs(Math.hypot(u, v * 0.96) - 0.125);
  if (tube > 0) {
    const twist = Math.sin(Math.atan2(v, u) * 26 + tube * 160);
    forged(x, y, spot, 0.1 + 0.03 * bulge(tube, 0.0155, 1) + 0.002 * twist);
    dye(spot, tone('#77706a'), 0.7 * step(0.02, 0.1, v));
    spot.gloss = 1.4;
    spot.rough = 0.26;
  }
  const boss = 0.036 - Math.hypot(x - cx, y - cy);
  if (boss > 0) forged(x, y, spot, 0.1 + 0.05 * bulge(boss, 0.036, 1));
}

function surface(x: number, y: number, spot: Spot): void {
  const lean = x + 0.004 * Math.sin(y * 5);
  if (lean < jamb) masonry(x, y, spot);
  else if (x < edge) {
    spot.height = -0.12;
    dye(spot, [0.004, 0.004, 0.005]);
  } else {
    planks(x, y, spot);
    strap(x, y, spot, 0.27);
    strap(x, y, spot, 1.04);
    ring(x, y, spot);
    // Big nails in the planks, three and two.
    for (let row = 0; row < 6; row++)
      for (let column = 0; column < 4; column++) {
        const [nx, ny] = [edge + 0.086 + column * 0.172, 0.1 + row * 0.23 + (column % 2) * 0.05];
        const r = 0.015 - Math.hypot(x - nx, y - ny);
        if (r > 0 && toBox(x - edge - 0.145, y - 0.66, 0.16, 0.2, 0.02) > 0)
          forged(x, y, spot, 0.076 + 0.015 * bulge(r, 0.015, 1));
      }
    // Cobwebs would be too much. One long scratch is enough: where a dog asked to be let in.
    for (const at of [0, 0.022, 0.041]) {
      const [u, v] = inFrame(x, y, 0.5 + at, 1.16, 0.12);
      const off = toLine(u, v, 0, -0.11, 0.012, 0.1 - at);
      spot.height -= 0.006 * step(0.004, 0.001, off);
    }
  }
}

/** A torch at the left, out of the picture. */
const torch: Bulb = {
  at: [-0.42, 0.22, 0.52],
  light: [2.7, 1.4, 0.5],
  room: [0.022, 0.046, 0.05],
  size: 0.05,
  falloff: 0.92,
};

const paint = (width: number, height: number): Uint8Array => {
  const shot = overhead(width, height, surface, torch);
  // A second light, carried behind the door: a blade of it in the gap, and on the edges.
  for (let py = 0, at = 0; py < height; py++)
    for (let px = 0; px < width; px++, at += 3) {
      const [x, y] = [(px + 0.5) / width, (py + 0.5) / width];
      const strength = Math.exp(-(((y - 0.72) / 0.36) ** 2));
      const gap =
        x > jamb + 0.004 && x < edge
          ? step(edge - 0.016, edge - 0.003, x) * (0.7 + 0.3 * noise(y * 30, 1, 51))
          : 0;
      const near = x >= edge ? Math.exp(-(x - edge) / 0.009) : 0;
      const glow = strength * (3.4 * gap + 0.9 * near);
      shot.light[at] = (shot.light[at] ?? 0) + glow;
      shot.light[at + 1] = (shot.light[at + 1] ?? 0) + glow * 0.6;
      shot.light[at + 2] = (shot.light[at + 2] ?? 0) + glow * 0.24;
    }
  return develop(shot, {
    stops: 0.05,
    contrast: 1.3,
    shadow: [0.8, 1.04, 1.06],
    bright: [1.05, 1, 0.9],
    colour: 0.9,
    corners: 0.4,
    grain: 6,
    halo: 0.16,
  });
};

/** A door in a castle, by torchlight. */
export const filmDoor: readonly FoleyPicture[] = [
  {
    name: 'film-door',
    scene: 'foley',
    alt: 'A film still, close: an oak door with iron straps and a ring by torchlight, a blade of light in the gap.',
    focus: [0.45, 0.5],
    half: true,
    width: 1600,
    height: 2000,
    finer: 1.4,
    paint,
  },
];
