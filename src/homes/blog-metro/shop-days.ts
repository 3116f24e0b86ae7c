import { zoneClock } from '../../elements/clock/zone-clock.ts';

/** Days since January 1, 1970, in no time zone. */
type DayNumber = number;

const dayMs = 86_400_000;
const clock = zoneClock('America/New_York');
/** Weekdays from 0, Monday. */
const friday = 4;
/** Of a Friday: the reader sits down, and nobody sits longer than this. */
const reading = { from: 600, until: 640 };

/** A night on the board, a day in the tank, four weeks on a plank. */
const curing = 1 + 1 + 28;
/** Tiles of a day. */
const aDay = 110;

const weekdayOf = (day: DayNumber) => (((day + 3) % 7) + 7) % 7;
const nextOf = (day: DayNumber, weekday: number): DayNumber =>
  day + ((weekday - weekdayOf(day) + 7) % 7);

/** Returns the day that it is in Tampa. */
export function todayAt(moment: Date): DayNumber {
  const { year, month, day } = clock.dayAt(moment);
  return Date.UTC(year, month - 1, day) / dayMs;
}

/** Returns the next reading, and whether it is today or going on; from its end on it is that of next week. */
export function nextReading(moment: Date): { day: DayNumber; state: 'coming' | 'today' | 'now' } {
  const today = todayAt(moment);
  const minutes = clock.minutesAt(moment);
  if (weekdayOf(today) === friday && minutes < reading.until)
    return { day: today, state: minutes < reading.from ? 'today' : 'now' };
  return { day: nextOf(today + 1, friday), state: 'coming' };
}

/** Returns the first day on which a tile poured on a day may be walked on. */
export const walkedOnFrom = (day: DayNumber): DayNumber => day + curing;

/**
 * Returns the dates on which a floor of so many tiles is pressed, read to and walked on, by the day of the
 * request: work begins on the second Monday after, goes on from Monday to Friday, and crates leave on working
 * days alone.
 */
export function floorDates(today: DayNumber, tiles: number) {
  const from = nextOf(today + 1, 0) + 7;
  const days = Math.max(1, Math.ceil(tiles / aDay));
  const last = from + Math.floor((days - 1) / 5) * 7 + ((days - 1) % 5);
  const ready = walkedOnFrom(last);
  const walk = weekdayOf(ready) > friday ? nextOf(ready, 0) : ready;
  return { from, read: nextOf(from, friday), last, walk };
}

const format = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
/** Returns `Friday, December 4`. */
export const longDay = (day: DayNumber): string => format.format(day * dayMs);
