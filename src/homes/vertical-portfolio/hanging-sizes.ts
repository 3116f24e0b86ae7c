import type { CSSProperties } from 'react';
import type { Hang } from './kite.ts';

/** Returns the CSS `sizes` of a kite, as hanging-kite.css sets it: by the window's height, at most a share of its width. */
export const hangingSizes = ({ wide, most }: Hang): string =>
  `(width >= 62rem) min(${wide}vh, ${most}vw), min(${wide}vh, ${Math.round(most * 1.55)}vw)`;

/** Returns the custom property of a slide for the point where the bridle lines of its kite meet. */
export const legsStyle = ({ tow, half }: Hang): CSSProperties =>
  ({ '--legs': (tow[1] / half).toFixed(2) }) as CSSProperties;

/** Returns the custom properties of a slide for the height of a kite that overlaps it from above or below. */
export const reachStyle = (side: 'above' | 'below', hang: Hang | undefined): CSSProperties =>
  ({
    [`--${side}`]: hang ? Math.round(hang.wide * hang.half) : 0,
    [`--${side}-most`]: hang ? Math.round(hang.most * hang.half) : 0,
  }) as CSSProperties;
