import { board, box } from '../svg.ts';
import { night, type Spot } from './light.ts';

/** One thing in front of another: its outline, how much light it gives back, how far light creeps round it. */
export type Layer = {
  readonly outline: readonly Spot[];
  readonly tone: number;
  readonly fall: number;
};

const [w, h, pitch] = [800, 1000, 10.5] as const;

/** A closed smooth line through points. */
export function smooth(points: readonly Spot[], parts = 8): Spot[] {
  const at = (i: number): Spot => points[(i + points.length) % points.length] ?? [0, 0];
  return points.flatMap((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return Array.from({ length: parts }, (_, step): Spot => {
      const t = step / parts;
      const curve = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
      return [curve(0), curve(1)];
    });
  });
}

export const oval = (x: number, y: number, rx: number, ry: number): Spot[] =>
  Array.from({ length: 40 }, (_, i) => {
    const t = (i / 40) * Math.PI * 2;
    return [x + Math.cos(t) * rx, y + Math.sin(t) * ry];
  });

function inside(outline: readonly Spot[], x: number, y: number): boolean {
  let within = false;
  let [px, py] = outline.at(-1) ?? [0, 0];
  for (const [qx, qy] of outline) {
    if (qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) within = !within;
    [px, py] = [qx, qy];
  }
  return within;
}

/** How light a spot is, seen from a lamp in that direction: near an edge that faces it, or not at all. */
function lightAt(
  layers: readonly Layer[],
  x: number,
  y: number,
  [dx, dy]: Spot,
): number | undefined {
  const layer = layers.findLast(({ outline }) => inside(outline, x, y));
  if (!layer) return undefined;
  const steps = 16;
  for (let i = 1; i <= steps; i += 1) {
    const far = (i / steps) * layer.fall;
    if (!inside(layer.outline, x + dx * far, y + dy * far))
      return layer.tone * (1 - (i - 1) / steps) ** 1.25;
  }
  return 0;
}

/** One ink: dots on a turned grid, as large as it is light there. */
function ink(
  layers: readonly Layer[],
  colour: string,
  turn: number,
  lamp: Spot,
  air: number,
): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const dots: string[] = [];
  for (let j = -100; j <= 100; j += 1) {
    for (let i = -100; i <= 100; i += 1) {
      const x = w / 2 + (i * cos - j * sin) * pitch;
      const y = h / 2 + (i * sin + j * cos) * pitch;
      if (x < 0 || x > w || y < 0 || y > h) continue;
      const seen = lightAt(layers, x, y, lamp);
      const near = Math.max(0, 1 - Math.hypot((x - w / 2) / 430, (y - 400) / 520));
      const tone = seen ?? air * near ** 1.4;
      const r = pitch * 0.68 * Math.sqrt(tone);
      if (r > 0.8)
        dots.push(
          `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0`,
        );
    }
  }
  return `<path d="${dots.join('')}" fill="${colour}"/>`;
}

/** Somebody between two lamps, printed in two inks: coral from the left, lavender from the right. */
export function portrait(layers: readonly Layer[]): string {
  return board(
    w,
    h,
    box(0, 0, w, h, 0, '#12102b') +
      ink(layers, night.lavender, 0.26, [0.86, -0.5], 0.34) +
      `<g style="mix-blend-mode:screen">${ink(layers, night.coral, 0.79, [-0.88, -0.47], 0.02)}</g>`,
  );
}
