import {
  type DayNumber,
  dayFormat,
  dayNumberOf,
  toWeekday,
} from '../../elements/clock/day-number.ts';
import { zoneClock } from '../../elements/clock/zone-clock.ts';

/** Time zone of Two Harbors, Minnesota. */
export const timeZone = 'America/Chicago';

/** Returns whether a day is one from Monday (0) to Friday (4). */
export const isWeekday = (day: DayNumber): boolean => toWeekday(day) < 5;

/** Returns the date in Two Harbors at a moment. */
export const todayAt = (moment: Date): DayNumber => dayNumberOf(zoneClock(timeZone).dayAt(moment));

/** Formats a date: `Tue, Mar 9`. */
export const shortDay = dayFormat({ weekday: 'short', month: 'short', day: 'numeric' });
/** Formats a date: `Tuesday, March 9`. */
export const longDay = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' });
/** Formats a date: `Mar 9`. */
export const monthDay = dayFormat({ month: 'short', day: 'numeric' });
/** Formats a date: `March 9, 2027`. */
export const fullDate = dayFormat({ dateStyle: 'long' });
/** Formats a month: `March 2027`. */
export const monthYear = dayFormat({ month: 'long', year: 'numeric' });
