import { noise } from '../woven/noise.ts';
import type { KitePlan, Sun } from './plan.ts';
import { alongSegment } from './sdf.ts';

/** Cells across the larger side of a relief. */
const cells = 420;

/** Height of the cloth at a point: bellies between sticks, creases that run out from where it is tied. */
function heightOf(plan: KitePlan) {
  const { spars, outline, belly, patches, seed } = plan;
  const wide = Math.max(...plan.reach);
  return (x: number, y: number): number => {
    // A mean that the nearest stick rules: no ridge where two are equally near.
    let close = 1 / (1 + (Math.max(0, -outline(x, y)) * 1.4) ** 2);
    for (const { from, to } of spars) close += 1 / (1 + alongSegment(x, y, from, to)[0] ** 2);
    const near = Math.sqrt(Math.max(0, 1 / close - 0.4)) * 1.25;
    const room = wide * 0.34;
    let height = belly * (1 - Math.exp(-near / (room * 0.45)));
    patches.forEach(([ax, ay], index) => {
      const [dx, dy] = [x - ax, y - ay];
      const away = Math.hypot(dx, dy);
      const turn = Math.atan2(dy, dx);
      const crease = noise(turn * 9 + index * 31, away / (wide * 0.5), seed + 3);
      height += belly * 0.34 * (crease - 0.5) * Math.exp(-away / (wide * 0.3));
    });
    const soft = noise(x / (wide * 0.3), y / (wide * 0.42), seed + 5) - 0.5;
    const fine = noise(x / (wide * 0.07), y / (wide * 0.16), seed + 6) - 0.5;
    return height + belly * (0.42 * soft + 0.06 * fine);
  };
}

/** Factor by which a cloth is brighter or darker for the way it leans, as a function of the place on it. */
export function reliefOf(plan: KitePlan, sun: Sun): (x: number, y: number) => number {
  const margin = 1.04;
  const [rx, ry] = [plan.reach[0] * margin, plan.reach[1] * margin];
  const step = (2 * Math.max(rx, ry)) / cells;
  const across = Math.ceil((2 * rx) / step) + 2;
  const down = Math.ceil((2 * ry) / step) + 2;
  const height = heightOf(plan);
  const heights = new Float32Array(across * down);
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) heights[j * across + i] = height(i * step - rx, j * step - ry);
  const lit = new Float32Array(across * down);
  for (let j = 1; j < down - 1; j++)
    for (let i = 1; i < across - 1; i++) {
      const at = j * across + i;
      const slopeX = ((heights[at + 1] ?? 0) - (heights[at - 1] ?? 0)) / (2 * step);
      const slopeY = ((heights[at + across] ?? 0) - (heights[at - across] ?? 0)) / (2 * step);
      const [dx, dy] = [sun.at[0] - (i * step - rx), sun.at[1] - (j * step - ry)];
      const far = Math.hypot(dx, dy) + 6;
      const lean = (slopeX * dx + slopeY * dy) / far;
      lit[at] = Math.max(0.55, Math.min(1.5, 1 + 1.5 * lean - 0.35 * (slopeX ** 2 + slopeY ** 2)));
    }
  return (x, y) => {
    const [u, v] = [(x + rx) / step, (y + ry) / step];
    const i = Math.max(1, Math.min(across - 3, Math.floor(u)));
    const j = Math.max(1, Math.min(down - 3, Math.floor(v)));
    const [p, q] = [Math.max(0, Math.min(1, u - i)), Math.max(0, Math.min(1, v - j))];
    const at = j * across + i;
    const top = (lit[at] ?? 1) * (1 - p) + (lit[at + 1] ?? 1) * p;
    const foot = (lit[at + across] ?? 1) * (1 - p) + (lit[at + across + 1] ?? 1) * p;
    return top * (1 - q) + foot * q;
  };
}
