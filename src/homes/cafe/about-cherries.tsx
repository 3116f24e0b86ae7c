import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './about-cherries.module.css';

interface AboutCherriesProps {
  id: string;
  /** Full-width close-up with space for text at the upper left. */
  img: PictureName;
  heading: string;
  text: readonly string[];
}

/** Full-width close-up of cherries, and a text on four days in July. */
export function AboutCherries({ id, img, heading, text }: AboutCherriesProps) {
  return (
    <section id={id} className={styles.heap}>
      <div className={styles.text}>
        <h2 className={styles.heading}>{heading}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <CroppedPicture
        name={img}
        sizes="(width >= 62rem) max(100vw, 84rem), 230vw"
        className={styles.picture}
      />
    </section>
  );
}
