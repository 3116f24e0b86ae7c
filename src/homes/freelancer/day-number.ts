import { zoneClock } from '../../elements/clock/zone-clock.ts';

/** Date as the number of days since January 1, 1970, without a time zone. */
export type DayNumber = number;

/** Time zone of Two Harbors, Minnesota. */
export const timeZone = 'America/Chicago';
const dayMs = 86_400_000;

/** Returns a date; months are 1 to 12, days beyond the month overflow into the next. */
export const dayNumber = (year: number, month: number, day: number): DayNumber =>
  Date.UTC(year, month - 1, day) / dayMs;

/** Returns the weekday; 0 is Monday. */
export const weekdayOf = (day: DayNumber): number => (((day + 3) % 7) + 7) % 7;
/** Tests for Monday to Friday. */
export const isWeekday = (day: DayNumber): boolean => weekdayOf(day) < 5;
export const mondayOf = (day: DayNumber): DayNumber => day - weekdayOf(day);

/** Returns the year, month (1 to 12) and day of the month. */
export function partsOf(day: DayNumber): { year: number; month: number; date: number } {
  const moment = new Date(day * dayMs);
  return {
    year: moment.getUTCFullYear(),
    month: moment.getUTCMonth() + 1,
    date: moment.getUTCDate(),
  };
}

/** Returns the date in Two Harbors at a moment. */
export function todayAt(moment: Date): DayNumber {
  const { year, month, day } = zoneClock(timeZone).dayAt(moment);
  return dayNumber(year, month, day);
}

/** Returns `2026-12-03`. */
export const isoOf = (day: DayNumber): string => new Date(day * dayMs).toISOString().slice(0, 10);
/** Parses a day such as `2026-12-03`. */
export const dayOfIso = (iso: string): DayNumber => Date.parse(`${iso}T00:00:00Z`) / dayMs;

/** Returns the first given weekday on or after a date of a month: the second Monday is on or after the 8th. */
export function weekdayFrom(year: number, month: number, date: number, weekday: number): DayNumber {
  const from = dayNumber(year, month, date);
  return from + ((weekday - weekdayOf(from) + 7) % 7);
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (day: DayNumber): string => formatter.format(day * dayMs);
};
/** `Tue, Mar 9`. */
export const shortDay = format({ weekday: 'short', month: 'short', day: 'numeric' });
/** `Tuesday, March 9`. */
export const longDay = format({ weekday: 'long', month: 'long', day: 'numeric' });
/** `Mar 9`. */
export const monthDay = format({ month: 'short', day: 'numeric' });
/** `March 9, 2027`. */
export const fullDate = format({ dateStyle: 'long' });
/** `March 2027`. */
export const monthYear = format({ month: 'long', year: 'numeric' });
