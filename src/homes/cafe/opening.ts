import { hourText } from '../../elements/clock/time-text.ts';
import type { HarborHours } from './harbor-clock.ts';

const weekdayHours = { opens: 5.5, closes: 15 } as const;

/** Opening hours in the time zone of Sturgeon Bay, Wisconsin. */
export const opening: HarborHours = {
  timeZone: 'America/Chicago',
  week: [
    { day: 'Mon', name: 'Monday', ...weekdayHours },
    { day: 'Tue', name: 'Tuesday', ...weekdayHours },
    { day: 'Wed', name: 'Wednesday', ...weekdayHours },
    { day: 'Thu', name: 'Thursday', ...weekdayHours },
    { day: 'Fri', name: 'Friday', ...weekdayHours },
    { day: 'Sat', name: 'Saturday', opens: 6.5, closes: 14 },
    { day: 'Sun', name: 'Sunday' },
  ],
  holidays: [
    { title: 'New Year’s Day', month: 1, day: 1 },
    { title: 'the Fourth of July', month: 7, day: 4 },
    { title: 'Thanksgiving', month: 11, nth: 4, weekday: 'Thu' },
    { title: 'the day before Christmas', month: 12, day: 24, closes: 12 },
    { title: 'Christmas Day', month: 12, day: 25 },
  ],
};

/** Formats opening hours on a 12-hour clock: `5:30 – 3`. */
export function hoursRange(from: number, until: number): string {
  const clockText = (hour: number) => hourText(hour).replace(/ [ap]m$/, '');
  return `${clockText(from)}\u00a0–\u00a0${clockText(until)}`;
}
