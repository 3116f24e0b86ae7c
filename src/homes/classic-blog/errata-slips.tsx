import type { CSSProperties } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import type { Erratum } from './errata.ts';
import styles from './errata-slips.module.css';
import { HandwrittenWords } from './handwriting/handwritten-words.tsx';
import heroMarkedTitleStyles from './hero-marked-title.module.css';
import markedInlinesStyles from './marked-inlines.module.css';

interface ErrataSlipsProps {
  id: string;
  /** Full-width picture of galley proofs on a dark desk. */
  img: PictureName;
  heading: string;
  text: string;
  /** Word before the wrong text: “For”. */
  wrongPrefix: string;
  /** Word before the right text: “read”. */
  rightPrefix: string;
  slips: readonly Erratum[];
}

/** The editor's own mistakes, on paper slips. */
export function ErrataSlips(props: ErrataSlipsProps) {
  const { id, img, heading, text, wrongPrefix, rightPrefix, slips } = props;
  return (
    <section id={id} className={styles.erratum}>
      <CroppedPicture name={img} sizes="(width >= 48rem) 100vw, 160vw" className={styles.picture} />
      <div className={styles.text}>
        <h2 className={styles.heading}>{heading}</h2>
        <p>{text}</p>
      </div>
      <ol className={styles.slips}>
        {slips.map((slip, index) => (
          <li
            key={slip.isoDay}
            className={styles.slip}
            style={{ '--slip': index } as CSSProperties}
          >
            <p className={styles.source}>
              <time dateTime={slip.isoDay}>{slip.day}</time>. {slip.source}
            </p>
            <p className={styles.pair}>
              {wrongPrefix}{' '}
              <del className={`${styles.deletion} ${markedInlinesStyles.deletion}`}>
                {slip.wrong}
              </del>{' '}
              {rightPrefix}{' '}
              <ins
                className={`${styles.insertion} ${heroMarkedTitleStyles.insertion} ${markedInlinesStyles.insertion}`}
              >
                <HandwrittenWords text={slip.right} />
              </ins>
            </p>
            <p className={styles.after}>{slip.consequence}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
