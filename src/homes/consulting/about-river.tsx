import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './about-river.module.css';

interface AboutRiverProps {
  id: string;
  /** Portrait drawing on a transparent background. */
  img: PictureName;
  heading: string;
  paragraphs: readonly string[];
  /** Margin notes, one for each paragraph. */
  notes: readonly string[];
}

/** Text like a page of a book: one narrow column with margin notes, beside a portrait drawing. */
export function AboutRiver({ id, img, heading, paragraphs, notes }: AboutRiverProps) {
  return (
    <section id={id} className={styles.river}>
      <Picture
        name={img}
        sizes="(width >= 62rem) 52vw, (width >= 30rem) 26rem, 92vw"
        className={styles.tower}
      />
      <div className={styles.chapter}>
        <h2 className={styles.title}>{heading}</h2>
        {paragraphs.map((paragraph, index) => (
          <div key={paragraph} className={styles.noted}>
            <p className={styles.text}>{paragraph}</p>
            <p className={styles.note} role="note">
              {notes[index]}
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
