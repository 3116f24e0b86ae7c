import { hourText } from '../../elements/clock/time-text.ts';
import type { HarborHours } from './harbor-clock.ts';

const weekday = { opens: 5.5, closes: 15 } as const;

/** Opening hours in the time zone of Sturgeon Bay, Wisconsin. */
export const opening: HarborHours = {
  timeZone: 'America/Chicago',
  week: [
    { day: 'Mon', name: 'Monday', ...weekday },
    { day: 'Tue', name: 'Tuesday', ...weekday },
    { day: 'Wed', name: 'Wednesday', ...weekday },
    { day: 'Thu', name: 'Thursday', ...weekday },
    { day: 'Fri', name: 'Friday', ...weekday },
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
export function span(from: number, until: number): string {
  const onDial = (hour: number) => hourText(hour).replace(/ [ap]m$/, '');
  return `${onDial(from)}\u00a0–\u00a0${onDial(until)}`;
}
