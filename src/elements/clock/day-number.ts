/** Date as the number of days since January 1, 1970, without a time zone. */
export type DayNumber = number;

/** Year, month (1 to 12) and day of the month. */
export interface DateParts {
  year: number;
  month: number;
  day: number;
}

const dayMs = 86_400_000;
/** Weekdays as numbers; 0 is Monday. */
const saturday = 5;
const sunday = 6;

/** Returns a date; months are 1 to 12, days beyond the month overflow into the next. */
export const dayNumber = (year: number, month: number, day: number): DayNumber =>
  Date.UTC(year, month - 1, day) / dayMs;

/** Returns the date of its parts. */
export const dayNumberOf = ({ year, month, day }: DateParts): DayNumber =>
  dayNumber(year, month, day);

/** Returns the parts of a date. */
export function toDateParts(day: DayNumber): DateParts {
  const moment = new Date(day * dayMs);
  return {
    year: moment.getUTCFullYear(),
    month: moment.getUTCMonth() + 1,
    day: moment.getUTCDate(),
  };
}

/** Returns `2026-12-03`. */
export const toIsoDate = (day: DayNumber): string =>
  new Date(day * dayMs).toISOString().slice(0, 10);

/** Parses a day such as `2026-12-03`. */
export const parseIsoDate = (iso: string): DayNumber => Date.parse(`${iso}T00:00:00Z`) / dayMs;

/** Returns the weekday; 0 is Monday. */
export const toWeekday = (day: DayNumber): number => (((day + 3) % 7) + 7) % 7;

/** Returns the Monday of a day's week. */
export const mondayOf = (day: DayNumber): DayNumber => day - toWeekday(day);

/**
 * Returns the first day on or after a day that is a given weekday: from the 8th of a month on, for
 * example, the second Monday of the month.
 */
export const findWeekdayFrom = (day: DayNumber, weekday: number): DayNumber =>
  day + ((weekday - toWeekday(day) + 7) % 7);

/** Returns the observed date of a holiday: Friday for a Saturday, Monday for a Sunday. */
export function toObservedDate(day: DayNumber): DayNumber {
  const weekday = toWeekday(day);
  return weekday === saturday ? day - 1 : weekday === sunday ? day + 1 : day;
}

/** Returns a formatter of dates in English. */
export function dayFormat(options: Intl.DateTimeFormatOptions): (day: DayNumber) => string {
  const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (day) => formatter.format(day * dayMs);
}
