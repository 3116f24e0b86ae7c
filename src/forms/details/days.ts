import { zoneClock } from '../../elements/clock/zone-clock.ts';

const dayMs = 86_400_000;

/** Returns the day of a moment in a time zone, as `2026-11-22`. */
export function dayIn(timeZone: string, now: Date): string {
  const { year, month, day } = zoneClock(timeZone).dayAt(now);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Returns the day a number of days after another; both as `2026-11-22`. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Returns the number of days between two days: the nights of a stay for instance. */
export const daysBetween = (first: string, last: string): number =>
  (Date.parse(last) - Date.parse(first)) / dayMs;

/** Returns true if a text is a valid calendar date, as `2026-11-22`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  daysAfter(text, 0) === text;
