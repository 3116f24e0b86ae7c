import type { CordDrawing } from '../../blocks/cord/cord.tsx';
import { type CordPen, cordFromLeft, toRightEdge } from '../../blocks/cord/cord-pen.ts';

/** Content of the wide drawing, in its units. */
const [left, right] = [56, 1224];
/** Least width of the text of a stage. */
const leastWidth = 160;
/** Air after the loops of a stage. */
const air = 26;
const widestPitch = 26;

interface Loops {
  pitch: number;
  radius: number;
}

const loopsOf = (pitch: number): Loops => ({ pitch, radius: Math.min(15, pitch * 0.58) });

/** Draws a loop a week, from a point on the line; a part of a week is a low wave. */
function drawWeeks(pen: CordPen, weeks: number, x: number, y: number, loops: Loops): CordPen {
  const { pitch, radius } = loops;
  const whole = Math.floor(weeks);
  const top = y - 2 * radius * (weeks - whole);
  if (weeks === 0) return pen;
  // The left side of the first loop, after three quarters of its turn, is above the text.
  if (whole > 0) return pen.to(x + radius - 0.75 * pitch, y).loops(whole, pitch, radius);
  const start = x;
  return pen
    .to(start, y)
    .curve(start + pitch / 2, y, start + pitch / 2, top, start + pitch, top)
    .curve(start + 1.5 * pitch, top, start + 1.5 * pitch, y, start + 2 * pitch, y);
}

/** Returns where the stages begin in the wide drawing, and the last one ends: longer ones are wider. */
export function stageEdges(weeks: readonly number[]): number[] {
  const sum = weeks.reduce((total, each) => total + each, 0);
  const free = right - left - weeks.length * leastWidth;
  const edges = [left];
  for (const each of weeks)
    edges.push(
      (edges.at(-1) ?? left) + leastWidth + (sum ? free * (each / sum) : free / weeks.length),
    );
  return edges;
}

/** Returns the drawing of all stages, on one line. */
export function allStages(weeks: readonly number[]): CordDrawing {
  const y = 40;
  const edges = stageEdges(weeks);
  const pitches = weeks.map((each, index) => {
    const width = (edges[index + 1] ?? right) - (edges[index] ?? left);
    return each < 1 ? widestPitch : Math.min(widestPitch, (width - air) / each);
  });
  const loops = loopsOf(Math.min(...pitches));
  const pen = cordFromLeft(y);
  for (const [index, each] of weeks.entries()) drawWeeks(pen, each, edges[index] ?? left, y, loops);
  return { height: y + 6, path: toRightEdge(pen, y) };
}

/** Returns the drawing of one stage, for narrow windows. */
export function oneStage(weeks: number): CordDrawing {
  const y = 40;
  const loops = loopsOf(Math.min(widestPitch, 320 / Math.max(weeks, 1)));
  return { height: y + 6, path: toRightEdge(drawWeeks(cordFromLeft(y), weeks, 20, y, loops), y) };
}
