import { type DayNumber, weekdayFrom, weekdayOf } from '../../elements/clock/day-number.ts';
import { type DayId, dayIds, type PaintDay } from './days.ts';
import type { Piece } from './pieces.ts';
import { shutOn, workdaysAfter } from './works-calendar.ts';

/** Time by which an order counts for the next day, in minutes after midnight. */
const closesAt = 15 * 60;
/** Weekdays of delivery; 0 is Monday. */
const truckDays = [1, 4];

/** Schedule of a piece. */
export interface Passage {
  primed: DayNumber;
  painted: DayNumber;
  felted: DayNumber;
  leaves: DayNumber;
}

/** Returns the first day on which an order placed at a moment can be primed. */
export function primedFrom(
  today: DayNumber,
  minutes: number,
  { wood }: Pick<Piece, 'wood'>,
): DayNumber {
  const open = !shutOn(today) && minutes < closesAt;
  // After three, or on a day off, the order is read on the next working day.
  const read = open ? today : workdaysAfter(today, 1);
  return workdaysAfter(read, 1 + wood);
}

/** Returns the first day on which a piece primed on a day can be painted. */
export const paintedFrom = (primed: DayNumber): DayNumber => workdaysAfter(primed, 1);

/** Returns the first working day of a color on or after a day; holidays are skipped. */
export function nextOfColor(id: DayId, from: DayNumber): DayNumber {
  let day = weekdayFrom(from, dayIds.indexOf(id));
  while (shutOn(day)) day += 7;
  return day;
}

/** Returns the working day before a day. */
function workdayBefore(day: DayNumber): DayNumber {
  let at = day - 1;
  while (shutOn(at)) at -= 1;
  return at;
}

/** Returns the schedule of a piece that is painted on a day. */
export function passageOf(painted: DayNumber, { nights }: Pick<PaintDay, 'nights'>): Passage {
  // Drying continues on days off; the felt pads are added on a working day.
  let felted = painted + nights;
  while (shutOn(felted)) felted += 1;
  let leaves = felted + 1;
  while (shutOn(leaves) || !truckDays.includes(weekdayOf(leaves))) leaves += 1;
  return { primed: workdayBefore(painted), painted, felted, leaves };
}

/** Returns weeks of five working days, from a Monday on. */
export const weeksFrom = (monday: DayNumber, count: number): DayNumber[][] =>
  Array.from({ length: count }, (_, week) =>
    Array.from({ length: 5 }, (_, day) => monday + week * 7 + day),
  );
