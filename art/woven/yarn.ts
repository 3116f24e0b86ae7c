import { noise } from './noise.ts';

/** Surface of the cloth at a point: linear light, and the slopes of the yarn there. */
export interface Spot {
  red: number;
  green: number;
  blue: number;
  slopeX: number;
  slopeY: number;
}

export const noSpot = (): Spot => ({ red: 0, green: 0, blue: 0, slopeX: 0, slopeY: 0 });

/** A point of a yarn of two plies: how bright it is, how much it hides, and the roughness of its wool. */
export interface Strand {
  tone: number;
  /** 0 to 1; a woolen edge is no line, the yarn thins out over what lies below it. */
  cover: number;
  grain: number;
}

const fraction = (value: number) => value - Math.floor(value);

/**
 * Looks at a yarn `side` of its half width off its middle, `run` threads along it.
 *
 * @param kind 1 for warp, 2 for weft, others for ropes: each has a twist and lint of its own
 * @param crown how high it lies: 1 on top, 0 where it dips
 */
export function strandAt(
  side: number,
  run: number,
  thread: number,
  kind: number,
  crown: number,
  strand: Strand,
): void {
  const reach = Math.abs(side);
  const round = reach < 1 ? Math.sqrt(1 - side * side) : 0;
  const twist = fraction(run * 0.56 + side * 0.4 + 0.6 * noise(run * 0.3, thread, kind + 20));
  const ply = 1 - Math.abs(2 * twist - 1);
  const lint = noise(run * 3.4 + side * 1.6, thread * 7 + side * 3, kind);
  const melange = noise(run * 0.21, thread * 1.7, kind + 10);
  const depth = 0.3 + 0.7 * (0.35 + 0.65 * crown) * (0.45 + 0.55 * round);
  strand.cover = reach < 0.9 ? 1 : reach > 1.16 ? 0 : (1.16 - reach) / 0.26;
  strand.tone = depth * (0.8 + 0.3 * ply * round) * (0.72 + 0.56 * lint) * (0.86 + 0.28 * melange);
  strand.grain = (ply - 0.5) * 0.25 + (lint - 0.5) * 0.35;
}
