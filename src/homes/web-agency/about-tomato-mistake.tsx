import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './about-tomato-mistake.module.css';

interface AboutTomatoMistakeProps {
  id: string;
  img: PictureName;
  heading: string;
  text: readonly string[];
  /** Consequence of the mistake. */
  consequence: string;
}

/** Text on a mistake of the firm, beside a picture. */
export function AboutTomatoMistake({
  id,
  img,
  heading,
  text,
  consequence,
}: AboutTomatoMistakeProps) {
  return (
    <section id={id} className={styles.mistake}>
      <div className={styles.text}>
        <h2 className={`${styles.heading} font-extrabold`}>{heading}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.consequence}>{consequence}</p>
      </div>
      <CroppedPicture
        name={img}
        sizes="(width >= 62rem) max(100rem, 110vw), 180vw"
        className={styles.picture}
      />
    </section>
  );
}
