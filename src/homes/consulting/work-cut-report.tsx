import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import aboutRiverStyles from './about-river.module.css';
import styles from './work-cut-report.module.css';

interface WorkCutReportProps {
  id: string;
  img: PictureName;
  heading: string;
  /** The kept words are between asterisks. */
  report: string;
  caption: string;
  cases: readonly { heading: string; text: string }[];
}

/** A full page of a report with all but a few words struck out, and three cases as notes to it. */
export function WorkCutReport({ id, img, heading, report, caption, cases }: WorkCutReportProps) {
  const parts = report.split('*');
  return (
    <section id={id} className={`${aboutRiverStyles.cutout} ${styles.cutout}`}>
      <h2 className={styles.title}>{heading}</h2>
      <figure className={styles.sheet}>
        <p className={styles.text}>
          {parts.map((part, index) =>
            index % 2 === 0 ? <del key={part}>{part}</del> : <strong key={part}>{part}</strong>,
          )}
        </p>
        <figcaption>{caption}</figcaption>
      </figure>
      <Picture
        name={img}
        sizes="(width >= 62rem) 42vw, (width >= 48rem) 60vw, 92vw"
        className={styles.picture}
      />
      {cases.map(({ heading: name, text }) => (
        <div key={name} className={styles.case}>
          <h3>{name}</h3>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}
