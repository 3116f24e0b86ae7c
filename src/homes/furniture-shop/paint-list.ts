import { type DayNumber, findWeekdayFrom, toWeekday } from '../../elements/clock/day-number.ts';
import { type DayId, dayIds, type PaintDay } from './days.ts';
import type { Piece } from './pieces.ts';
import { closingReason, workdaysAfter } from './works-calendar.ts';

/** Time by which an order counts for the next day, in minutes after midnight. */
const closingMinutes = 15 * 60;
/** Weekdays of delivery; 0 is Monday. */
const truckDays = [1, 4];

/** Schedule of a piece. */
export interface Schedule {
  /** Day of the primer. */
  primed: DayNumber;
  /** Day of the paint. */
  painted: DayNumber;
  /** Day on which the felt pads are added. */
  felted: DayNumber;
  /** Day on which the truck takes it. */
  leaves: DayNumber;
}

/** Returns the first day on which an order placed at a moment can be primed. */
export function earliestPrimingDay(
  today: DayNumber,
  minutes: number,
  { workshopDays }: Pick<Piece, 'workshopDays'>,
): DayNumber {
  const isOpen = !closingReason(today) && minutes < closingMinutes;
  // After three, or on a day off, the order is read on the next working day.
  const readDay = isOpen ? today : workdaysAfter(today, 1);
  return workdaysAfter(readDay, 1 + workshopDays);
}

/** Returns the first day on which a piece primed on a day can be painted. */
export const earliestPaintingDay = (primed: DayNumber): DayNumber => workdaysAfter(primed, 1);

/** Returns the first working day of a color on or after a day; holidays are skipped. */
export function nextOfColor(id: DayId, from: DayNumber): DayNumber {
  let day = findWeekdayFrom(from, dayIds.indexOf(id));
  while (closingReason(day)) day += 7;
  return day;
}

/** Returns the working day before a day. */
function workdayBefore(day: DayNumber): DayNumber {
  let current = day - 1;
  while (closingReason(current)) current -= 1;
  return current;
}

/** Returns the schedule of a piece that is painted on a day. */
export function scheduleOf(painted: DayNumber, { nights }: Pick<PaintDay, 'nights'>): Schedule {
  // Drying continues on days off; the felt pads are added on a working day.
  let felted = painted + nights;
  while (closingReason(felted)) felted += 1;
  let leaves = felted + 1;
  while (closingReason(leaves) || !truckDays.includes(toWeekday(leaves))) leaves += 1;
  return { primed: workdayBefore(painted), painted, felted, leaves };
}

/** Returns weeks of five working days, from a Monday on. */
export const weeksFrom = (monday: DayNumber, count: number): DayNumber[][] =>
  Array.from({ length: count }, (_, week) =>
    Array.from({ length: 5 }, (_, day) => monday + week * 7 + day),
  );
