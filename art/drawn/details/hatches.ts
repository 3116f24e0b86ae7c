import { chance } from '../posters/forms.ts';

/** Hatches of building materials, as the `d` of a path within a rectangle. */
type Box = readonly [x: number, y: number, width: number, height: number];

const n = (value: number) => value.toFixed(1);

/** Slanting lines at a distance, cut to the rectangle by their own ends. */
export function slanted([x, y, width, height]: Box, apart: number): string {
  const count = Math.ceil((width + height) / apart);
  return Array.from({ length: count }, (_, index) => {
    const off = index * apart;
    const from = [x + Math.min(off, width), y + Math.max(0, off - width)] as const;
    const to = [x + Math.max(0, off - height), y + Math.min(off, height)] as const;
    return `M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`;
  }).join('');
}

/** The soft loops of insulation, from end to end of the rectangle. */
export function loops([x, y, width, height]: Box, wide: number): string {
  const upright = height > width;
  const [long, deep] = upright ? [height, width] : [width, height];
  const steps = Math.round(long / wide);
  const step = long / steps;
  const point = (along: number, across: number) =>
    upright ? `${n(x + across)} ${n(y + along)}` : `${n(x + along)} ${n(y + across)}`;
  const curves = Array.from({ length: steps }, (_, index) => {
    const from = index * step;
    const [near, far] = index % 2 ? [deep, 0] : [0, deep];
    return `C${point(from + step * 1.25, near)} ${point(from - step * 0.25, far)} ${point(from + step, far)}`;
  });
  return `M${point(0, 0)}${curves.join('')}`;
}

/** Broken stone in concrete: small triangles, thinly spread. */
export function aggregate([x, y, width, height]: Box, count: number, seed: number): string {
  const roll = chance(seed);
  return Array.from({ length: count }, () => {
    const size = 5 + roll() * 11;
    const turn = roll() * Math.PI;
    const [cx, cy] = [x + 16 + roll() * (width - 32), y + 16 + roll() * (height - 32)];
    const corners = [0, 2.1, 4.2].map(
      (angle) =>
        `${n(cx + size * Math.cos(turn + angle))} ${n(cy + size * Math.sin(turn + angle))}`,
    );
    return `M${corners.join('L')}z`;
  }).join('');
}

/** Grains that lie beside one another: sand, cork, pebbles. What finds no room is left out. */
export function grains([x, y, width, height]: Box, tries: number, largest: number, seed: number) {
  const roll = chance(seed);
  const placed: (readonly [x: number, y: number, r: number])[] = [];
  for (let turn = 0; turn < tries; turn += 1) {
    // Large ones first: small ones fill what is left between them.
    const r = largest * (1 - 0.78 * (turn / tries) ** 0.5);
    const [cx, cy] = [x + r + roll() * (width - 2 * r), y + r + roll() * (height - 2 * r)];
    if (placed.every(([ox, oy, other]) => Math.hypot(cx - ox, cy - oy) > r + other + 1.5))
      placed.push([cx, cy, r]);
  }
  return placed
    .map(
      ([cx, cy, r]) =>
        `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`,
    )
    .join('');
}

/** Long grain of a board: lines that waver and now and then leave off. */
export function longGrain([x, y, width, height]: Box, lines: number, seed: number): string {
  const roll = chance(seed);
  return Array.from({ length: lines }, (_, index) => {
    const at = y + ((index + 0.5) * height) / lines;
    const from = x + (roll() < 0.5 ? 0 : roll() * width * 0.4);
    const to = x + width - (roll() < 0.6 ? 0 : roll() * width * 0.3);
    const sway = (roll() - 0.5) * (height / lines) * 0.9;
    return `M${n(from)} ${n(at)}Q${n((from + to) / 2)} ${n(at + sway)} ${n(to)} ${n(at)}`;
  }).join('');
}

/** End grain: rings round a heart that lies outside of the piece. */
export function rings(heart: readonly [number, number], from: number, to: number, apart: number) {
  const count = Math.floor((to - from) / apart);
  return Array.from({ length: count }, (_, index) => {
    const r = from + index * apart * (1 + 0.18 * Math.sin(index * 1.7));
    return `M${n(heart[0] - r)} ${n(heart[1])}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0`;
  }).join('');
}
