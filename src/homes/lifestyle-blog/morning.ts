import { dayFormat, parseIsoDate, toIsoDate, toWeekday } from '../../elements/clock/day-number.ts';
import { zoneClock } from '../../elements/clock/zone-clock.ts';
import { moonAt, sunAt } from './sun-and-moon.ts';

/** Bethel, VT. */
const bethel = { latitude: 43.832, longitude: -72.634 };
export const timeZone = 'America/New_York';
/** Ten to six, in minutes after midnight. */
const paintingMinute = 5 * 60 + 50;
const clock = zoneClock(timeZone);

/** Sky at 5:50 am of a date. */
export interface Morning {
  /** Altitude of the sun, in degrees. */
  sun: number;
  /** Azimuth of the sun, in degrees from north through east. */
  sunAzimuth: number;
  /** CSS colors of the gradient that is multiplied over a picture. */
  sky: readonly [upper: string, lower: string];
  /** The painter needs her lamp, because it is before civil twilight. */
  isLampOn: boolean;
  moon: { altitude: number; azimuth: number; litShare: number; isWaxing: boolean };
}

/** Colors by altitude of the sun, in degrees, from night to day. */
const skyColors: readonly (readonly [sun: number, red: number, green: number, blue: number])[] = [
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

function skyColorAt(sun: number): string {
  const next = skyColors.findIndex(([altitude]) => altitude >= sun);
  const upper = skyColors.at(next) ?? skyColors[0];
  const lower = next > 0 ? skyColors[next - 1] : next === 0 ? skyColors[0] : skyColors.at(-1);
  if (!upper || !lower) return 'white';
  const share = upper[0] === lower[0] ? 0 : (sun - lower[0]) / (upper[0] - lower[0]);
  const [red, green, blue] = [1, 2, 3].map((channel) => {
    const lowerChannel = lower[channel] ?? 0;
    return Math.round(lowerChannel + ((upper[channel] ?? 0) - lowerChannel) * share);
  });
  return `rgb(${red} ${green} ${blue})`;
}

/** Returns the sky at 5:50 am in Bethel on a date such as `2026-03-03`. */
export function morningOf(day: string): Morning {
  const [year = 2026, month = 1, date = 1] = day.split('-').map(Number);
  const moment = clock.momentOf({ year, month, day: date, weekday: 0 }, paintingMinute);
  const { altitude: sun, azimuth: sunAzimuth } = sunAt(moment, bethel);
  return {
    sun,
    sunAzimuth,
    sky: [skyColorAt(sun - 2.5), skyColorAt(sun + 1.5)],
    isLampOn: sun < -6,
    moon: moonAt(moment, bethel),
  };
}

const compassPoints = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
];
const compassPointOf = (azimuth: number) => compassPoints[Math.round(azimuth / 45) % 8] ?? '';

/** Returns “7°”, and never “0°” or “-0°”. */
const degreesText = (angle: number) => {
  const whole = Math.round(Math.abs(angle));
  return whole < 1 ? 'less than a degree' : `${whole}°`;
};

/** Returns the caption of a picture: altitude of the sun, and whether a lamp is on. */
export function sunText({ sun, isLampOn }: Morning): string {
  const sunPosition =
    sun < 0 ? `Sun ${degreesText(sun)} under the hill.` : `Sun ${degreesText(sun)} up.`;
  return `${sunPosition} Lamp ${isLampOn ? 'on' : 'off'}.`;
}

/** Returns whether the moon is up, and not new. */
export const isMoonVisible = ({ moon: { altitude, litShare } }: Morning): boolean =>
  altitude >= 0.5 && litShare >= 0.02;

/** Returns the text on the moon; empty if it is down or new. */
export function moonText(morning: Morning): string {
  if (!isMoonVisible(morning)) return '';
  const { altitude, azimuth, litShare, isWaxing } = morning.moon;
  const phase =
    litShare > 0.99
      ? 'Full moon'
      : `Moon ${Math.round(litShare * 100)}% and ${isWaxing ? 'growing' : 'shrinking'}`;
  return `${phase}, ${compassPointOf(azimuth)}, ${degreesText(altitude)} up.`;
}

/** Returns the Monday of a date's week. */
export function mondayOf(iso: string): string {
  const day = parseIsoDate(iso);
  return toIsoDate(day - toWeekday(day));
}

/** Returns the seven days of a week from its Monday. */
export const weekOf = (monday: string): readonly string[] =>
  Array.from({ length: 7 }, (_, index) => toIsoDate(parseIsoDate(monday) + index));

/** Returns the year that most of a week belongs to. */
export const yearOf = (monday: string): number => Number((weekOf(monday)[3] ?? monday).slice(0, 4));

/** Returns the Mondays of all weeks that overlap a year: 53 or 54. */
export function mondaysOf(year: number): readonly string[] {
  const first = parseIsoDate(mondayOf(`${year}-01-01`));
  const last = parseIsoDate(`${year}-12-31`);
  const mondays: string[] = [];
  for (let monday = first; monday <= last; monday += 7) mondays.push(toIsoDate(monday));
  return mondays;
}

const formatterFor = (options: Intl.DateTimeFormatOptions) => {
  const format = dayFormat(options);
  return (day: string) => format(parseIsoDate(day));
};
/** Formats a date: “March 3”. */
export const dateText = formatterFor({ month: 'long', day: 'numeric' });
/** Formats a date: “March 3, 2026”. */
export const fullDateText = formatterFor({ dateStyle: 'long' });

/** Returns the UTC offset of Bethel at 5:50 am of a date, in hours. */
function offsetOf(day: string): number {
  const [year = 2026, month = 1, date = 1] = day.split('-').map(Number);
  const moment = clock.momentOf({ year, month, day: date, weekday: 0 }, paintingMinute);
  return (Date.UTC(year, month - 1, date, 0, paintingMinute) - moment.getTime()) / 3_600_000;
}

/** Returns the clock change in a week: `forward`, `back`, or undefined. */
export function clockChangeIn(monday: string): 'forward' | 'back' | undefined {
  const before = offsetOf(toIsoDate(parseIsoDate(monday) - 1));
  const after = offsetOf(weekOf(monday)[6] ?? monday);
  return after > before ? 'forward' : after < before ? 'back' : undefined;
}

/** Returns the text on a week as a whole. */
export function weekText(monday: string): string {
  const mornings = weekOf(monday).map(morningOf);
  const lampMorningCount = mornings.filter(({ isLampOn }) => isLampOn).length;
  const lamps =
    lampMorningCount === 7
      ? 'The lamp every morning'
      : lampMorningCount === 0
        ? 'No lamp all week'
        : `The lamp on ${lampMorningCount} of 7 mornings`;
  const clockChange = clockChangeIn(monday);
  return clockChange ? `${lamps}; on Sunday the clocks go ${clockChange}.` : `${lamps}.`;
}
