/** Calendar date in a time zone; months count from 1. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
  /** 0 is Monday. */
  weekday: number;
}

const dayMs = 86_400_000;
/** Names in the order of `weekday`. */
export const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
/** List of weekdays with a wider type, so that any string can be looked up in it. */
const weekdayLookup: readonly (string | undefined)[] = weekdayNames;

/** Converts between moments and the calendar and clock of a time zone, e.g. `America/New_York`. */
export function zoneClock(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  const partsAt = (moment: Date) =>
    Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));

  /** Calendar date at a moment. */
  const dayAt = (moment: Date): CalendarDay => {
    const parts = partsAt(moment);
    return {
      year: Number(parts['year']),
      month: Number(parts['month']),
      day: Number(parts['day']),
      weekday: weekdayLookup.indexOf(parts['weekday']),
    };
  };

  /** Minutes after midnight at a moment. */
  const minutesAt = (moment: Date): number => {
    const parts = partsAt(moment);
    return Number(parts['hour']) * 60 + Number(parts['minute']);
  };

  /** UTC offset at a moment, in milliseconds. */
  const utcOffsetAt = (moment: Date): number => {
    const parts = partsAt(moment);
    const [year, month, day] = ['year', 'month', 'day'].map((name) => Number(parts[name]));
    const [hour, minute, second] = ['hour', 'minute', 'second'].map((name) => Number(parts[name]));
    const localAsUtc = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
    return localAsUtc - Math.floor(moment.getTime() / 1000) * 1000;
  };

  /** Moment of a local date and of minutes after midnight. */
  const momentOf = ({ year, month, day }: CalendarDay, minutes: number): Date => {
    const localAsUtc = Date.UTC(year, month - 1, day, 0, minutes);
    // Computed twice: a daylight saving change may lie between the first guess and the result.
    const guess = localAsUtc - utcOffsetAt(new Date(localAsUtc));
    return new Date(localAsUtc - utcOffsetAt(new Date(guess)));
  };

  /** Date that is a number of days later. */
  const daysAfter = ({ year, month, day, weekday }: CalendarDay, days: number): CalendarDay => {
    const later = new Date(Date.UTC(year, month - 1, day) + days * dayMs);
    return {
      year: later.getUTCFullYear(),
      month: later.getUTCMonth() + 1,
      day: later.getUTCDate(),
      weekday: (weekday + days) % 7,
    };
  };

  return { dayAt, minutesAt, momentOf, daysAfter };
}
