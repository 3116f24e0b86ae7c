import { Picture } from '../../../elements/picture/picture.tsx';
import styles from './story-frame.module.css';
import type { StoryFrame as Frame } from './story-frames.ts';
import storySpreadStyles from './story-spread.module.css';

interface StoryFrameProps {
  frame: Frame;
  /** `sizes` of the picture. */
  sizes: string;
  /** Picture of the first screen: loaded eagerly. */
  priority?: boolean;
}

/**
 * Renders a picture of a story with caption and position. It links to its file; with script it
 * opens in the lightbox.
 */
export function StoryFrame({ frame, sizes, priority = false }: StoryFrameProps) {
  const { name, src, position, caption, openLabel, alt } = frame;
  return (
    <figure className={`${styles.frame} ${storySpreadStyles.frame}`}>
      <a href={src} data-lightbox={src} aria-label={`${openLabel}: ${alt}`} className={styles.link}>
        <Picture name={name} sizes={sizes} priority={priority} alt="" />
      </a>
      <figcaption>
        <span className={styles.place}>{position}</span>
        {caption}
      </figcaption>
    </figure>
  );
}
