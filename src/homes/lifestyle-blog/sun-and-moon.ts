const radiansPerDegree = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * radiansPerDegree);
const cos = (degrees: number) => Math.cos(degrees * radiansPerDegree);
const degrees = (radians: number) => radians / radiansPerDegree;
const normalizeAngle = (angle: number) => ((angle % 360) + 360) % 360;

/** Degrees; north and east are positive. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Position in the sky: degrees above the horizon, and from north by east. */
interface Position {
  altitude: number;
  azimuth: number;
}

/** Returns the days since noon of January 1, 2000, UTC. */
const daysOf = (moment: Date) => moment.getTime() / 86_400_000 - 10_957.5;

/** Returns the longitude of the sun along the ecliptic, to a hundredth of a degree. */
function sunLongitude(days: number): number {
  const anomaly = 357.529 + 0.985_600_28 * days;
  return normalizeAngle(
    280.459 + 0.985_647_36 * days + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly),
  );
}

/** Returns the position, from ecliptic longitude and latitude, without refraction. */
function positionOf(
  days: number,
  longitude: number,
  latitude: number,
  place: Coordinates,
): Position {
  const tilt = 23.439 - 0.000_000_36 * days;
  const x = cos(latitude) * cos(longitude);
  const y = cos(tilt) * cos(latitude) * sin(longitude) - sin(tilt) * sin(latitude);
  const z = sin(tilt) * cos(latitude) * sin(longitude) + cos(tilt) * sin(latitude);
  const declination = degrees(Math.asin(z));
  const sidereal = (18.697_374_558 + 24.065_709_824_419_08 * days) * 15;
  const hour = normalizeAngle(sidereal + place.longitude - degrees(Math.atan2(y, x)));
  const height =
    sin(place.latitude) * sin(declination) + cos(place.latitude) * cos(declination) * cos(hour);
  const azimuth = degrees(
    Math.atan2(
      -sin(hour) * cos(declination),
      sin(declination) * cos(place.latitude) - cos(declination) * cos(hour) * sin(place.latitude),
    ),
  );
  return { altitude: degrees(Math.asin(height)), azimuth: normalizeAngle(azimuth) };
}

/** Returns the position of the sun. */
export function sunAt(moment: Date, place: Coordinates): Position {
  const days = daysOf(moment);
  return positionOf(days, sunLongitude(days), 0, place);
}

/** Returns the position of the moon, to half a degree, its lit fraction, and whether it is waxing. */
export function moonAt(
  moment: Date,
  place: Coordinates,
): Position & { litShare: number; isWaxing: boolean } {
  const days = daysOf(moment);
  const t = days / 36_525;
  const longitude =
    218.32 +
    481_267.881 * t +
    6.29 * sin(135 + 477_198.87 * t) -
    1.27 * sin(259.3 - 413_335.36 * t) +
    0.66 * sin(235.7 + 890_534.22 * t) +
    0.21 * sin(269.9 + 954_397.74 * t) -
    0.19 * sin(357.5 + 35_999.05 * t) -
    0.11 * sin(186.5 + 966_404.03 * t);
  const latitude =
    5.13 * sin(93.3 + 483_202.02 * t) +
    0.28 * sin(228.2 + 960_400.89 * t) -
    0.28 * sin(318.3 + 6_003.15 * t) -
    0.17 * sin(217.6 - 407_332.21 * t);
  const { altitude, azimuth } = positionOf(days, longitude, latitude, place);
  const parallax = 0.9508 + 0.0518 * cos(135 + 477_198.87 * t);
  const elongation = longitude - sunLongitude(days);
  return {
    altitude: altitude - parallax * cos(altitude),
    azimuth,
    litShare: (1 - cos(latitude) * cos(elongation)) / 2,
    isWaxing: normalizeAngle(elongation) < 180,
  };
}
