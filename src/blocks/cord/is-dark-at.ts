import type { Coordinates } from '../../elements/clock/sun.ts';

const turn = 2 * Math.PI;
const dayMs = 86_400_000;
const yearDays = 365.2422;
/** Days from a winter solstice to the epoch of `Date`. */
const solsticeDays = 10;
/** Sine of the sun's declination at the summer solstice. */
const tilt = 0.3978;
/** Sine of the sun's elevation when it rises and sets, refraction included. */
const horizon = -0.0145;

/**
 * Returns true while the sun is below the horizon at a moment, in milliseconds since the epoch. Uses
 * the mean sun, which keeps an inline script short: outside of the polar circles it is at most half an
 * hour off. `sunTimes` is exact.
 */
export function isDarkAt(moment: number, { latitude, longitude }: Coordinates): boolean {
  const days = moment / dayMs;
  const declination = -tilt * Math.cos(((days + solsticeDays) / yearDays) * turn);
  const angle = (latitude / 360) * turn;
  const elevation =
    Math.sin(angle) * declination -
    Math.cos(angle) * Math.sqrt(1 - declination ** 2) * Math.cos((days + longitude / 360) * turn);
  return elevation < horizon;
}
