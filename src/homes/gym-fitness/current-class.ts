import { zoneClock } from '../../elements/clock/zone-clock.ts';
import { type ShiftClass, weekMinutes } from './shift-class.ts';

/** State of the week at a moment. */
export interface CurrentClass {
  /** Local weekday; 0 is Monday. */
  day: number;
  /** Local time, in minutes after midnight. */
  minutes: number;
  /** The class that is in progress. */
  current?: ShiftClass;
  /** The class that begins next. */
  next?: ShiftClass;
  /** Minutes until the next class. */
  waitMinutes: number;
}

/** Returns the current and the next class at a moment in a time zone; classes may end after midnight. */
export function currentClass(
  week: readonly ShiftClass[],
  now: Date,
  timeZone: string,
): CurrentClass {
  const clock = zoneClock(timeZone);
  const day = clock.dayAt(now).weekday;
  const minutes = clock.minutesAt(now);
  const minutesSince = ({ day: classDay, startMinutes }: ShiftClass) =>
    ((day - classDay) * 1440 + minutes - startMinutes + weekMinutes * 2) % weekMinutes;
  const minutesUntil = (shiftClass: ShiftClass) => weekMinutes - minutesSince(shiftClass);
  const current = week.find((shiftClass) => minutesSince(shiftClass) < shiftClass.duration);
  const [next] = week.toSorted((a, b) => minutesUntil(a) - minutesUntil(b));
  return {
    day,
    minutes,
    waitMinutes: next ? minutesUntil(next) : 0,
    ...(current ? { current } : {}),
    ...(next ? { next } : {}),
  };
}

/** Formats a duration: `40 minutes`, `an hour`, `7 hours`. */
export function waitText(minutes: number): string {
  if (minutes < 55) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
