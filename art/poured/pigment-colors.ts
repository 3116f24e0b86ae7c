import type { PigmentName } from '../../src/homes/blog-metro/pigments.ts';

/** The six pigments as they dry, as `#rrggbb`: pictures are painted in them. Pages take the colors of the look. */
export const pigmentColors: Readonly<Record<PigmentName, string>> = {
  white: '#ebe5d8',
  black: '#262829',
  red: '#b04a33',
  yellow: '#dba84c',
  green: '#4f8069',
  blue: '#2c5a94',
};
