import { siteConfig } from '../../../site.config.ts';
import { locale } from '../../content/locale.ts';
import { timeText } from '../../elements/clock/time-text.ts';

/**
 * Temperatures in degrees Fahrenheit, every five minutes from 6 pm on October 6 to 6 am on
 * October 7, 2026; a row per hour.
 */
export const readingsByHour: readonly (readonly number[])[] = [
  [37.0, 37.4, 37.5, 37.7, 38.0, 37.6, 37.2, 36.9, 36.5, 36.7, 36.9, 37.1],
  [37.4, 37.5, 37.7, 38.0, 37.6, 37.1, 36.9, 38.2, 39.1, 39.4, 39.0, 38.7],
  [38.3, 37.9, 37.6, 37.2, 36.8, 36.5, 36.7, 36.9, 37.1, 37.3, 37.5, 37.8],
  [37.9, 37.5, 37.1, 36.8, 36.4, 36.7, 36.9, 37.1, 37.3, 37.4, 37.7, 37.9],
  [38.6, 40.3, 41.2, 41.1, 39.6, 39.2, 38.8, 38.4, 38.2, 37.7, 37.4, 37.0],
  [36.7, 36.3, 37.2, 37.5, 37.8, 38.1, 38.4, 38.7, 39.0, 39.3, 39.5, 39.8],
  [40.1, 40.3, 40.6, 40.8, 41.0, 41.3, 41.5, 41.7, 41.9, 42.2, 42.4, 42.6],
  [42.4, 42.2, 42.0, 41.8, 41.6, 41.4, 41.2, 41.0, 40.9, 40.7, 40.6, 40.4],
  [40.3, 40.1, 40.0, 39.8, 39.7, 39.6, 39.4, 39.3, 39.2, 39.1, 38.7, 38.4],
  [38.0, 37.6, 37.2, 36.9, 36.5, 36.8, 36.9, 37.2, 37.3, 37.6, 37.7, 37.9],
  [38.4, 39.9, 40.6, 40.4, 39.2, 38.8, 38.5, 38.2, 37.7, 37.4, 36.9, 36.6],
  [36.2, 36.4, 36.7, 36.8, 37.1, 37.2, 37.5, 37.7, 37.9, 37.6, 37.2, 36.9],
];

/** Maximum temperature for milk, in degrees Fahrenheit. */
export const limit = 41;
/** Consecutive readings over the limit that trigger the alarm; defrosting causes two. */
export const alarmReadings = 3;

const minutesBetweenReadings = 5;
const firstHour = 18;

export const readingsPerHour = 12;

/** Column headers of the table, in minutes. */
export const minutes: readonly number[] =
  readingsByHour[0]?.map((_, index) => index * minutesBetweenReadings) ?? [];
/** All readings in order. */
export const readings: readonly number[] = readingsByHour.flat();

/** Formats the local time of a reading: `12:25 am`, or `00:25`. */
export const formatReadingTime = (reading: number): string =>
  locale.hours === 12
    ? timeText(firstHour * 60 + reading * minutesBetweenReadings)
    : formatTimestamp(reading).slice(11, 16);

/** Returns the index of the reading at a time, such as `0:25`. */
export function readingIndexAt(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (((hour + 24 - firstHour) % 24) * 60 + minute) / minutesBetweenReadings;
}

/** Returns the offset of a time zone in the night of the readings: `-04:00`. */
export const nightOffset = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(Date.UTC(2026, 9, 7))
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', '') || '+00:00';

const siteOffset = nightOffset(siteConfig.company.timeZone);

/** Returns the timestamp of a reading in the format of the log file, in local time. */
export function formatTimestamp(reading: number): string {
  const time = new Date(Date.UTC(2026, 9, 6, firstHour, reading * minutesBetweenReadings));
  return `${time.toISOString().slice(0, 16)}${siteOffset}`;
}

/** Returns the periods over a threshold: index of the first reading, and number of readings. */
export function findPeriodsOver(
  values: readonly number[],
  threshold: number,
): { firstReading: number; count: number }[] {
  const periods: { firstReading: number; count: number }[] = [];
  for (const [reading, value] of values.entries()) {
    const last = periods.at(-1);
    if (value <= threshold) continue;
    if (last && last.firstReading + last.count === reading) last.count += 1;
    else periods.push({ firstReading: reading, count: 1 });
  }
  return periods;
}

/**
 * Returns the index of the reading that triggers the alarm; undefined for none.
 * @param neededReadings consecutive readings over the threshold that trigger it
 */
export function findAlarm(
  values: readonly number[],
  threshold: number,
  neededReadings: number,
): number | undefined {
  const period = findPeriodsOver(values, threshold).find(({ count }) => count >= neededReadings);
  return period && period.firstReading + neededReadings - 1;
}

/**
 * Indexes of the readings at which the door was opened, at which it was shut, and at which somebody
 * would have found it open without an alarm.
 */
export const doorReadings = {
  opened: readingIndexAt('23:10'),
  shut: readingIndexAt('0:55'),
  foundWithoutAlarm: readingIndexAt('5:10'),
};

/**
 * Returns the estimated temperature with the door left open: continues the measured rise as a curve
 * towards 52 degrees.
 */
export function estimateWithDoorOpen(reading: number): number {
  return 37.2 + 14.8 * (1 - Math.exp(-0.0215 * (reading - doorReadings.opened)));
}
