import { timeText } from '../../elements/clock/time-text.ts';
import { zoneClock } from '../../elements/clock/zone-clock.ts';

/** Time zone of the program. */
export const timeZone = 'America/New_York';

/** Local time within a night: from `18:37` to `07:50` of the next morning. */
export type WallTime = `${number}:${number}`;

/** Dates on which the two nights begin; weekday 0 is Monday. */
export const evenings = [
  { year: 2027, month: 3, day: 12, weekday: 4 },
  { year: 2027, month: 3, day: 13, weekday: 5 },
] as const;

export type Night = 1 | 2;

/** Returns minutes after the midnight before the evening: times after midnight are above 1440. */
export function nightMinutes(time: WallTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours < 12 ? hours + 24 : hours) * 60 + minutes;
}

/** Formats a wall-clock time, `7:15 pm`. */
export function wallTimeText(time: WallTime): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return timeText(hours * 60 + minutes);
}

const clock = zoneClock(timeZone);

/** Returns the moment of a local time of a night. */
export function momentOf(night: Night, time: WallTime): Date {
  const evening = evenings[night - 1] ?? evenings[0];
  const minutes = nightMinutes(time);
  const day = minutes < 24 * 60 ? evening : clock.daysAfter(evening, 1);
  return clock.momentOf(day, minutes % (24 * 60));
}

/** Returns the real duration in minutes: 45 from 1:30 to 3:15 on night two, when the clocks change. */
export const minutesBetween = (night: Night, from: WallTime, to: WallTime): number =>
  (momentOf(night, to).getTime() - momentOf(night, from).getTime()) / 60_000;

/** Returns the local date and time for `<time datetime>`: `2027-03-14T01:30`. */
export function dateTimeOf(night: Night, time: WallTime): string {
  const evening = evenings[night - 1] ?? evenings[0];
  const minutes = nightMinutes(time);
  const { year, month, day } = minutes < 24 * 60 ? evening : clock.daysAfter(evening, 1);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${year}-${twoDigits(month)}-${twoDigits(day)}T${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`;
}
