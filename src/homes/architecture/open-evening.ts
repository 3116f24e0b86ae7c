import { type Coordinates, sunTimes } from '../../elements/clock/sun.ts';
import { timeText } from '../../elements/clock/time-text.ts';
import { weekdayNames, zoneClock } from '../../elements/clock/zone-clock.ts';

const timeZone = 'America/New_York';
const clock = zoneClock(timeZone);
const office: Coordinates = { latitude: 41.83, longitude: -71.4 };
const openDay = 'Wed';
/** Length of an open evening, which begins at sunset, in hours. */
const openHours = 2;

/** Returns the time of sunset at the office. */
export const sunsetOf = (day: { year: number; month: number; day: number }): Date =>
  sunTimes(office, day).set;

/** Open evening with its beginning and end. */
export interface Evening {
  from: Date;
  to: Date;
  /** Days from today; 0 is today. */
  daysAhead: number;
}

/** Returns the open evening at a moment, or the next one, in the office's time zone. */
export function eveningAt(now: Date): Evening {
  const today = clock.dayAt(now);
  for (let daysAhead = 0; daysAhead <= 7; daysAhead += 1) {
    const day = clock.daysAfter(today, daysAhead);
    if (weekdayNames[day.weekday] !== openDay) continue;
    const from = sunsetOf(day);
    const to = new Date(from.getTime() + openHours * 3_600_000);
    if (now < to) return { from, to, daysAhead };
  }
  throw new Error('No evening is open within a week: see open-evening.ts.');
}

/** Returns the time at the office, e.g. `4:18 pm`. */
export const clockText = (moment: Date): string => timeText(clock.minutesAt(moment));

/** Formats a date: `Wednesday, November 25`. */
export const dayText = (moment: Date): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(moment);

/** Open evening in the middle of a month. */
export interface MonthEvening {
  month: string;
  /** Time of opening as text. */
  opensAt: string;
  /** Time of opening in hours after noon. */
  hour: number;
}

const monthFormat = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short' });

/** Returns the time of sunset in the middle of each month of a year. */
export const monthEvenings = (year: number): MonthEvening[] =>
  Array.from({ length: 12 }, (_, index) => {
    const sunset = sunsetOf({ year, month: index + 1, day: 15 });
    const hour = clock.minutesAt(sunset) / 60 - 12;
    return {
      month: monthFormat.format(sunset),
      opensAt: clockText(sunset),
      hour: Number(hour.toFixed(2)),
    };
  });
