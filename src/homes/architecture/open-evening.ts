import { type Place, sunTimes } from '../../elements/clock/sun.ts';
import { timeText } from '../../elements/clock/time-text.ts';
import { weekdayNames, zoneClock } from '../../elements/clock/zone-clock.ts';

const timeZone = 'America/New_York';
const clock = zoneClock(timeZone);
const office: Place = { latitude: 41.83, longitude: -71.4 };
const openDay = 'Wed';
/** From sunset on. */
const openHours = 2;

/** Returns the time of sunset at the office. */
export const sunsetOf = (day: { year: number; month: number; day: number }): Date =>
  sunTimes(office, day).set;

/** An evening with the door open. */
export interface Evening {
  from: Date;
  to: Date;
  /** Days from today: 0 is today. */
  ahead: number;
}

/** Returns the evening that is open at a moment, or the next one, by the calendar and the sun of the office. */
export function eveningAt(now: Date): Evening {
  const today = clock.dayAt(now);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = clock.daysAfter(today, ahead);
    if (weekdayNames[day.weekday] !== openDay) continue;
    const from = sunsetOf(day);
    const to = new Date(from.getTime() + openHours * 3_600_000);
    if (now < to) return { from, to, ahead };
  }
  throw new Error('No evening is open within a week: see open-evening.ts.');
}

/** Returns `4:18 pm`, by the clock of the office. */
export const clockText = (moment: Date): string => timeText(clock.minutesAt(moment));

/** Returns `Wednesday, November 25`. */
export const dayText = (moment: Date): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(moment);

/** An evening of a month: opening time, in words and as hours after noon. */
export interface MonthEvening {
  month: string;
  from: string;
  hour: number;
}

const monthName = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short' });

/** Returns the time of sunset in the middle of each month of a year. */
export const yearOfEvenings = (year: number): MonthEvening[] =>
  Array.from({ length: 12 }, (_, index) => {
    const from = sunsetOf({ year, month: index + 1, day: 15 });
    const hour = clock.minutesAt(from) / 60 - 12;
    return {
      month: monthName.format(from),
      from: clockText(from),
      hour: Number(hour.toFixed(2)),
    };
  });
