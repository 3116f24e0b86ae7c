import { formatDollars } from '../../content/format-dollars.ts';
import { type DateParts, dayNumberOf, toDateParts } from '../../elements/clock/day-number.ts';
import { sunTimes } from '../../elements/clock/sun.ts';

/** Coordinates of Cordova, Alaska, whose nights determine the prices. */
const cordova = { latitude: 60.543, longitude: -145.757 };
const msPerMinute = 60_000;
const dollarsPerMinute = 3;

/** Returns the whole minutes from the sunset of that day to the next sunrise. */
export function minutesOfDark(evening: DateParts): number {
  const { set } = sunTimes(cordova, evening);
  const { rise } = sunTimes(cordova, toDateParts(dayNumberOf(evening) + 1));
  return Math.round((rise.getTime() - set.getTime()) / msPerMinute);
}

/** Returns a duration such as “18 h 24 min”. */
export const lengthText = (minutes: number): string =>
  `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

/** Returns the price of a blanket by its minutes, formatted: “$3,312”. */
export const priceOf = (minutes: number): string => formatDollars(minutes * dollarsPerMinute);
