import { CordPen } from '../../blocks/cord/cord-pen.ts';

export interface River {
  /** Beginning of the coil, on the line. */
  x: number;
  y: number;
  /** Loops that are as close as in a coil. */
  loops: number;
  /** Turns in which the coil opens into waves, until they have come to rest. */
  waves: number;
  /** Distances from loop to loop, and between the last waves. */
  pitch: readonly [first: number, last: number];
  /** Radius of the loops. */
  radius: number;
}

/** Curves a turn. */
const steps = 5;

/** Returns the position on a river at a turn, counted from its beginning. */
function positionOn({ x, y, loops, waves, pitch: [first, last], radius }: River) {
  return (turn: number): [number, number] => {
    const relaxed = Math.min(Math.max(turn - loops, 0), waves);
    const rest = 1 - relaxed / waves;
    const angle = turn * 2 * Math.PI;
    const along = first * turn + ((last - first) * relaxed ** 2) / waves / 2;
    return [
      x + along + radius * rest ** 1.6 * Math.sin(angle),
      y - radius * rest ** 0.9 * (1 - Math.cos(angle)),
    ];
  };
}

/** Draws the coil of the cord, which relaxes evenly into waves: a river, from left to right. */
export function drawRiver(pen: CordPen, river: River): CordPen {
  const turns = river.loops + river.waves;
  return pen.trace(positionOn(river), turns, turns * steps);
}

/** Draws the strands of the coil that lie on top: each loop from its highest point down. */
export function topStrands(river: River): string {
  const at = positionOn(river);
  const strand = (_: unknown, loop: number) => {
    const from = loop + 0.55;
    return new CordPen(...at(from)).trace((turn) => at(from + turn), 0.35, 2).path();
  };
  return Array.from({ length: river.loops }, strand).join('');
}

/** Returns where a river ends, and the water is still. */
export const riverEnd = (river: River): number => positionOn(river)(river.loops + river.waves)[0];

/** Draws one low wave to a point further right. */
export function drawWave(pen: CordPen, [x, y]: readonly [number, number], to: number): CordPen {
  const quarter = (to - x) / 4;
  return pen
    .curve(x + quarter, y, x + quarter, y - 6, x + 2 * quarter, y - 6)
    .curve(x + 3 * quarter, y - 6, x + 3 * quarter, y, to, y);
}
