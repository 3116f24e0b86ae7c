import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './about-arrow-mistake.module.css';

interface AboutArrowMistakeProps {
  id: string;
  img: PictureName;
  heading: string;
  date: string;
  lines: readonly string[];
  signature: string;
  outcome: string;
}

/** Letter about a mistake, overlapping a picture, and the outcome. */
export function AboutArrowMistake({
  id,
  img,
  heading,
  date,
  lines,
  signature,
  outcome,
}: AboutArrowMistakeProps) {
  return (
    <section id={id} className={styles.letter}>
      <CroppedPicture
        name={img}
        sizes="(width >= 62rem) max(68vw, 60rem), 112vw"
        className={styles.letterPicture}
      />
      <article className={styles.letterSheet}>
        <p>{date}</p>
        <h2 className={`${styles.letterHeading} font-extrabold`}>{heading}</h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className={`${styles.letterSign} font-display`}>{signature}</p>
      </article>
      <p className={styles.letterAfter}>{outcome}</p>
    </section>
  );
}
