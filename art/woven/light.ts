import { noise } from './noise.ts';

/** One lamp in a dark room, and what it leaves dark. */
export interface Lamp {
  /** Towards the lamp; the third number is towards the camera. */
  from: readonly [x: number, y: number, z: number];
  /** Middle and radius of its pool, in shares of the width and height, and of the width. */
  pool: readonly [x: number, y: number, radius: number];
  strength: number;
  /** Ambient light, outside of the lamp's pool. */
  dark: number;
  ambient: number;
}

/** Light that reaches a point, in shares of width and height, of a picture so many times as wide as tall. */
export function poolAt(
  { pool: [x, y, radius], strength, dark }: Lamp,
  at: readonly [number, number],
  shape: number,
): number {
  const across = (at[0] - x) / radius;
  const down = (at[1] - y) / shape / radius;
  return dark + strength * Math.exp(-(across * across + down * down));
}

/** Returns the share of a lamp's light that a surface with these slopes reflects; wool wraps it round the edge. */
export function facing({ from: [x, y, z] }: Lamp, slopeX: number, slopeY: number): number {
  const length = Math.sqrt((slopeX * slopeX + slopeY * slopeY + 1) * (x * x + y * y + z * z));
  return Math.max(0, (z - slopeX * x - slopeY * y) / length + 0.25) / 1.25;
}

/** Linear light to a byte, with a soft shoulder, so that white wool keeps its grain. */
export const exposed = (light: number): number => {
  const shown = light / (light * 0.62 + 0.58);
  return Math.max(0, Math.min(255, 255 * shown ** (1 / 2.2)));
};

/** A fold that runs down the cloth: where it is at the top and at the foot, how wide, how high. Shares of the width. */
export type Fold = readonly [top: number, foot: number, wide: number, high: number];

/** Height of a hanging cloth, in shares of its width; `x` and `y` are shares of width and height. */
export function heightAt(folds: readonly Fold[], x: number, y: number): number {
  let height = 0.004 * noise(x * 5, y * 4, 71) + 0.0012 * noise(x * 17, y * 11, 72);
  for (const [top, foot, wide, high] of folds) {
    const ridge = top + (foot - top) * y + 0.012 * Math.sin(y * 5 + top * 20);
    const away = (x - ridge) / wide;
    height += high * (0.75 + 0.5 * noise(y * 2.2, top * 40, 73)) * Math.exp(-away * away);
  }
  return height;
}
