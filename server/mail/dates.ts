import { siteConfig } from '../../site.config.ts';
import { dateFormat } from '../../src/content/formats.ts';

const { timeZone } = siteConfig.company;
const dayMs = 24 * 60 * 60 * 1000;

const calendarDay = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
const weekday = dateFormat({ timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' });
const moment = dateFormat({ timeZone, dateStyle: 'long', timeStyle: 'short' });

/** Formats a time in the firm's time zone: "November 25, 2026 at 4:12 PM". */
export const formatMoment = (ms: number): string => moment.format(ms).replaceAll('\u202f', ' ');

/**
 * Returns the day after so many working days, in the firm's time zone: "Monday, November 30".
 * Saturdays and Sundays do not count; holidays are not known.
 */
export function addWorkingDays(ms: number, workingDays: number): string {
  let day = Date.parse(`${calendarDay.format(ms)}T00:00:00Z`);
  for (let left = workingDays; left > 0; ) {
    day += dayMs;
    if (![0, 6].includes(new Date(day).getUTCDay())) left -= 1;
  }
  return weekday.format(day);
}
