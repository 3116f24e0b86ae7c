import type { CSSProperties } from 'react';
import type { HangPosition } from './kite.ts';

/** Returns the CSS `sizes` of a kite, as hanging-kite.module.css sets it: by the window's height, at most a share of its width. */
export const hangingSizes = ({ width, maxWidth }: HangPosition): string =>
  `(width >= 62rem) min(${width}vh, ${maxWidth}vw), min(${width}vh, ${Math.round(maxWidth * 1.55)}vw)`;

/** Returns the custom property of a slide for the point where the bridle lines of its kite meet. */
export const legsStyle = ({ tow, halfHeight }: HangPosition): CSSProperties =>
  ({ '--legs': (tow[1] / halfHeight).toFixed(2) }) as CSSProperties;

/** Returns the custom properties of a slide for the height of a kite that overlaps it from above or below. */
export const reachStyle = (
  side: 'above' | 'below',
  hang: HangPosition | undefined,
): CSSProperties =>
  ({
    [`--${side}`]: hang ? Math.round(hang.width * hang.halfHeight) : 0,
    [`--${side}-most`]: hang ? Math.round(hang.maxWidth * hang.halfHeight) : 0,
  }) as CSSProperties;
