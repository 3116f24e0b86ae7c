import { type CoilLoop, coilFrom, traceStrands } from '../../blocks/cord/coil.ts';
import { CordPen, cordFromLeft, toRightEdge, type Vector } from '../../blocks/cord/cord-pen.ts';
import type { CaseChart } from '../../content/schema/case-study.ts';
import { average } from './average.ts';
import type { PairDrawing } from './cord-pair.tsx';

/** Two numbers to compare, each with its name, and for how many one loop stands. */
interface Calls {
  before: { name: string; number: number };
  after: { name: string; number: number };
  perLoop: number;
}

/** Most loops for one number, which would touch on a phone if they were more, and for both. */
const most = { loops: 53, together: 70 } as const;

/**
 * Returns the averages of the first and the last series of a chart.
 * @throws when the chart has no series
 */
export function callsOf({ title, series }: CaseChart): Calls {
  const [first, last] = [series[0], series.at(-1)];
  if (!first || !last) throw new Error(`The chart "${title}" has no numbers to draw.`);
  const before = { name: first.name, number: Math.round(average(first.values)) };
  const after = { name: last.name, number: Math.round(average(last.values)) };
  const [larger, sum] = [Math.max(before.number, after.number), before.number + after.number];
  const perLoop = Math.max(1, Math.ceil(larger / most.loops), Math.ceil(sum / most.together));
  return { before, after, perLoop };
}

interface Shape {
  height: number;
  /** Width of a loop without its pitch. */
  width: number;
  /** Distance that positions are rounded to. */
  unit: number;
}

/** Returns loops that fill a length, the first as far apart as `pitch`, each further than the one before. */
function opening(
  count: number,
  length: number,
  pitch: number,
  { height, width }: Omit<Shape, 'unit'>,
) {
  const average = length / count;
  const first = Math.min(pitch, average);
  const growth = count > 1 ? (2 * (average - first)) / (count - 1) : 0;
  return Array.from({ length: count }, (_, index): CoilLoop => {
    const own = first + growth * index;
    // A cord that is pulled out becomes thinner.
    const share = 1 - 0.3 * (index / count) * (1 - first / average);
    return {
      pitch: own,
      height: height * share,
      width: own / 2 + Math.max(width * share, own * 1.5),
    };
  });
}

/** Returns equal loops that fill a length; a whole number of units apart, so that their data is equal. */
function winding(count: number, length: number, { height, width, unit }: Shape): CoilLoop[] {
  const pitch = Math.floor(length / count / unit) * unit;
  return Array.from({ length: count }, () => ({ pitch, height, width: pitch / 2 + width }));
}

/** Margin between the drawing's edges and the loops. */
const rim = 6;
/**
 * Draws a coil between two straight ends. Of tight loops one sees only the strands in front; the last
 * one is a whole loop, as the end of a spring is.
 */
function drawCoil([x, y]: Vector, loops: readonly CoilLoop[], tight: number, unit: number) {
  const coil = coilFrom([x, y], loops);
  const isTight = (index: number) => index < loops.length - 1 && (loops[index]?.pitch ?? 0) < tight;
  const isOpening = (index: number) => isTight(index) && (loops[index]?.pitch ?? 0) > tight * 0.7;
  const [endX] = coil.at(loops.length);
  const pen = cordFromLeft(y).to(x, y);
  traceStrands(pen, coil, (index) => [index, isTight(index) ? index : index + 0.5]);
  traceStrands(pen, coil, (index) => [index, isOpening(index) ? index + 0.03 : index]);
  traceStrands(pen, coil, (index) => [isOpening(index) ? index + 0.44 : index + 0.5, index + 0.5]);
  const front = traceStrands(new CordPen(x, y), coil, (index) => [
    index + (isTight(index) ? 0.47 : 0.5),
    index + 1,
  ]);
  return { path: toRightEdge(pen.move(endX, y), y, unit), over: front.path(unit) };
}

/** Draws two numbers as loops: the first tightly wound, the second pulled out over the same length. */
export function callsCord({ before, after, perLoop }: Calls): PairDrawing {
  const loops = (number: number) => Math.max(1, Math.round(number / perLoop));
  const [wound, left] = [loops(before.number), loops(after.number)];

  // The loops reach from margin to margin; each is wider than its pitch.
  const length = 562;
  const shape = { height: 240, width: 66, unit: 0.5 };
  const y = shape.height + rim;
  const wide = drawCoil(
    [86, y],
    [...winding(wound, length, shape), ...opening(left, length, length / wound, shape)],
    32,
    shape.unit,
  );

  const row = 329;
  const small = { height: 92, width: 30, unit: 0.2 };
  const drawRow = (coil: readonly CoilLoop[]) => ({
    height: small.height + 2 * rim,
    ...drawCoil([34, small.height + rim], coil, 14, small.unit),
  });
  return {
    wide: { height: y + rim, ...wide },
    narrow: [drawRow(winding(wound, row, small)), drawRow(opening(left, row, row / wound, small))],
  };
}
