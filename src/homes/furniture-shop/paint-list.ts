import { type DayId, dayIds, type PaintDay } from './days.ts';
import type { Piece } from './pieces.ts';
import { type DayNumber, shutOn, weekdayOf, workdaysAfter } from './works-calendar.ts';

/** The list for a day's work is closed at three in the afternoon of the day before. */
const closesAt = 15 * 60;
/** The truck leaves on these weekdays; 0 is Monday. */
const truckDays = [1, 4];

/** Schedule of a piece. */
export interface Passage {
  primed: DayNumber;
  painted: DayNumber;
  felted: DayNumber;
  leaves: DayNumber;
}

/** Returns the first day on which an order of a moment can be primed. */
export function primedFrom(
  today: DayNumber,
  minutes: number,
  { wood }: Pick<Piece, 'wood'>,
): DayNumber {
  const open = !shutOn(today) && minutes < closesAt;
  // After three, and on a day without work, the order is read on the next day of work.
  const read = open ? today : workdaysAfter(today, 1);
  return workdaysAfter(read, 1 + wood);
}

/** Returns the first day of paint for a piece that can be primed from a day on. */
export const paintedFrom = (primed: DayNumber): DayNumber => workdaysAfter(primed, 1);

/** Returns the first working day with a color, from a day on: a color whose day is a holiday waits a week. */
export function nextOfColor(id: DayId, from: DayNumber): DayNumber {
  const weekday = dayIds.indexOf(id);
  let day = from + ((weekday - weekdayOf(from) + 7) % 7);
  while (shutOn(day)) day += 7;
  return day;
}

/** Returns the working day before: the piece hangs in primer by then. */
function workdayBefore(day: DayNumber): DayNumber {
  let at = day - 1;
  while (shutOn(at)) at -= 1;
  return at;
}

/** Returns the schedule of a piece that is painted on a day. */
export function passageOf(painted: DayNumber, { nights }: Pick<PaintDay, 'nights'>): Passage {
  // It dries over weekends and holidays as well; felt is put on by a person.
  let felted = painted + nights;
  while (shutOn(felted)) felted += 1;
  let leaves = felted + 1;
  while (shutOn(leaves) || !truckDays.includes(weekdayOf(leaves))) leaves += 1;
  return { primed: workdayBefore(painted), painted, felted, leaves };
}

/** Weeks of five days, from that of a day on. */
export const weeksFrom = (monday: DayNumber, count: number): DayNumber[][] =>
  Array.from({ length: count }, (_, week) =>
    Array.from({ length: 5 }, (_, day) => monday + week * 7 + day),
  );
