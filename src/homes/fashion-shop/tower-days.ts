import {
  type DayNumber,
  dayFormat,
  dayNumberOf,
  weekdayOf,
} from '../../elements/clock/day-number.ts';
import { zoneClock } from '../../elements/clock/zone-clock.ts';

/** Returns the date in Willimantic. */
export const todayAt = (now: Date): DayNumber =>
  dayNumberOf(zoneClock('America/New_York').dayAt(now));

/** Formats a date: `Thursday, December 3`. */
export const sayDay = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' });

/** Returns whether garments are cut, taken down and mailed on a day: Tuesday to Friday. */
const isWorkday = (day: DayNumber) => weekdayOf(day) >= 1 && weekdayOf(day) <= 4;
/** Returns the first workday on or after a date. */
const onOrAfter = (day: DayNumber): DayNumber => (isWorkday(day) ? day : onOrAfter(day + 1));

/** Dates of an order. */
interface Passage {
  /** Day on which it is cut, sewn and hung. */
  hung: DayNumber;
  /** Day on which it is taken down, leveled and pinned. */
  down: DayNumber;
  /** Day on which it is hemmed and mailed. */
  mailed: DayNumber;
}

/**
 * Returns the dates of an order: cut and hung on the second workday from today, mailed on the
 * workday after it is taken down.
 */
export function passageOf(today: DayNumber, nights: number): Passage {
  const hung = onOrAfter(onOrAfter(today + 1) + 1);
  const down = onOrAfter(hung + nights);
  return { hung, down, mailed: onOrAfter(down + 1) };
}
