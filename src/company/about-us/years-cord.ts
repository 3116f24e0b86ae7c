import { type Coil, coilFrom, topStrands, traceCoil } from '../../blocks/cord/coil.ts';
import type { CordDrawing } from '../../blocks/cord/cord.tsx';
import { CordPen, cordFromLeft, type Vector } from '../../blocks/cord/cord-pen.ts';

/** Years of the firm, a loop each. The year that has not ended yet is a small open one behind them. */
interface Years {
  /** Number of years that are over. */
  count: number;
  /** People at the end of each year; none: the loops are uneven, as a cable that is wound by hand. */
  people: readonly number[];
  /** Position of the year in which the cord is torn, from 0. */
  torn?: number | undefined;
}

/** Drawing with a point below every loop and, as the last one, below the year that runs. */
export interface YearsDrawing {
  drawing: Pick<CordDrawing, 'height' | 'path'> & { over: string };
  /** Wires at the two ends where the cord is torn. */
  wires: string;
  points: readonly Vector[];
}

interface Sheet {
  left: number;
  right: number;
  rows: number;
  /** Height of the largest loop. */
  size: number;
  /** Width of a loop, in parts of its height. */
  slenderness: number;
  /** Room below a row, for the years. */
  foot: number;
  widest: number;
}

/** Parts of the largest height, for loops that are wound by hand. */
const uneven = [0.84, 0.68, 0.76, 0.9, 0.72] as const;

/** Returns the height of each loop: areas are to scale, or uneven without numbers. */
function heightsOf({ count, people }: Years, size: number): number[] {
  const most = Math.max(...people);
  return Array.from({ length: count }, (_, index) => {
    const number = people[index] ?? people.at(-1);
    if (number !== undefined) return size * Math.sqrt(number / most);
    return size * (uneven[index % uneven.length] ?? 1);
  });
}

/**
 * Returns the pitch of each loop: the usual one, except for two loops that would graze each other. Such
 * loops are moved together until they cross, or apart.
 */
function pitchesOf(widths: readonly number[], usual: number): number[] {
  const pitches = widths.map(() => usual);
  const least = usual * 0.22;
  for (const [index, width] of widths.slice(0, -1).entries()) {
    const gap = usual - (width + (widths[index + 1] ?? 0)) / 2;
    if (Math.abs(gap) >= least) continue;
    // The middles of two loops are apart by half the sum of their pitches.
    const changed = gap > 0 ? index : index + 1;
    pitches[changed] = (pitches[changed] ?? usual) + 2 * (Math.sign(gap || -1) * least - gap);
  }
  const sum = pitches.reduce((total, pitch) => total + pitch, 0);
  const fit = Math.min(1, (usual * widths.length) / sum);
  // In tenths, so that equal loops have equal data.
  return pitches.map((pitch) => Math.floor(pitch * fit * 10) / 10);
}

const beyond = 3000;

/** Draws a loop that has not closed yet. */
const openLoop = (pen: CordPen, [x, y]: Vector, size: number): CordPen =>
  pen
    .to(x - 0.8 * size, y)
    .curve(x, y, x - 0.5 * size, y - 0.25 * size, x - 0.5 * size, y - 0.6 * size)
    .curve(
      x - 0.5 * size,
      y - 1.13 * size,
      x + 0.5 * size,
      y - 1.13 * size,
      x + 0.5 * size,
      y - 0.6 * size,
    )
    .curve(x + 0.5 * size, y - 0.25 * size, x, y, x + 0.8 * size, y);

/** End of the torn cord: a tip that stands up from a loop, and the wires that stick out of it. */
interface TornEnd {
  tip: Vector;
  /** Control points between the loop and the tip, and between the tip and the loop. */
  controls: readonly [Vector, Vector];
  wires: string;
}

interface TornLoop {
  coil: Coil;
  height: number;
}

/**
 * Returns an end of the torn cord.
 * @param turn where the end leaves the loop
 * @param sense 1: in the direction of the cord; -1: against it
 * @param lean angle of the tip from upright, to the right
 * @param length of the tip, in parts of the loop's height
 */
function tornEnd(
  loop: TornLoop,
  turn: number,
  sense: 1 | -1,
  lean: number,
  length: number,
): TornEnd {
  const { coil, height } = loop;
  const reach = height * length;
  const [x, y] = coil.at(turn);
  const [nextX, nextY] = coil.at(turn + sense / 1000);
  const along = Math.atan2(nextY - y, nextX - x);
  const from = ([atX, atY]: Vector, angle: number, distance: number): Vector => [
    atX + Math.cos(angle) * distance,
    atY + Math.sin(angle) * distance,
  ];
  const up = lean - Math.PI / 2;
  const tip = from([x, y], (along + up) / 2, reach);
  const wire = (turned: number, share: number) => {
    const foot = from(tip, up + Math.PI / 2, turned * height * 0.034);
    return new CordPen(...foot).to(...from(foot, up + turned, height * share)).path();
  };
  return {
    tip,
    controls: [from([x, y], along, reach * 0.4), from(tip, up, reach * -0.4)],
    wires: wire(-0.36, 0.1) + wire(-0.1, 0.15) + wire(0.12, 0.12) + wire(0.42, 0.085),
  };
}

function drawYears(years: Years, sheet: Sheet): YearsDrawing {
  const { left, right, rows, size, slenderness, foot, widest } = sheet;
  const perRow = Math.ceil(years.count / rows);
  const pitch = Math.min((right - left) / perRow, widest);
  const heights = heightsOf(years, size);
  const points: Vector[] = [];
  let [path, over, wires] = ['', '', ''];
  let y = 0;
  for (let first = 0; first < years.count; first += perRow) {
    const row = heights.slice(first, first + perRow);
    y += Math.ceil(Math.max(...row)) + 6;
    const widths = row.map((height) => slenderness * height);
    const pitches = pitchesOf(widths, pitch);
    const coil = coilFrom(
      [left, y],
      row.map((height, index) => ({
        pitch: pitches[index] ?? pitch,
        height,
        width: (pitches[index] ?? pitch) / 2 + (widths[index] ?? 0),
      })),
    );
    const pen = cordFromLeft(y).to(left, y);
    const centers = row.map((_, index): Vector => [coil.at(index + 0.5)[0], y]);
    const [lastX = left] = centers.at(-1) ?? [];
    const running: Vector = [lastX + Math.max(1.25 * pitch, foot * 0.8), y];
    const isLast = first + perRow >= years.count;
    const end = (last: CordPen) =>
      (isLast ? openLoop(last, running, Math.min(0.16 * size, 0.7 * pitch)) : last)
        .to(beyond, y)
        .path();
    const torn = (years.torn ?? -1) - first;
    if (torn >= 0 && torn < row.length) {
      const loop = { coil, height: row[torn] ?? 0 };
      const [stop, start] = [torn + 0.41, torn + 0.69];
      const up = tornEnd(loop, stop, 1, -0.8, 0.1);
      const down = tornEnd(loop, start, -1, -0.35, 0.5);
      path += traceCoil(pen, coil, 0, stop)
        .curve(...up.controls[0], ...up.controls[1], ...up.tip)
        .path();
      const [near, far] = down.controls;
      const second = new CordPen(...down.tip).curve(...far, ...near, ...coil.at(start));
      path += end(traceCoil(second, coil, start));
      over += topStrands(coil, 0, stop) + topStrands(coil, start);
      wires = up.wires + down.wires;
    } else {
      path += end(traceCoil(pen, coil));
      over += topStrands(coil);
    }
    points.push(...centers);
    if (isLast) points.push(running);
    y += foot;
  }
  return { drawing: { height: y, path, over }, wires, points };
}

/** Draws the years in one row, or below 768 px in two. */
export const yearsCord = (years: Years): Record<'wide' | 'narrow', YearsDrawing> => ({
  wide: drawYears(years, {
    ...{ left: 56, right: 1162, rows: 1, widest: 130 },
    ...{ size: 264, slenderness: 0.385, foot: 48 },
  }),
  narrow: drawYears(years, {
    ...{ left: 20, right: 338, rows: years.count > 10 ? 2 : 1, widest: 60 },
    ...{ size: 146, slenderness: 0.385, foot: 42 },
  }),
});
