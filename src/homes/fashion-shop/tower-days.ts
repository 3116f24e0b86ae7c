/** Calendar date as days since 1970-01-01. */
type DayNumber = number;

const timeZone = 'America/New_York';
const dayMs = 86_400_000;

/** Returns the date in Willimantic. */
export function todayAt(now: Date): DayNumber {
  const [year, month, day] = new Intl.DateTimeFormat('en-CA', { timeZone })
    .format(now)
    .split('-')
    .map(Number) as [number, number, number];
  return Date.UTC(year, month - 1, day) / dayMs;
}

/** Returns the weekday; 0 is Sunday. */
const weekdayOf = (day: DayNumber): number => new Date(day * dayMs).getUTCDay();

/** Formats a date: `Thursday, December 3`. */
export const sayDay = (day: DayNumber): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(new Date(day * dayMs));

/** Returns whether garments are cut, taken down and mailed on a day: Tuesday to Friday. */
const isWorkday = (day: DayNumber) => weekdayOf(day) >= 2 && weekdayOf(day) <= 5;
/** Returns the first workday on or after a date. */
const onOrAfter = (day: DayNumber): DayNumber => (isWorkday(day) ? day : onOrAfter(day + 1));

/** Dates of an order. */
interface Passage {
  /** Day on which it is cut, sewn and hung. */
  hung: DayNumber;
  /** Day on which it is taken down, leveled and pinned. */
  down: DayNumber;
  /** Day on which it is hemmed and mailed. */
  mailed: DayNumber;
}

/**
 * Returns the dates of an order: cut and hung on the second workday from today, mailed on the
 * workday after it is taken down.
 */
export function passageOf(today: DayNumber, nights: number): Passage {
  const hung = onOrAfter(onOrAfter(today + 1) + 1);
  const down = onOrAfter(hung + nights);
  return { hung, down, mailed: onOrAfter(down + 1) };
}
