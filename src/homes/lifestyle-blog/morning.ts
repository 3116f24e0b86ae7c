import { dayOfIso, isoOf, weekdayOf } from '../../elements/clock/day-number.ts';
import { zoneClock } from '../../elements/clock/zone-clock.ts';
import { moonAt, sunAt } from './sun-and-moon.ts';

/** Bethel, VT. */
const place = { latitude: 43.832, longitude: -72.634 };
export const timeZone = 'America/New_York';
/** Ten to six, in minutes after midnight. */
const minute = 5 * 60 + 50;
const clock = zoneClock(timeZone);

/** Sky at 5:50 am of a date. */
export interface Morning {
  /** Altitude of the sun, in degrees. */
  sun: number;
  /** Azimuth of the sun, in degrees from north through east. */
  sunAzimuth: number;
  /** CSS colors of the gradient that is multiplied over a picture. */
  sky: readonly [upper: string, lower: string];
  /** Too dark to paint: before civil twilight. */
  lamp: boolean;
  moon: { altitude: number; azimuth: number; lit: number; waxes: boolean };
}

/** Colors by altitude of the sun, in degrees, from night to day. */
const washes: readonly (readonly [sun: number, red: number, green: number, blue: number])[] = [
  [-16, 78, 98, 138],
  [-12, 104, 130, 164],
  [-9.5, 158, 182, 200],
  [-7.5, 208, 208, 206],
  [-6, 242, 208, 190],
  [-4, 250, 206, 180],
  [-1.5, 254, 216, 176],
  [1, 255, 230, 190],
  [6, 255, 245, 224],
  [14, 255, 253, 246],
];

function washOf(sun: number): string {
  const next = washes.findIndex(([at]) => at >= sun);
  const upper = washes.at(next) ?? washes[0];
  const lower = next > 0 ? washes[next - 1] : next === 0 ? washes[0] : washes.at(-1);
  if (!upper || !lower) return 'white';
  const part = upper[0] === lower[0] ? 0 : (sun - lower[0]) / (upper[0] - lower[0]);
  const [red, green, blue] = [1, 2, 3].map((channel) => {
    const from = lower[channel] ?? 0;
    return Math.round(from + ((upper[channel] ?? 0) - from) * part);
  });
  return `rgb(${red} ${green} ${blue})`;
}

/** Returns the sky at 5:50 am in Bethel on a date such as `2026-03-03`. */
export function morningOf(day: string): Morning {
  const [year = 2026, month = 1, date = 1] = day.split('-').map(Number);
  const moment = clock.momentOf({ year, month, day: date, weekday: 0 }, minute);
  const { altitude: sun, azimuth: sunAzimuth } = sunAt(moment, place);
  return {
    sun,
    sunAzimuth,
    sky: [washOf(sun - 2.5), washOf(sun + 1.5)],
    lamp: sun < -6,
    moon: moonAt(moment, place),
  };
}

const winds = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
];
const windOf = (azimuth: number) => winds[Math.round(azimuth / 45) % 8] ?? '';

/** Returns “7°”, and never “0°” or “-0°”. */
const degreesText = (angle: number) => {
  const whole = Math.round(Math.abs(angle));
  return whole < 1 ? 'less than a degree' : `${whole}°`;
};

/** Returns the caption of a picture: altitude of the sun, and whether a lamp is on. */
export function sunText({ sun, lamp }: Morning): string {
  const where = sun < 0 ? `Sun ${degreesText(sun)} under the hill.` : `Sun ${degreesText(sun)} up.`;
  return `${where} Lamp ${lamp ? 'on' : 'off'}.`;
}

/** Tests if the moon is up, and not new. */
export const isMoonSeen = ({ moon: { altitude, lit } }: Morning): boolean =>
  altitude >= 0.5 && lit >= 0.02;

/** Returns the text on the moon; empty if it is down or new. */
export function moonText(morning: Morning): string {
  if (!isMoonSeen(morning)) return '';
  const { altitude, azimuth, lit, waxes } = morning.moon;
  const much =
    lit > 0.99
      ? 'Full moon'
      : `Moon ${Math.round(lit * 100)}% and ${waxes ? 'growing' : 'shrinking'}`;
  return `${much}, ${windOf(azimuth)}, ${degreesText(altitude)} up.`;
}

/** Returns the Monday of a date's week. */
export function mondayOf(iso: string): string {
  const day = dayOfIso(iso);
  return isoOf(day - weekdayOf(day));
}

/** Returns the seven days of a week from its Monday. */
export const weekOf = (monday: string): readonly string[] =>
  Array.from({ length: 7 }, (_, index) => isoOf(dayOfIso(monday) + index));

/** Returns the year that most of a week belongs to. */
export const yearOf = (monday: string): number => Number((weekOf(monday)[3] ?? monday).slice(0, 4));

/** Returns the Mondays of all weeks that overlap a year: 53 or 54. */
export function mondaysOf(year: number): readonly string[] {
  const first = dayOfIso(mondayOf(`${year}-01-01`));
  const last = dayOfIso(`${year}-12-31`);
  const mondays: string[] = [];
  for (let monday = first; monday <= last; monday += 7) mondays.push(isoOf(monday));
  return mondays;
}

const formatterFor = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(Date.parse(day));
};
/** “March 3”. */
export const dateText = formatterFor({ month: 'long', day: 'numeric' });
/** “March 3, 2026”. */
export const fullDateText = formatterFor({ dateStyle: 'long' });

/** Returns the UTC offset of Bethel at 5:50 am of a date, in hours. */
function offsetOf(day: string): number {
  const [year = 2026, month = 1, date = 1] = day.split('-').map(Number);
  const moment = clock.momentOf({ year, month, day: date, weekday: 0 }, minute);
  return (Date.UTC(year, month - 1, date, 0, minute) - moment.getTime()) / 3_600_000;
}

/** Returns the clock change in a week: `forward`, `back`, or undefined. */
export function clocksIn(monday: string): 'forward' | 'back' | undefined {
  const before = offsetOf(isoOf(dayOfIso(monday) - 1));
  const after = offsetOf(weekOf(monday)[6] ?? monday);
  return after > before ? 'forward' : after < before ? 'back' : undefined;
}

/** Returns the text on a week as a whole. */
export function weekText(monday: string): string {
  const mornings = weekOf(monday).map(morningOf);
  const lit = mornings.filter(({ lamp }) => lamp).length;
  const lamps =
    lit === 7
      ? 'The lamp every morning'
      : lit === 0
        ? 'No lamp all week'
        : `The lamp on ${lit} of 7 mornings`;
  const clocks = clocksIn(monday);
  return clocks ? `${lamps}; on Sunday the clocks go ${clocks}.` : `${lamps}.`;
}
