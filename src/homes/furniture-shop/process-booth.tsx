import { Fragment } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './process-booth.module.css';
import weekdayTonesStyles from './weekday-tones.module.css';

interface ProcessBoothProps {
  id: string;
  /** Phrases of the heading; lines break only between them. */
  heading: readonly string[];
  text: readonly string[];
  /** Picture of seven chairs in a row. */
  img: PictureName;
  /** Accessible name of the row, which scrolls on a phone. */
  rowLabel: string;
  /** Descriptions below the five chairs in the middle. */
  coats: readonly { id: string; title: string; text: string }[];
}

/** Row of chairs, one per weekday, with descriptions of their paint. */
export function ProcessBooth({ id, heading, text, img, rowLabel, coats }: ProcessBoothProps) {
  return (
    <section id={id} className={`${weekdayTonesStyles.primerSection} ${styles.section}`}>
      <div className={styles.text}>
        <h2 className={styles.heading}>
          {heading.map((phrase) => (
            <Fragment key={phrase}>
              <span>{phrase}</span>{' '}
            </Fragment>
          ))}
        </h2>
        {text.map((part) => (
          <p key={part}>{part}</p>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so keys must reach it */}
      <section className={styles.line} aria-label={rowLabel} tabIndex={0}>
        <CroppedPicture
          name={img}
          sizes="(width >= 48rem) 100vw, 413vw"
          className={styles.picture}
        />
        <dl className={styles.coats}>
          {coats.map((coat) => (
            <div key={coat.id} data-weekday={coat.id}>
              <dt>{coat.title}</dt>
              <dd>{coat.text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </section>
  );
}
