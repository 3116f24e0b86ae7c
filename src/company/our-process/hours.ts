import { dateFormat } from '../../content/formats.ts';
import type { Week } from './week.ts';

/** Returns the client's hours in a range of weeks, inclusive. */
export const hoursBetween = (weeks: readonly Week[], firstWeek: number, lastWeek: number): number =>
  weeks
    .filter(({ number }) => number >= firstWeek && number <= lastWeek)
    .reduce((sum, { clientWork }) => sum + clientWork.hours, 0);

/**
 * Returns the date of a weekday, 1 to 5, in the week that begins on a Monday: day 5 of the week of
 * `2024-02-05` is February 9.
 */
export function dateOf(monday: string, day: number): Date {
  const date = new Date(`${monday}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + day - 1);
  return date;
}

const shortDateFormat = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Formats a date as `Feb 5`. */
export const shortDate = (date: Date): string => shortDateFormat.format(date);
