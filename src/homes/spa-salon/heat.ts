import type { CSSProperties } from 'react';

/** As warm as skin is: neither hot nor cold to it. */
const skin = 92;
const hottest = 128;
const coldest = 54;

/** Returns the color of a temperature, for `heat.css`: the share of amber above that of skin, of olive below. */
export function heatStyle(degrees: number): CSSProperties {
  const share =
    degrees >= skin
      ? { '--amber': Math.round(((degrees - skin) / (hottest - skin)) * 100) }
      : { '--olive': Math.round(((skin - degrees) / (skin - coldest)) * 100) };
  return share as CSSProperties;
}
