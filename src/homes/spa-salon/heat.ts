import type { CSSProperties } from 'react';

/** Skin temperature in degrees Fahrenheit. */
const skin = 92;
const hottest = 128;
const coldest = 54;

/** Returns custom properties for the color of a temperature (`heat.module.css`): amber above skin temperature, olive below. */
export function heatStyle(degrees: number): CSSProperties {
  const style =
    degrees >= skin
      ? { '--amber': Math.round(((degrees - skin) / (hottest - skin)) * 100) }
      : { '--olive': Math.round(((skin - degrees) / (skin - coldest)) * 100) };
  return style as CSSProperties;
}
