import type { CSSProperties } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { cssPercent } from '../../themes/css-percent.ts';
import styles from './hanging-kite.module.css';
import { hangingSizes } from './hanging-sizes.ts';
import type { HangPosition } from './kite.ts';
import workKitesSlideStyles from './work-kites-slide.module.css';

interface HangingKiteProps {
  name: PictureName;
  hang: HangPosition;
  /** Largest picture of the first screen (LCP). */
  priority?: boolean;
}

/** Kite across the lower edge of a slide: its upper part is on it, the rest on the next slide. */
export function HangingKite({ name, hang, priority = false }: HangingKiteProps) {
  const { x, width, maxWidth, shareAbove, halfHeight, tow } = hang;
  return (
    <div
      className={`${styles.hung} ${workKitesSlideStyles.hung}`}
      style={
        {
          '--at': `${x}%`,
          '--tall': width,
          '--most': maxWidth,
          '--over': `${-shareAbove}%`,
          '--half': halfHeight,
          '--tow-x': cssPercent(tow[0]),
          '--tow-y': tow[1],
        } as CSSProperties
      }
    >
      <Picture
        name={name}
        sizes={hangingSizes(hang)}
        priority={priority}
        className={styles.cloth}
      />
    </div>
  );
}
