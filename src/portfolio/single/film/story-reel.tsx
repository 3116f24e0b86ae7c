import type { CSSProperties, ReactNode } from 'react';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import { aspectRatioOf, type CaptionedPicture } from '../captioned.ts';
import storyStyles from '../story.module.css';
import filmScreenStyles from './film-screen.module.css';
import styles from './story-reel.module.css';

interface StoryReelProps {
  /** Anchor of the chapter. */
  id?: string;
  heading?: string;
  /** True for the first chapter of the page, whose first paragraph is set large. */
  isFirst?: boolean;
  /** Pictures after the chapter. */
  scenes: readonly CaptionedPicture[];
  /** Text. */
  children: ReactNode;
}

/** Smallest aspect ratio of a full-bleed scene. */
const minFullBleedRatio = 1.75;

/** Renders a chapter of the layout `film`: centered text on dark, then wide scenes. */
export function StoryReel({ id, heading, isFirst, scenes, children }: StoryReelProps) {
  return (
    <section
      aria-labelledby={id}
      data-first={isFirst ? '' : undefined}
      className={`${filmScreenStyles.dark} ${styles.reel}`}
    >
      <div className={styles.reelContent}>
        {heading && (
          <h2 id={id} className={styles.reelHeading}>
            {heading}
          </h2>
        )}
        <div className={`${storyStyles.story} ${styles.reelText}`}>{children}</div>
      </div>
      {scenes.map((captioned) => (
        <figure
          key={captioned.picture.name}
          data-wide={aspectRatioOf(captioned) >= minFullBleedRatio ? '' : undefined}
          className={styles.reelScene}
          style={{ '--shape': aspectRatioOf(captioned) } as CSSProperties}
        >
          <PictureView
            picture={captioned.picture}
            sizes={
              aspectRatioOf(captioned) >= minFullBleedRatio
                ? '100vw'
                : '(width >= 80rem) 74rem, 94vw'
            }
          />
          <figcaption>{captioned.caption}</figcaption>
        </figure>
      ))}
    </section>
  );
}
