import type { CordDrawing } from '../../blocks/cord/cord.tsx';
import { cordFromLeft, toRightEdge } from '../../blocks/cord/cord-pen.ts';

/** Drawing of working days, and the middle of the loop of each day that has one, from the left. */
export interface HiringCord extends CordDrawing {
  middles: ReadonlyMap<number, number>;
}

interface Scale {
  /** Middle of the first day, and of the last. */
  first: number;
  last: number;
  radius: number;
  pitch: number;
}

/** Draws working days in line, three weeks or more, to scale: some of them have a loop. */
function drawDays(days: readonly number[], { first, last, radius, pitch }: Scale): HiringCord {
  const day = (last - first) / (Math.max(15, ...days) - 1);
  const y = 2 * radius + 6;
  const pen = cordFromLeft(y);
  const middles = new Map<number, number>();
  for (const number of [...new Set(days)].toSorted((one, other) => one - other)) {
    const middle = first + (number - 1) * day;
    middles.set(number, middle);
    pen.to(middle - pitch / 2, y).loops(1, pitch, radius);
  }
  return { height: y + 6, path: toRightEdge(pen, y), middles };
}

export const wideHiringCord = (days: readonly number[]): HiringCord =>
  drawDays(days, { first: 94, last: 1186, radius: 26, pitch: 24 });

export const narrowHiringCord = (days: readonly number[]): HiringCord =>
  drawDays(days, { first: 33, last: 357, radius: 10, pitch: 6 });
