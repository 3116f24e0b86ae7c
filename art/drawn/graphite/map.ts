import { between, type Course, course } from './courses.ts';
import type { Seen } from './look-at.ts';
import { noise, step } from './noise.ts';
import { draw } from './pencil-on-paper.ts';
import { pixelsAsSvg } from './png.ts';
import type { Rgb } from './solids.ts';

export const size = { width: 2880, height: 1560 };

const land: Rgb = [243, 233, 207];
const water: Rgb = [138, 172, 178];
const beds: readonly Rgb[] = [
  [214, 205, 160],
  [226, 186, 150],
  [196, 206, 172],
  [222, 170, 160],
  [232, 208, 140],
  [178, 196, 190],
  [206, 150, 134],
];
const red: Rgb = [134, 26, 36];
/** The sheet on its ground, and how it was folded. */
const sheet = { left: 0.045, top: 0.06, right: 0.955, foot: 0.93 };
const folds = { across: 8, down: 3 };

/** A survey of a river, folded in eight by three and laid open: all beds that it ever had, and the cut. */
export function map(scale = 0.6): string {
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const pixels = width * height;
  const bed = new Uint8Array(pixels);
  const stamp = (spots: Course, r: number, value: number) => {
    const radius = r * scale;
    for (let i = 0; i < spots.length; i += 1) {
      const [sx, sy] = spots[i] ?? [0, 0];
      const [cx, cy] = [sx * scale, sy * scale];
      const wide = radius * (0.86 + 0.3 * noise(i / 60, value, 81));
      for (let y = Math.max(0, Math.ceil(cy - wide)); y <= Math.min(height - 1, cy + wide); y += 1)
        for (let x = Math.max(0, Math.ceil(cx - wide)); x <= Math.min(width - 1, cx + wide); x += 1)
          if ((x - cx) ** 2 + (y - cy) ** 2 <= wide * wide) bed[y * width + x] = value;
    }
  };
  const river = (
    y: number,
    bend: number,
    wave: number,
    phase: number,
    drift: number,
    seed: number,
  ) => course([-260, y], { bend, wave, phase, drift, seed }, 3200);
  const old = [
    river(380, 1.75, 1450, 0.4, 0.1, 1),
    river(1120, 1.9, 1850, 2.6, -0.06, 2),
    river(560, 1.5, 900, 4.2, 0.1, 3),
    river(880, 1.85, 1700, 1.2, 0.02, 4),
    river(700, 1.6, 1180, 5.4, 0.05, 5),
    river(980, 1.7, 1420, 3.4, -0.12, 6),
    river(520, 1.95, 1900, 0.2, 0.03, 7),
  ];
  const now = river(820, 1.86, 1660, 1.9, 0, 9);
  for (const [i, spots] of old.entries()) {
    const next = old[(i + 3) % old.length] ?? spots;
    // Each bed crept before it was left: a fan of narrow banks.
    for (let k = 9; k >= 0; k -= 1) stamp(between(spots, next, k * 0.014), 19, 1 + i * 2 + (k % 2));
  }
  stamp(now, 30, 40);
  const seen: Seen = {
    width,
    height,
    dark: new Float32Array(pixels),
    line: new Float32Array(pixels),
    wash: new Float32Array(pixels * 4),
    lay: new Float32Array(pixels).fill(0.18),
  };
  for (let j = 0; j < height; j += 1)
    for (let i = 0; i < width; i += 1) {
      const at = j * width + i;
      const [u, v] = [i / width, j / height];
      const sway = 0.0016 * Math.sin(v * 9) + 0.001 * Math.sin(u * 31);
      const fx = (u + sway - sheet.left) / (sheet.right - sheet.left);
      const fy = (v + sway * 1.5 - sheet.top) / (sheet.foot - sheet.top);
      if (fx < 0 || fx > 1 || fy < 0 || fy > 1) {
        // Its shadow on the ground, to the right and below.
        const [dx, dy] = [Math.max(0, fx - 1) * 2.2, Math.max(0, fy - 1) * 1.1];
        const under = fx > 0.006 && fy > 0.012 && (fx > 1 || fy > 1);
        seen.dark[at] = under ? 0.62 * (1 - step(0, 0.034, dx + dy)) : 0;
        continue;
      }
      const [px, py] = [fx * folds.across, fy * folds.down];
      const [cx, cy] = [px - Math.floor(px), py - Math.floor(py)];
      const up = Math.floor(px) % 2 === 0;
      // A panel leans to the light or from it, most of all near its fold.
      const lean = (up ? 1 : -1) * (0.06 + 0.17 * Math.exp(-Math.min(cx, 1 - cx) * 22));
      const down =
        (Math.floor(py) % 2 === 0 ? -1 : 1) * (0.022 + 0.14 * Math.exp(-Math.min(cy, 1 - cy) * 14));
      const crease = Math.min(Math.min(cx, 1 - cx) * 1.1, Math.min(cy, 1 - cy) * 1.6);
      const worn = crease < 0.0035 && noise(i / (14 * scale), j / (14 * scale), 91) > 0.36;
      const b = bed[at] ?? 0;
      const wash = b === 40 ? water : b > 0 ? (beds[Math.floor((b - 1) / 2)] ?? land) : land;
      const depth = b === 40 ? 0.16 : b > 0 && b % 2 === 0 ? 0.1 : b > 0 ? 0.04 : 0;
      seen.dark[at] = Math.max(
        0,
        0.13 + lean + down + depth + 0.05 * noise(i / (185 * scale), j / (140 * scale), 93),
      );
      // Light on a panel changes its color before it needs graphite.
      const fall = 1 - 0.75 * Math.max(0, lean + down + 0.03);
      const tint: Rgb = worn ? [252, 248, 238] : [wash[0] * fall, wash[1] * fall, wash[2] * fall];
      seen.wash.set([...tint, 0.95], at * 4);
      if (b === 40) seen.lay[at] = 0.02;
      const [right, below] = [bed[at + 1] ?? b, bed[at + width] ?? b];
      const edge = b !== right || b !== below;
      const strong = b === 40 || right === 40 || below === 40;
      if (edge && !worn) seen.line[at] = strong ? 0.95 : 0.42;
      if (Math.min(fx, 1 - fx) < 0.0012 || Math.min(fy, 1 - fy) < 0.002) seen.line[at] = 0.8;
      const frame = Math.min(Math.min(fx, 1 - fx) * 1.85, Math.min(fy, 1 - fy));
      if (frame < 0.03) seen.wash.set([...land, 0.7], at * 4);
      if (frame < 0.03 && seen.line[at] !== 0.8) seen.line[at] = frame > 0.0284 ? 0.9 : 0;
    }
  // The cut: where two arms of the river come nearest, one red line.
  const cut = neck(now);
  const [ax, ay] = cut[0];
  const [bx, by] = cut[1];
  for (let k = -0.45; k <= 1.45; k += 0.0006) {
    const [x, y] = [(ax + (bx - ax) * k) * scale, (ay + (by - ay) * k) * scale];
    const r = Math.ceil(3.4 * scale);
    for (let dy = -r; dy <= r; dy += 1)
      for (let dx = -r; dx <= r; dx += 1) {
        const at = Math.round(y + dy) * width + Math.round(x + dx);
        if (dx * dx + dy * dy > (3.4 * scale) ** 2) continue;
        seen.wash.set([...red, 1], at * 4);
        seen.dark[at] = 0.16;
        seen.line[at] = 0;
      }
  }
  return pixelsAsSvg(draw(seen, { ...size, fade: [0, 0, 0, 0] }), size.width, size.height);
}

/** The narrowest neck of a river: the two spots far apart along it and near across the land. */
function neck(spots: Course): readonly [readonly [number, number], readonly [number, number]] {
  let best = 1e9;
  let found = [0, 1];
  for (let i = 0; i < spots.length; i += 4)
    for (let k = i + 150; k < Math.min(spots.length, i + 420); k += 4) {
      const [ax, ay] = spots[i] ?? [0, 0];
      const [bx, by] = spots[k] ?? [0, 0];
      if (ax < 800 || bx > 2300 || ay < 260 || by < 260 || ay > 1300 || by > 1300) continue;
      const d = (ax - bx) ** 2 + (ay - by) ** 2;
      if (d < best && d > 100 * 100) {
        best = d;
        found = [i, k];
      }
    }
  return [spots[found[0] ?? 0] ?? [0, 0], spots[found[1] ?? 1] ?? [0, 0]];
}
