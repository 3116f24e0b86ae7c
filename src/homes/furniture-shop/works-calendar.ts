import { zoneClock } from '../../elements/clock/zone-clock.ts';

/** Date as the number of days since January 1, 1970, without a time zone. */
export type DayNumber = number;

/** Time zone of Jamestown, New York. */
export const timeZone = 'America/New_York';
const dayMs = 86_400_000;

/** Months from 1 to 12. */
export const dayNumber = (year: number, month: number, day: number): DayNumber =>
  Date.UTC(year, month - 1, day) / dayMs;

/** Returns the weekday; 0 is Monday. */
export const weekdayOf = (day: DayNumber): number => (((day + 3) % 7) + 7) % 7;
export const mondayOf = (day: DayNumber): DayNumber => day - weekdayOf(day);

/** Returns `2026-12-01`. */
export const isoOf = (day: DayNumber): string => new Date(day * dayMs).toISOString().slice(0, 10);
/** Parses a day such as `2026-12-01`. */
export const dayOfIso = (iso: string): DayNumber => Date.parse(`${iso}T00:00:00Z`) / dayMs;

/** Returns the day and minutes after midnight in Jamestown at a moment. */
export function clockAt(moment: Date): { today: DayNumber; minutes: number } {
  const clock = zoneClock(timeZone);
  const { year, month, day } = clock.dayAt(moment);
  return { today: dayNumber(year, month, day), minutes: clock.minutesAt(moment) };
}

/** Returns the first given weekday on or after a date of a month: the fourth Thursday is on or after the 22nd. */
const weekdayFrom = (year: number, month: number, date: number, weekday: number): DayNumber => {
  const from = dayNumber(year, month, date);
  return from + ((weekday - weekdayOf(from) + 7) % 7);
};

/** Returns the observed date of a holiday: the Friday before a Saturday, the Monday after a Sunday. */
const kept = (day: DayNumber): DayNumber =>
  weekdayOf(day) === 5 ? day - 1 : weekdayOf(day) === 6 ? day + 1 : day;

/** Returns the closed periods of a year: first and last day, and the reason. */
const shutIn = (year: number): readonly (readonly [DayNumber, DayNumber, string])[] => {
  const memorial = weekdayFrom(year, 5, 25, 0);
  const fourth = kept(dayNumber(year, 7, 4));
  const labor = weekdayFrom(year, 9, 1, 0);
  const thanksgiving = weekdayFrom(year, 11, 22, 3);
  const august = weekdayFrom(year, 8, 1, 0);
  return [
    [dayNumber(year, 1, 1), dayNumber(year, 1, 1), 'New Year'],
    [memorial, memorial, 'Memorial Day'],
    [fourth, fourth, 'The Fourth'],
    [august, august + 11, 'Booth is scraped'],
    [labor, labor, 'Labor Day'],
    [thanksgiving, thanksgiving + 1, 'Thanksgiving'],
    [dayNumber(year, 12, 24), dayNumber(year, 12, 31), 'Christmas'],
  ];
};

/** Returns the reason why the firm is closed on a day; undefined on a working day. */
export function shutOn(day: DayNumber): string | undefined {
  if (weekdayOf(day) > 4) return 'Weekend';
  const year = new Date(day * dayMs).getUTCFullYear();
  return shutIn(year).find(([first, last]) => day >= first && day <= last)?.[2];
}

/** Returns the date that is `count` working days after a day. */
export function workdaysAfter(day: DayNumber, count: number): DayNumber {
  let at = day;
  for (let left = count; left > 0; ) {
    at += 1;
    if (!shutOn(at)) left -= 1;
  }
  return at;
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (day: DayNumber): string => formatter.format(day * dayMs);
};
const written = format({ weekday: 'long', month: 'long', day: 'numeric' });
/** Returns `Tuesday, December 1`, with a no-break space before the day. */
export const longDay = (day: DayNumber): string => written(day).replace(/ (?=\d)/, '\u00a0');
/** `Tuesday`. */
export const weekdayName = format({ weekday: 'long' });
/** `Dec 1`. */
export const monthDay = format({ month: 'short', day: 'numeric' });
