import type { Material, Mesh } from './mesh.ts';
import { addSurface } from './mesh.ts';
import { noise } from './noise.ts';
import type { Place } from './vector.ts';

/** A curl of wood as a sharpener leaves it: turns, radius, width of the strip, how steep its cone is. */
export interface Shaving {
  seed: number;
  turns: number;
  radius: number;
  wide: number;
  steep: number;
}

/** Six scallops a turn, where the corners of the pencil were. */
const scallop = (turn: number) => Math.abs(Math.sin(turn * Math.PI * 6)) ** 0.7;

/** Adds a curl whose small end is at the origin: a fan that winds up as it widens. */
export function addShaving(mesh: Mesh, material: number, shaving: Shaving, place: Place): void {
  const { seed, turns, radius, wide, steep } = shaving;
  addSurface(mesh, material, [18, Math.round(turns * 120)], (u, v) => {
    const turn = v * turns;
    const angle = turn * Math.PI * 2;
    const grown = Math.min(1, 0.35 + v * 1.6) * Math.min(1, (1 - v) * 7 + 0.25);
    const strip = u * wide * grown * (0.8 + 0.2 * scallop(turn));
    const pleat = 0.035 * (noise(turn * 26, seed, 63) - 0.5) * u;
    const lean = steep + 0.28 * (noise(turn * 2.2, seed, 61) - 0.5) + 0.3 * u * u;
    const out = radius * (1 + 0.8 * v) + strip * Math.cos(lean) + pleat;
    const up = strip * Math.sin(lean) + turn * 0.5 * radius + pleat;
    return place([Math.cos(angle) * out, Math.sin(angle) * out, up]);
  });
}

/** Cedar, with a rim of lacquer. */
export const shavingWood: Material = (paint, u, v) => {
  const fiber = noise(u * 3, v * 130, 65) * 0.55 + noise(u * 9, v * 320, 67) * 0.45;
  paint.white = 0.3 + 0.36 * fiber;
  if (u > 0.9 + 0.05 * noise(v * 60, 1, 71)) {
    paint.blue = 1;
    paint.white = 0.46;
  } else if (u < 0.12) {
    paint.blue = 0.7;
    paint.white *= 0.8;
  }
};
