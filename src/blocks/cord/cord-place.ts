import type { CSSProperties } from 'react';
import { cssPercent } from '../../themes/css-percent.ts';
import type { Vector } from './cord-pen.ts';

/** Point of a drawing, with the size of the drawing, all in its units. */
interface PlacedPoint {
  at: Vector;
  size: Vector;
}

/**
 * Returns the place of a text over the cord, in percent of its box: `--wide-x`, `--wide-y`,
 * `--narrow-x`, `--narrow-y`.
 */
export function cordPlace(wide: PlacedPoint, narrow: PlacedPoint): CSSProperties {
  const share = ({ at, size }: PlacedPoint, axis: 0 | 1) => cssPercent(at[axis] / size[axis]);
  return {
    '--wide-x': share(wide, 0),
    '--wide-y': share(wide, 1),
    '--narrow-x': share(narrow, 0),
    '--narrow-y': share(narrow, 1),
  } as CSSProperties;
}
