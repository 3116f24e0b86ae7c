import type { CSSProperties } from 'react';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import { type CaptionedPicture, shapeOf } from '../captioned.ts';
import './still-strip.css';

interface StillStripProps {
  /** Names the strip, and stands over it. */
  label: string;
  pictures: readonly CaptionedPicture[];
}

/** A row that scrolls has to be reachable by key. */
const scrollableByKey = { tabIndex: 0 };

/**
 * Stills on a strip of film: uncut, numbered at the edge. On a desk the strip is as long as the page is
 * wide; where it is longer, it runs out into the dark and is pulled along by finger, wheel or arrow keys.
 */
export function StillStrip({ label, pictures }: StillStripProps) {
  const shapes = pictures.reduce((sum, one) => sum + shapeOf(one), 0);
  return (
    <div className="film-dark">
      <section aria-label={label} className="still-strip" {...scrollableByKey}>
        <ul
          className="still-strip-row"
          style={{ '--shapes': shapes, '--count': pictures.length } as CSSProperties}
        >
          {pictures.map((one, index) => (
            <li
              key={one.picture.name}
              className="still"
              style={{ '--shape': shapeOf(one) } as CSSProperties}
            >
              <figure>
                <div className="still-frame">
                  <PictureView
                    picture={one.picture}
                    sizes={`(width >= 62rem) ${Math.round((shapeOf(one) / shapes) * 75)}rem, ${Math.round(shapeOf(one) * 18)}rem`}
                  />
                  <span aria-hidden="true" className="still-number">
                    {index + 1}
                  </span>
                </div>
                <figcaption>{one.caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
