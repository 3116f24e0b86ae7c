import { dayFormatter } from '../../content/formats.ts';

/** Event on a day, or on several consecutive days. */
export interface ComingDay {
  /** `YYYY-MM-DD`. */
  day: string;
  /** Last day of an event of several days. */
  lastDay?: string;
  title: string;
  text: string;
  /** URL of a page with details. */
  link?: string | undefined;
}

/** Returns the events that have not ended, in chronological order. A day ends at midnight UTC. */
export const selectUpcoming = (days: readonly ComingDay[], now: Date = new Date()): ComingDay[] =>
  days
    .filter(({ day, lastDay = day }) => Date.parse(`${lastDay}T23:59:59Z`) >= now.getTime())
    .toSorted((one, other) => one.day.localeCompare(other.day));

/** Returns month, day and year of a date, formatted for a calendar leaf. */
export function formatLeaf(day: string): { month: string; date: string; year: string } {
  return {
    month: dayFormatter({ month: 'short' })(day),
    date: dayFormatter({ day: 'numeric' })(day),
    year: dayFormatter({ year: 'numeric' })(day),
  };
}
