import type { CordDrawing } from '../../blocks/cord/cord.tsx';
import { CordPen, cordFromLeft, toRightEdge, type Vector } from '../../blocks/cord/cord-pen.ts';
import { curveThrough, tracePiecesOnTop } from './crossings.ts';
import { knotPoints } from './knot.ts';
import type { Week } from './week.ts';

/** Returns the position of hours at a time, in weeks from the beginning. */
type Place = (time: number, hours: number) => Vector;

/** Chart of a client's hours by week, drawn by the cord. */
interface HoursCord extends CordDrawing {
  /** Pieces of the cord that lie on top where it crosses itself; empty without a knot. */
  over: string;
  /** Position of no hours: a height in the wide drawing, a distance from the left in the narrow one. */
  zero: number;
  /** Length of an hour. */
  hour: number;
  /** Length of a week. */
  week: number;
}

/** Returns the hours of a week that are the firm's fault, if they are drawn. */
const faultsOf = ({ clientWork }: Week, isKnotted: boolean) =>
  isKnotted ? (clientWork.faultHours ?? 0) : 0;

/** Returns the hours of the highest week, and of the highest one without a knot. */
function highestOf(weeks: readonly Week[], isKnotted: boolean): [all: number, plain: number] {
  const plain = weeks.filter((week) => faultsOf(week, isKnotted) === 0);
  const highest = (some: readonly Week[]) =>
    Math.max(1, ...some.map(({ clientWork }) => clientWork.hours));
  return [highest(weeks), highest(plain)];
}

/** Left and right end of the weeks in the wide drawing. */
const [left, right] = [56, 1224];
/** Distance that positions are rounded to. */
const unit = 0.5;
/** Space for a figure above its step, and of the cord below the upper edge. */
const [figureHeight, edge] = [42, 8];

/** Draws the weeks from left to right, and the hours upwards: 1,280 units wide. */
export function wideHoursCord(weeks: readonly Week[], isKnotted: boolean): HoursCord {
  const [highest, highestPlain] = highestOf(weeks, isKnotted);
  const [hour, week] = [396 / highest, (right - left) / weeks.length];
  const zero = Math.max(figureHeight + highestPlain * hour, edge + highest * hour);
  const place: Place = (time, hours) => [left + time * week, zero - hours * hour];
  const radius = Math.min(14, hour / 2);
  const pen = cordFromLeft(zero).to(left, zero, radius);
  const over = drawWeeks(pen, weeks, { place, radius, isKnotted, reach: 7 });
  const path = toRightEdge(pen.to(...place(weeks.length, 0), radius), zero, unit);
  return { height: zero + 16, path, over, zero, hour, week };
}

/** Upper end of the weeks in the narrow drawing. */
const upper = 12;

/** Draws the weeks downwards, and the hours from left to right: 390 units wide. */
export function narrowHoursCord(weeks: readonly Week[], isKnotted: boolean): HoursCord {
  const [highest, highestPlain] = highestOf(weeks, isKnotted);
  const [zero, week] = [158, 44];
  const hour = Math.min((342 - zero) / highestPlain, (362 - zero) / highest);
  const place: Place = (time, hours) => [zero + hours * hour, upper + time * week];
  const pen = cordFromLeft(upper);
  const over = drawWeeks(pen, weeks, { place, radius: 10, isKnotted, reach: 3.5 });
  const end = upper + weeks.length * week;
  const path = toRightEdge(pen, end, unit);
  return { height: end + upper, path, over, zero, hour, week };
}

interface WeeksOptions {
  place: Place;
  radius: number;
  isKnotted: boolean;
  /** Length of a piece on top, to both sides of its crossing. */
  reach: number;
}

/** Draws a step for each week, and a knot for its faults; returns the pieces that lie on top. */
function drawWeeks(
  pen: CordPen,
  weeks: readonly Week[],
  { place, radius, isKnotted, reach }: WeeksOptions,
): string {
  const over = new CordPen(0, 0);
  /** Hours at which the cord is. */
  let level = 0;
  for (const [time, week] of weeks.entries()) {
    const { hours } = week.clientWork;
    const faults = faultsOf(week, isKnotted);
    const planned = hours - faults;
    if (level !== planned || time === 0) pen.to(...place(time, planned), radius);
    level = planned;
    if (faults > 0) {
      const next = weeks[time + 1]?.clientWork.hours ?? 0;
      level = Math.min(Math.max(next, planned), hours);
      const points = knotPoints(faults, level - planned).map(([across, along]) =>
        place(time + across, planned + along),
      );
      const [first, ...others] = points as [Vector, ...Vector[]];
      pen.to(...first).through(...others);
      tracePiecesOnTop(over, curveThrough(points), reach);
    }
    const next = weeks[time + 1];
    if (next && next.clientWork.hours - faultsOf(next, isKnotted) === level) continue;
    pen.to(...place(time + 1, level), radius);
  }
  return over.path(unit);
}
