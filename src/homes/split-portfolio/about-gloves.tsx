import type { ReactNode } from 'react';
import type { PictureName } from '../../media/pictures.ts';
import styles from './about-gloves.module.css';
import headingHalvesStyles from './heading-halves.module.css';
import { HeadingHalves } from './heading-halves.tsx';
import printHalvesStyles from './print-halves.module.css';
import { SeamPicture } from './seam-picture.tsx';

interface AboutGlovesProps {
  id: string;
  firstHalf: string;
  secondHalf: string;
  /** Portrait picture. */
  img: PictureName;
  text: readonly string[];
  /** The island `SoundButton`. */
  children: ReactNode;
}

/** Biography at the left, a picture of gloves at the right. */
export function AboutGloves({ id, firstHalf, secondHalf, img, text, children }: AboutGlovesProps) {
  return (
    <section
      id={id}
      className={`${headingHalvesStyles.section} ${printHalvesStyles.section} ${styles.section} ${printHalvesStyles.gloves}`}
      data-apart=""
    >
      <HeadingHalves firstHalf={firstHalf} secondHalf={secondHalf} />
      <div className={`${styles.text} ${printHalvesStyles.glovesText}`}>
        {text.map((part) => (
          <p key={part}>{part}</p>
        ))}
      </div>
      <SeamPicture
        name={img}
        sizes="(width >= 48rem) max(50vw, 48rem), 100vw"
        className={`${styles.picture} ${printHalvesStyles.glovesPicture}`}
      />
      {children}
    </section>
  );
}
