import { sunTimes } from '../../elements/clock/sun.ts';

/** Coordinates of Cordova, Alaska, whose nights determine the prices. */
const place = { latitude: 60.543, longitude: -145.757 };
const minute = 60_000;
const dollarsAMinute = 3;

/** Calendar date; months from 1 to 12. */
export interface Day {
  year: number;
  month: number;
  day: number;
}

/** Returns the whole minutes from the sunset of that day to the next sunrise. */
export function minutesOfDark({ year, month, day }: Day): number {
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  const morning = {
    year: next.getUTCFullYear(),
    month: next.getUTCMonth() + 1,
    day: next.getUTCDate(),
  };
  const { set } = sunTimes(place, { year, month, day });
  const { rise } = sunTimes(place, morning);
  return Math.round((rise.getTime() - set.getTime()) / minute);
}

/** Returns a duration such as “18 h 24 min”. */
export const lengthText = (minutes: number): string =>
  `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

/** Returns the price of a blanket by its minutes, formatted: “$3,312”. */
export const priceOf = (minutes: number): string =>
  `$${(minutes * dollarsAMinute).toLocaleString('en-US')}`;
