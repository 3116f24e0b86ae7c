import { siteConfig } from '../../../site.config.ts';
import { isTimeZone } from '../../content/time-zone.ts';
import { zoneClock } from '../../elements/clock/zone-clock.ts';

const { company } = siteConfig;

/** Time zone of the firm; UTC in place of a wrong one, which the content check reports. */
const timeZone = isTimeZone(company.timeZone) ? company.timeZone : 'UTC';

/** Returns the end of a date `YYYY-MM-DD` in the firm's time zone. */
export function endOfDay(day: string, zone: string = timeZone): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return zoneClock(zone).momentOf({ year, month, day: date, weekday: 0 }, 24 * 60);
}

/** Last day of an opening without one: later than any visit, and a date that everything can read. */
const distantDay = '2999-12-31';

interface Deadline {
  readonly validThrough?: string | undefined;
}

/** Returns the time at which an opening closes. */
export const closingTime = ({ validThrough = distantDay }: Deadline): Date =>
  endOfDay(validThrough);

/** Tests if the application deadline of an opening is over. */
export const isClosed = (job: Deadline, now: Date): boolean => closingTime(job) <= now;

/** Returns the last second of a day with its UTC offset: `2027-02-28T23:59:59-05:00`. */
export function lastSecond(day: string, zone: string = timeZone): string {
  const moment = new Date(endOfDay(day, zone).getTime() - 1000);
  const offsetMinutes = (Date.parse(`${day}T23:59:59Z`) - moment.getTime()) / 60_000;
  const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const [hours, minutes] = [Math.abs(offsetMinutes) / 60, Math.abs(offsetMinutes) % 60];
  return `${day}T23:59:59${offsetMinutes < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(minutes)}`;
}
