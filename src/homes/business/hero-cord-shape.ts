import type { CordPen } from '../../blocks/cord/cord-pen.ts';

/** Place of a thing on the line: its lower left corner, and its scale. */
export interface Place {
  x: number;
  y: number;
  scale: number;
}

/** Point of a thing: distances from its lower left corner, and radius of the bend there. */
export type Point = readonly [right: number, up: number, radius?: number];

/** Draws the cord through the points of a thing, in whole units: a little uneven, as cable is. */
export function drawThing(pen: CordPen, { x, y, scale }: Place, points: readonly Point[]): CordPen {
  for (const [right, up, radius = 0] of points)
    pen.to(Math.round(x + right * scale), Math.round(y - up * scale), Math.round(radius * scale));
  return pen;
}
