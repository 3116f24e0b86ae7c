import type { CSSProperties } from 'react';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import { aspectRatioOf, type CaptionedPicture } from '../captioned.ts';
import styles from './full-bleed-picture.module.css';
import splitHalvesStyles from './split-halves.module.css';
import splitPartStyles from './split-part.module.css';

/** Renders a picture across both halves: full-bleed, and no higher than the window. */
export function FullBleedPicture(props: CaptionedPicture) {
  const { picture, caption } = props;
  return (
    <figure
      className={`${styles.cross} ${splitPartStyles.cross}`}
      style={{ '--shape': aspectRatioOf(props) } as CSSProperties}
    >
      <PictureView picture={picture} sizes="100vw" imgClassName={styles.crossPicture} />
      <figcaption className={`${styles.caption} ${splitHalvesStyles.caption}`}>
        {caption}
      </figcaption>
    </figure>
  );
}
