import type { CordDrawing } from '../../blocks/cord/cord.tsx';
import { cordFromLeft, toRightEdge } from '../../blocks/cord/cord-pen.ts';

/** Drawing of working days, and the middle of the loop of each day that has one, from the left. */
export interface HiringCord extends CordDrawing {
  middles: ReadonlyMap<number, number>;
}

/** Days of the drawing, three weeks or more. */
const lastDayOf = (days: readonly number[]) => Math.max(15, ...days);

/** Smallest share of a column: its text has to be readable. */
const leastShare = 0.155;
/** Days that the last column is as wide as; nothing follows it. */
const lastColumnDays = 3;

/**
 * Returns the width of each step's column as a share of all: in proportion to the days until the next
 * step, as far as the texts allow. Steps are in order of their days.
 */
export function columnShares(days: readonly number[]): number[] {
  const last = (days.at(-1) ?? 0) + lastColumnDays;
  const lengths = days.map((day, index) => (days[index + 1] ?? last) - day);
  const sum = last - (days[0] ?? 0);
  const shares = lengths.map((length) => Math.max(length / sum, leastShare));
  const total = shares.reduce((before, share) => before + share, 0);
  return shares.map((share) => share / total);
}

/** Draws a line with a loop at each of these places. */
function drawLoops(
  middles: ReadonlyMap<number, number>,
  { radius, pitch }: { radius: number; pitch: number },
): HiringCord {
  const y = 2 * radius + 6;
  const pen = cordFromLeft(y);
  for (const middle of middles.values()) pen.to(middle - pitch / 2, y).loops(1, pitch, radius);
  return { height: y + 6, path: toRightEdge(pen, y), middles };
}

/** Left edge and width of the texts in the drawing of wide windows. */
const wideText = { left: 56, width: 1168 } as const;
const wideLoop = { radius: 26, pitch: 24 } as const;

/** Draws the loops over the left edges of the columns. Steps are in order of their days. */
export function wideHiringCord(days: readonly number[]): HiringCord {
  const middles = new Map<number, number>();
  let left = wideText.left;
  for (const [index, share] of columnShares(days).entries()) {
    const day = days[index] ?? 0;
    if (!middles.has(day)) middles.set(day, left + wideLoop.radius);
    left += share * wideText.width;
  }
  return drawLoops(middles, wideLoop);
}

/** Middle of the first day and of the last in the drawing of narrow windows. */
const narrowDays = { first: 33, last: 357 } as const;

/** Draws the loops to scale: a day is as long as any other. Steps are in order of their days. */
export function narrowHiringCord(days: readonly number[]): HiringCord {
  const { first, last } = narrowDays;
  const day = (last - first) / (lastDayOf(days) - 1);
  const middles = new Map(days.map((number) => [number, first + (number - 1) * day]));
  return drawLoops(middles, { radius: 10, pitch: 6 });
}
