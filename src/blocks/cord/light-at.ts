import type { Coordinates } from '../../elements/clock/sun.ts';

/** Light outdoors: twilight is dawn or dusk, while the sun is up to six degrees below the horizon. */
export type Light = 'day' | 'twilight' | 'night';

const turn = 2 * Math.PI;
const dayMs = 86_400_000;
const yearDays = 365.2422;
/** Days from a winter solstice to the epoch of `Date`. */
const solsticeDays = 10;
/** Sine of the sun's declination at the summer solstice. */
const tilt = 0.3978;

/** Sines of the elevations at which the sun rises and sets (refraction included), and of -6 degrees. */
const horizon = -0.0145;
const endOfTwilight = -0.1045;

/**
 * Returns the light at a moment, in milliseconds since the epoch, by the mean sun: at most half an hour
 * off outside of the polar circles, and short enough for an inline script. `sunTimes` is exact.
 */
export function lightAt(moment: number, { latitude, longitude }: Coordinates): Light {
  const days = moment / dayMs;
  const declination = -tilt * Math.cos(((days + solsticeDays) / yearDays) * turn);
  const angle = (latitude / 360) * turn;
  const elevation =
    Math.sin(angle) * declination -
    Math.cos(angle) * Math.sqrt(1 - declination ** 2) * Math.cos((days + longitude / 360) * turn);
  return elevation > horizon ? 'day' : elevation > endOfTwilight ? 'twilight' : 'night';
}
