import {
  type DayNumber,
  dayFormat,
  dayNumberOf,
  toWeekday,
} from '../../elements/clock/day-number.ts';
import { zoneClock } from '../../elements/clock/zone-clock.ts';

/** Returns the date in Willimantic. */
export const todayAt = (now: Date): DayNumber =>
  dayNumberOf(zoneClock('America/New_York').dayAt(now));

/** Formats a date: `Thursday, December 3`. */
export const formatDay = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' });

/** Returns whether garments are cut, taken down and mailed on a day: 1 (Tuesday) to 4 (Friday). */
const isWorkday = (day: DayNumber) => toWeekday(day) >= 1 && toWeekday(day) <= 4;
/** Returns the first workday on or after a date. */
const workdayFrom = (day: DayNumber): DayNumber => (isWorkday(day) ? day : workdayFrom(day + 1));

/** Dates of an order. */
interface OrderDates {
  /** Day on which it is cut, sewn and hung. */
  hungOn: DayNumber;
  /** Day on which it is taken down, leveled and pinned. */
  takenDownOn: DayNumber;
  /** Day on which it is hemmed and mailed. */
  mailedOn: DayNumber;
}

/**
 * Returns the dates of an order: cut and hung on the second workday from today, mailed on the
 * workday after it is taken down.
 */
export function orderDates(today: DayNumber, nights: number): OrderDates {
  const hungOn = workdayFrom(workdayFrom(today + 1) + 1);
  const takenDownOn = workdayFrom(hungOn + nights);
  return { hungOn, takenDownOn, mailedOn: workdayFrom(takenDownOn + 1) };
}
