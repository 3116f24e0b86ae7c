/** Days since 1970 of a calendar. */
type DayNumber = number;

const timeZone = 'America/New_York';
const dayMs = 86_400_000;

/** Today in Willimantic. */
export function todayAt(now: Date): DayNumber {
  const [year, month, day] = new Intl.DateTimeFormat('en-CA', { timeZone })
    .format(now)
    .split('-')
    .map(Number) as [number, number, number];
  return Date.UTC(year, month - 1, day) / dayMs;
}

/** 0 is Sunday. */
const weekdayOf = (day: DayNumber): number => new Date(day * dayMs).getUTCDay();

/** `Thursday, December 3`. */
export const sayDay = (day: DayNumber): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(new Date(day * dayMs));

/** The firehouse works from Tuesday to Friday; what hangs, hangs on any day. */
const isWorkday = (day: DayNumber) => weekdayOf(day) >= 2 && weekdayOf(day) <= 5;
const onOrAfter = (day: DayNumber): DayNumber => (isWorkday(day) ? day : onOrAfter(day + 1));

/** Dates of a garment: ordered on a day, hung for a number of nights. */
interface Passage {
  /** Cut and sewn, and hung in the evening. */
  hung: DayNumber;
  /** Comes down; leveled and pinned that day. */
  down: DayNumber;
  /** Hemmed by hand and handed to the mail. */
  mailed: DayNumber;
}

/** Cut on the next workday but one, hung that night, and mailed on the workday after it comes down. */
export function passageOf(today: DayNumber, nights: number): Passage {
  const hung = onOrAfter(onOrAfter(today + 1) + 1);
  const down = onOrAfter(hung + nights);
  return { hung, down, mailed: onOrAfter(down + 1) };
}
