import type { CordDrawing } from '../../blocks/cord/cord.tsx';
import { cordFromLeft, toRightEdge } from '../../blocks/cord/cord-pen.ts';
import type { UpkeepYear } from './upkeep-year.ts';

interface Scale {
  /** Left and right end of the months. */
  left: number;
  right: number;
  /** Height of an hour. */
  hour: number;
}

/** Draws the hours of maintenance month by month, a step for each; level where there was no work. */
function upkeepCord(years: readonly UpkeepYear[], { left, right, hour }: Scale): CordDrawing {
  const months = years.flatMap(({ hours }) => hours.map((value) => value ?? 0));
  const month = (right - left) / months.length;
  const zero = Math.max(1, ...months) * hour + 8;
  const radius = Math.min(hour / 2, month / 2, 8);
  const pen = cordFromLeft(zero);
  let level = 0;
  for (const [index, hours] of [...months, 0].entries()) {
    if (hours === level) continue;
    const x = left + index * month;
    pen.to(x, zero - level * hour, radius).to(x, zero - hours * hour, radius);
    level = hours;
  }
  return { height: zero + 8, path: toRightEdge(pen, zero) };
}

export const wideUpkeepCord = (years: readonly UpkeepYear[]): CordDrawing =>
  upkeepCord(years, { left: 56, right: 1224, hour: 22 });

export const narrowUpkeepCord = (years: readonly UpkeepYear[]): CordDrawing =>
  upkeepCord(years, { left: 20, right: 370, hour: 10 });
