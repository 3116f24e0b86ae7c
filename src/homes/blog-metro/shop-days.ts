import {
  type DayNumber,
  dayFormat,
  dayNumberOf,
  findWeekdayFrom,
  toWeekday,
} from '../../elements/clock/day-number.ts';
import { zoneClock } from '../../elements/clock/zone-clock.ts';

const clock = zoneClock('America/New_York');
/** Weekday numbers, from Monday. */
const monday = 0;
const friday = 4;
/** Start and latest end of a Friday's reading, in minutes after midnight. */
const readingMinutes = { start: 600, end: 640 };

/** Days of curing: a night on a board, a day in water, four weeks in air. */
const curingDays = 1 + 1 + 28;
/** Tiles made per day. */
const tilesPerDay = 110;

/** Returns the date in Tampa at a moment. */
export const todayAt = (moment: Date): DayNumber => dayNumberOf(clock.dayAt(moment));

/** Returns the next reading, and whether it is today or has begun; after its end, that of next week. */
export function nextReading(moment: Date): { day: DayNumber; state: 'coming' | 'today' | 'now' } {
  const today = todayAt(moment);
  const minutes = clock.minutesAt(moment);
  if (toWeekday(today) === friday && minutes < readingMinutes.end)
    return { day: today, state: minutes < readingMinutes.start ? 'today' : 'now' };
  return { day: findWeekdayFrom(today + 1, friday), state: 'coming' };
}

/** Returns the first day on which a tile made on a day may be walked on. */
export const walkableDay = (day: DayNumber): DayNumber => day + curingDays;

/**
 * Returns the dates on which a floor of `tiles` tiles is pressed, read to and walked on, by the day of the
 * request: work begins on the second Monday after, goes on from Monday to Friday, and crates leave on working
 * days alone.
 */
export function floorDates(today: DayNumber, tiles: number) {
  const pressing = findWeekdayFrom(today + 1, monday) + 7;
  const days = Math.max(1, Math.ceil(tiles / tilesPerDay));
  const lastPressing = pressing + Math.floor((days - 1) / 5) * 7 + ((days - 1) % 5);
  const cured = walkableDay(lastPressing);
  const walkable = toWeekday(cured) > friday ? findWeekdayFrom(cured, monday) : cured;
  return { pressing, reading: findWeekdayFrom(pressing, friday), lastPressing, walkable };
}

/** Formats a day: `Friday, December 4`. */
export const longDay = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' });
