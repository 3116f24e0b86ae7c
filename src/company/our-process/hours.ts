import { dateFormat } from '../../content/formats.ts';
import type { Week } from './week.ts';

/** Returns the client's hours in a range of weeks, inclusive. */
export const hoursBetween = (weeks: readonly Week[], from: number, to: number): number =>
  weeks
    .filter(({ number }) => number >= from && number <= to)
    .reduce((sum, { yours }) => sum + yours.hours, 0);

/** Returns the date of a weekday (1 to 5) by the Monday of its week: `5` of `2024-02-05` is February 9. */
export function dateOf(monday: string, day: number): Date {
  const date = new Date(`${monday}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + day - 1);
  return date;
}

const printed = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Returns `Feb 5`. */
export const shortDate = (date: Date): string => printed.format(date);
