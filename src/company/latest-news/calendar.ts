/** A day to come, or a row of days. */
export interface ComingDay {
  /** `YYYY-MM-DD`. */
  day: string;
  /** The last of them, where it is more than one. */
  last?: string;
  title: string;
  text: string;
  /** The page with details. */
  link?: string;
}

/** Returns the future days in chronological order. A day lasts until its midnight, UTC. */
export const toCome = (days: readonly ComingDay[], now: Date = new Date()): ComingDay[] =>
  days
    .filter(({ day, last = day }) => Date.parse(`${last}T23:59:59Z`) >= now.getTime())
    .toSorted((one, other) => one.day.localeCompare(other.day));

/** Returns the parts of a day for a leaf of a calendar. */
export function leafOf(day: string): { month: string; date: string; year: string } {
  const said = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(day));
  return {
    month: said({ month: 'short' }),
    date: said({ day: 'numeric' }),
    year: said({ year: 'numeric' }),
  };
}
