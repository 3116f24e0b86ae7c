import {
  type DayNumber,
  dayFormat,
  dayNumberOf,
  weekdayOf,
} from '../../elements/clock/day-number.ts';
import { zoneClock } from '../../elements/clock/zone-clock.ts';

/** Time zone of Two Harbors, Minnesota. */
export const timeZone = 'America/Chicago';

/** Tests for Monday to Friday. */
export const isWeekday = (day: DayNumber): boolean => weekdayOf(day) < 5;

/** Returns the date in Two Harbors at a moment. */
export const todayAt = (moment: Date): DayNumber => dayNumberOf(zoneClock(timeZone).dayAt(moment));

/** `Tue, Mar 9`. */
export const shortDay = dayFormat({ weekday: 'short', month: 'short', day: 'numeric' });
/** `Tuesday, March 9`. */
export const longDay = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' });
/** `Mar 9`. */
export const monthDay = dayFormat({ month: 'short', day: 'numeric' });
/** `March 9, 2027`. */
export const fullDate = dayFormat({ dateStyle: 'long' });
/** `March 2027`. */
export const monthYear = dayFormat({ month: 'long', year: 'numeric' });
