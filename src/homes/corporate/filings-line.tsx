import '../../themes/tones.css';
import type { CSSProperties } from 'react';
import { dayFormat, parseIsoDate } from '../../elements/clock/day-number.ts';
import styles from './filings-line.module.css';
import plumbLineStyles from './plumb-line.module.css';

interface Filing {
  /** ISO date: `2026-02-17`. */
  date: string;
  title: string;
  text: string;
  /** Type of the document, and its length. */
  document: string;
  /** Marks a correction of an error of the firm. */
  isCorrection?: true;
}

interface FilingsLineProps {
  id: string;
  floor: string;
  heading: string;
  lead: string;
  /** Note that the distances between filings are to scale. */
  scaleNote: string;
  filings: readonly Filing[];
  /** Link to the order form for paper copies. */
  orderLink: { title: string; link: string };
}

/** Formats a day: “February 17, 2026”. */
const formatLongDate = dayFormat({ dateStyle: 'long' });

/** Timeline of filings, newest first, with distances proportional to time. */
export function FilingsLine({
  id,
  floor,
  heading,
  lead,
  scaleNote,
  filings,
  orderLink,
}: FilingsLineProps) {
  return (
    <section
      id={id}
      data-floor={floor}
      data-tone="surface"
      className={`${plumbLineStyles.plumb} ${styles.line}`}
    >
      <div className={`${plumbLineStyles.sides} ${styles.lineHead}`}>
        <h2 className="font-semibold">{heading}</h2>
        <p className="lf-measure">
          <span className="max-lg:hidden">{scaleNote} </span>
          {lead}
        </p>
      </div>
      <ol>
        {filings.map(({ date, title, text, document, isCorrection }, index) => {
          const previousDate = filings[index + 1]?.date;
          const days = previousDate ? parseIsoDate(date) - parseIsoDate(previousDate) : 0;
          return (
            <li
              key={date}
              className={plumbLineStyles.sides}
              style={{ '--days': days } as CSSProperties}
              data-correction={isCorrection}
            >
              <div>
                <p className={styles.lineDate}>
                  <time dateTime={date}>{formatLongDate(parseIsoDate(date))}</time>
                </p>
                <p className={styles.lineForm}>{document}</p>
              </div>
              <div>
                <h3 className="font-semibold">{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
      <p className={plumbLineStyles.right}>
        <a href={orderLink.link} className="lf-link">
          {orderLink.title}
        </a>
      </p>
    </section>
  );
}
