/** Coordinates in degrees; north and east are positive. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const radians = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * radians);
const cos = (degrees: number) => Math.cos(degrees * radians);

const dayMs = 86_400_000;
/** Epoch of the formula (J2000): noon of 1 January 2000 in Greenwich. */
const epoch = Date.UTC(2000, 0, 1, 12);

/** Altitude in degrees at which the sun's upper edge is on the horizon, including refraction. */
const horizon = -0.833;

/**
 * Returns sunrise and sunset of a date by the sunrise equation, accurate to about two minutes outside of
 * the polar circles.
 *
 * @param date year, month (1 to 12) and day of the place's own calendar
 * @throws on days without a sunrise or a sunset
 */
export function sunTimes(
  { latitude, longitude }: Coordinates,
  { year, month, day }: { year: number; month: number; day: number },
): { rise: Date; set: Date } {
  const days = Math.round((Date.UTC(year, month - 1, day, 12) - epoch) / dayMs);
  const noon = days - longitude / 360;
  const anomaly = (357.5291 + 0.98560028 * noon) % 360;
  const center = 1.9148 * sin(anomaly) + 0.02 * sin(2 * anomaly) + 0.0003 * sin(3 * anomaly);
  const ecliptic = (anomaly + center + 180 + 102.9372) % 360;
  const transit = noon + 0.0053 * sin(anomaly) - 0.0069 * sin(2 * ecliptic);
  const declination = Math.asin(sin(ecliptic) * sin(23.4397)) / radians;
  const cosHour =
    (sin(horizon) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination));
  if (Math.abs(cosHour) > 1)
    throw new Error(`No sunrise at ${latitude} degrees on ${month}/${day}.`);
  const halfDay = Math.acos(cosHour) / radians / 360;
  const toDate = (days: number) => new Date(epoch + days * dayMs);
  return { rise: toDate(transit - halfDay), set: toDate(transit + halfDay) };
}
