import { CordPen, type Vector } from './cord-pen.ts';

/** Loop of a coil, in units of the drawing. */
export interface CoilLoop {
  /** Distance from the loop to the next. */
  pitch: number;
  width: number;
  height: number;
}

/** Coil of the cord, seen from the side: a position for every turn, from 0 to the number of loops. */
export interface Coil {
  at: (turn: number) => Vector;
  /** Number of loops. */
  count: number;
}

const smooth = (share: number) => share * share * (3 - 2 * share);

/** Returns a value that passes through one number a loop, at its top, and is level there. */
function between(values: readonly number[], turn: number): number {
  const place = Math.min(Math.max(turn - 0.5, 0), values.length - 1);
  const index = Math.floor(place);
  const [from = 0, to = from] = values.slice(index, index + 2);
  return from + (to - from) * smooth(place - index);
}

/** Returns a coil of loops above a line, from a point to the right. */
export function coilFrom([x, y]: Vector, loops: readonly CoilLoop[]): Coil {
  const starts = [x];
  for (const { pitch } of loops) starts.push((starts.at(-1) ?? x) + pitch);
  const widths = loops.map(({ width }) => width);
  const heights = loops.map(({ height }) => height);
  return {
    count: loops.length,
    at: (turn) => {
      const index = Math.min(Math.max(Math.floor(turn), 0), loops.length - 1);
      const start = (starts[index] ?? x) + (loops[index]?.pitch ?? 0) * (turn - index);
      const angle = turn * 2 * Math.PI;
      return [
        start + (between(widths, turn) / 2) * Math.sin(angle),
        y - (between(heights, turn) / 2) * (1 - Math.cos(angle)),
      ];
    },
  };
}

/** Part of a loop that is drawn by one curve. */
const quarter = 0.25;

/** Draws a part of a coil, from where the pen is. */
export function traceCoil(pen: CordPen, { at, count }: Coil, from = 0, to = count): CordPen {
  for (let turn = from; turn < to; ) {
    const start = turn;
    // Curves end at the tops and sides of loops, wherever the part begins.
    const end = Math.min(Math.floor(start / quarter + 1e-6) * quarter + quarter, to);
    pen.trace((part) => at(start + part), end - start, 1);
    turn = end;
  }
  return pen;
}

/**
 * Draws one strand of every loop.
 * @param part first and last turn of a loop's strand; no strand where the last is not after the first
 */
export function traceStrands(
  pen: CordPen,
  coil: Coil,
  part: (index: number) => readonly [first: number, last: number],
): CordPen {
  for (let index = 0; index < coil.count; index += 1) {
    const [first, last] = part(index);
    if (first < last) traceCoil(pen.move(...coil.at(first)), coil, first, last);
  }
  return pen;
}

/** Returns what lies on top of the rest of a coil, or of a part of it: each loop from its top down. */
export const topStrands = (coil: Coil, from = 0, to = coil.count): string =>
  traceStrands(new CordPen(...coil.at(from)), coil, (index) => [
    Math.max(from, index + 0.5),
    Math.min(to, index + 1),
  ]).path();
