import type { ComponentProps, ReactNode } from 'react';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import { aspectRatioOf, type CaptionedPicture } from '../captioned.ts';
import storyStyles from '../story.module.css';
import fullBleedPictureStyles from './full-bleed-picture.module.css';
import { FullBleedPicture } from './full-bleed-picture.tsx';
import { SplitAside } from './split-aside.tsx';
import splitHalvesStyles from './split-halves.module.css';
import styles from './split-part.module.css';

interface SplitPartProps {
  /** Anchor of the chapter. */
  id?: string;
  heading?: string;
  /**
   * Set on the first part of the second half: the full-bleed picture before it, and the new
   * sticky content at the left.
   */
  secondHalf?: {
    fullBleed?: CaptionedPicture;
    aside: Omit<ComponentProps<typeof SplitAside>, 'rows'>;
    rows: number;
  };
  /** Pictures after the text. */
  pictures: readonly CaptionedPicture[];
  /** Full-bleed picture after all other content. */
  closing?: CaptionedPicture;
  /** Text. */
  children: ReactNode;
}

/**
 * Renders a chapter in the right half with its pictures: landscape ones fill the half, upright ones
 * are inset.
 */
export function SplitPart(props: SplitPartProps) {
  const { id, heading, secondHalf, pictures, closing, children } = props;
  return (
    <>
      {secondHalf?.fullBleed && <FullBleedPicture {...secondHalf.fullBleed} />}
      {secondHalf && <SplitAside {...secondHalf.aside} rows={secondHalf.rows} />}
      <section aria-labelledby={id} className={`${splitHalvesStyles.part} ${styles.part}`}>
        <div className={styles.text}>
          {heading && (
            <h2 id={id} className={styles.partHeading}>
              {heading}
            </h2>
          )}
          <div className={storyStyles.story}>{children}</div>
        </div>
        {pictures.map((captioned) => (
          <figure
            key={captioned.picture.name}
            className={styles.picture}
            data-portrait={aspectRatioOf(captioned) < 1.1 ? '' : undefined}
          >
            <PictureView
              picture={captioned.picture}
              sizes={
                aspectRatioOf(captioned) < 1.1
                  ? '(width >= 62rem) 38vw, 84vw'
                  : '(width >= 62rem) 58vw, 100vw'
              }
            />
            <figcaption
              className={`${fullBleedPictureStyles.caption} ${splitHalvesStyles.caption}`}
            >
              {captioned.caption}
            </figcaption>
          </figure>
        ))}
      </section>
      {closing && <FullBleedPicture {...closing} />}
    </>
  );
}
