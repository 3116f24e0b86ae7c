import { zoneClock } from '../../elements/clock/zone-clock.ts';
import { type ShiftClass, weekMinutes } from './shift-class.ts';

/** State of the week at a moment. */
export interface CurrentClass {
  /** Local weekday; 0 is Monday. */
  day: number;
  /** Local time, in minutes after midnight. */
  minutes: number;
  /** The current class, and the one that begins next. */
  on?: ShiftClass;
  next?: ShiftClass;
  /** Minutes until the next class. */
  wait: number;
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
  const since = ({ day: of, starts }: ShiftClass) =>
    ((day - of) * 1440 + minutes - starts + weekMinutes * 2) % weekMinutes;
  const until = (one: ShiftClass) => weekMinutes - since(one);
  const on = week.find((one) => since(one) < one.lasts);
  const [next] = week.toSorted((a, b) => until(a) - until(b));
  return {
    day,
    minutes,
    wait: next ? until(next) : 0,
    ...(on ? { on } : {}),
    ...(next ? { next } : {}),
  };
}

/** Formats a duration: `40 minutes`, `an hour`, `7 hours`. */
export function waitText(minutes: number): string {
  if (minutes < 55) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
