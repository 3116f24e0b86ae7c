import { siteConfig } from '../../site.config.ts';
import { dateFormat } from '../../src/content/formats.ts';
import { locale } from '../../src/content/locale.ts';
import { clockTime } from '../../src/words/clock.ts';

const { timeZone } = siteConfig.company;
const dayMs = 24 * 60 * 60 * 1000;
/** Sunday and Saturday, as `getUTCDay` counts them. */
const weekendDays = [0, 6];

const calendarDayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
const weekdayFormat = dateFormat({
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});
const momentFormat = dateFormat({ timeZone, dateStyle: 'long', timeStyle: 'short' });

/** Formats a time in the firm's time zone: "November 25, 2026 at 4:12 PM". */
export function formatMoment(ms: number): string {
  const text = momentFormat.format(ms).replaceAll('\u202f', ' ');
  return locale.hours === 12 ? text : clockTime(text);
}

/**
 * Returns the day after so many working days, in the firm's time zone: "Monday, November 30".
 * Saturdays and Sundays do not count; holidays count as working days.
 */
export function addWorkingDays(ms: number, workingDays: number): string {
  let day = Date.parse(`${calendarDayFormat.format(ms)}T00:00:00Z`);
  for (let remainingDays = workingDays; remainingDays > 0; ) {
    day += dayMs;
    if (!weekendDays.includes(new Date(day).getUTCDay())) remainingDays -= 1;
  }
  return weekdayFormat.format(day);
}
