import { zoneClock } from '../../elements/clock/zone-clock.ts';

const dayMs = 86_400_000;

/** Today in a time zone, as `2026-11-22`. */
export function dayIn(timeZone: string, now: Date): string {
  const { year, month, day } = zoneClock(timeZone).dayAt(now);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The day that comes so many days after another; both as `2026-11-22`. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** How many days lie between two days: nights of a stay, for instance. */
export const daysBetween = (first: string, last: string): number =>
  (Date.parse(last) - Date.parse(first)) / dayMs;

/** A real day of the calendar, as `2026-11-22`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  daysAfter(text, 0) === text;

const printed = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `November 22, 2026`. */
export const dayInWords = (day: string): string => printed.format(Date.parse(day));
