import { siteConfig } from '../../site.config.ts';

const { timeZone } = siteConfig.company;
const dayMs = 24 * 60 * 60 * 1000;

const calendarDay = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
const weekday = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});
const moment = new Intl.DateTimeFormat('en-US', {
  timeZone,
  dateStyle: 'long',
  timeStyle: 'short',
});

/** A moment by the clock of the firm: "November 25, 2026 at 4:12 PM". */
export const printedMoment = (ms: number): string => moment.format(ms).replaceAll('\u202f', ' ');

/**
 * The day on which so many working days after a moment are over, by the calendar of the firm: "Monday,
 * November 30". Saturdays and Sundays do not count; holidays it does not know.
 */
export function answerDay(ms: number, workingDays: number): string {
  let day = Date.parse(`${calendarDay.format(ms)}T00:00:00Z`);
  for (let left = workingDays; left > 0; ) {
    day += dayMs;
    if (![0, 6].includes(new Date(day).getUTCDay())) left -= 1;
  }
  return weekday.format(day);
}
