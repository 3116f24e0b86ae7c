import type { CSSProperties } from 'react';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import { aspectRatioOf, type CaptionedPicture } from '../captioned.ts';
import filmScreenStyles from './film-screen.module.css';
import styles from './still-strip.module.css';

interface StillStripProps {
  /** Accessible name of the strip, also shown above it. */
  label: string;
  pictures: readonly CaptionedPicture[];
}

/** Scrollable regions must be focusable by keyboard. */
const scrollableByKey = { tabIndex: 0 };

/**
 * Renders stills as a strip of film: uncropped, numbered at the edge. On desktops the strip is at
 * least as wide as the page; a longer strip fades at the edge and scrolls by touch, wheel or arrow
 * keys.
 */
export function StillStrip({ label, pictures }: StillStripProps) {
  const totalAspectRatio = pictures.reduce((sum, captioned) => sum + aspectRatioOf(captioned), 0);
  return (
    <div className={filmScreenStyles.dark}>
      <section aria-label={label} className={styles.strip} {...scrollableByKey}>
        <ul
          className={styles.stripRow}
          style={{ '--shapes': totalAspectRatio, '--count': pictures.length } as CSSProperties}
        >
          {pictures.map((captioned, index) => (
            <li
              key={captioned.picture.name}
              className={styles.still}
              style={{ '--shape': aspectRatioOf(captioned) } as CSSProperties}
            >
              <figure>
                <div className={styles.frame}>
                  <PictureView
                    picture={captioned.picture}
                    sizes={`(width >= 62rem) ${Math.round((aspectRatioOf(captioned) / totalAspectRatio) * 75)}rem, ${Math.round(aspectRatioOf(captioned) * 18)}rem`}
                  />
                  <span aria-hidden="true" className={styles.number}>
                    {index + 1}
                  </span>
                </div>
                <figcaption>{captioned.caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
