import styles from './about-chair.module.css';
import tileGridStyles from './tile-grid.module.css';
import { TilePicture } from './tile-picture.tsx';

interface AboutChairProps {
  id: string;
  heading: string;
  /** Paragraphs; the first is set large. */
  text: readonly string[];
  /** Id of the tile pattern beside the text. */
  pattern: string;
}

/** Text on the readings in the workshop, beside a column of tiles of the same height. */
export function AboutChair({ id, heading, text, pattern }: AboutChairProps) {
  const [leadParagraph, ...otherParagraphs] = text;
  return (
    <section id={id} className={tileGridStyles.grid}>
      <div className={styles.chairText}>
        <h2 className={styles.chairHeading}>{heading}</h2>
        <p className={styles.chairFirst}>{leadParagraph}</p>
        {otherParagraphs.map((paragraph) => (
          <p key={paragraph} className={tileGridStyles.text}>
            {paragraph}
          </p>
        ))}
      </div>
      <div className={styles.carpet}>
        {Array.from({ length: 12 }, (_, index) => (
          <TilePicture key={index} pattern={pattern} />
        ))}
      </div>
    </section>
  );
}
