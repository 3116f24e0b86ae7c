import {
  type DayNumber,
  dayFormat,
  dayNumberOf,
  weekdayFrom,
  weekdayOf,
} from '../../elements/clock/day-number.ts';
import { zoneClock } from '../../elements/clock/zone-clock.ts';

const clock = zoneClock('America/New_York');
/** Weekdays from 0, Monday. */
const friday = 4;
/** Start and latest end of a Friday's reading, in minutes after midnight. */
const reading = { from: 600, until: 640 };

/** Days that a tile cures: a night on a board, a day in water, four weeks in air. */
const curing = 1 + 1 + 28;
/** Tiles made per day. */
const aDay = 110;

/** Returns the date in Tampa at a moment. */
export const todayAt = (moment: Date): DayNumber => dayNumberOf(clock.dayAt(moment));

/** Returns the next reading, and whether it is today or has begun; after its end, that of next week. */
export function nextReading(moment: Date): { day: DayNumber; state: 'coming' | 'today' | 'now' } {
  const today = todayAt(moment);
  const minutes = clock.minutesAt(moment);
  if (weekdayOf(today) === friday && minutes < reading.until)
    return { day: today, state: minutes < reading.from ? 'today' : 'now' };
  return { day: weekdayFrom(today + 1, friday), state: 'coming' };
}

/** Returns the first day on which a tile made on a day may be walked on. */
export const walkedOnFrom = (day: DayNumber): DayNumber => day + curing;

/**
 * Returns the dates on which a floor of `tiles` tiles is pressed, read to and walked on, by the day of the
 * request: work begins on the second Monday after, goes on from Monday to Friday, and crates leave on working
 * days alone.
 */
export function floorDates(today: DayNumber, tiles: number) {
  const from = weekdayFrom(today + 1, 0) + 7;
  const days = Math.max(1, Math.ceil(tiles / aDay));
  const last = from + Math.floor((days - 1) / 5) * 7 + ((days - 1) % 5);
  const ready = walkedOnFrom(last);
  const walk = weekdayOf(ready) > friday ? weekdayFrom(ready, 0) : ready;
  return { from, read: weekdayFrom(from, friday), last, walk };
}

/** Returns `Friday, December 4`. */
export const longDay = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' });
