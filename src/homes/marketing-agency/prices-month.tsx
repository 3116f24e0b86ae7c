import type { CSSProperties } from 'react';
import styles from './prices-month.module.css';

interface PricesMonthProps {
  id: string;
  heading: string;
  lead: string;
  /** Parts of the month; their lengths are proportional to their hours. */
  pieces: readonly { title: string; text: string; hours: number; durationText: string }[];
  /** Heading of the lengths. */
  lengthsHeading: string;
  lengths: readonly {
    title: string;
    text: string;
    hours: number;
    durationText: string;
    price: string;
  }[];
  foot: string;
}

const lengthStyle = (hours: number, before = 0) =>
  ({ '--hours': hours, '--before': before }) as CSSProperties;

/** Full-width bar of a month's work, divided by hours, and the packages on sale. */
export function PricesMonth({
  id,
  heading,
  lead,
  pieces,
  lengthsHeading,
  lengths,
  foot,
}: PricesMonthProps) {
  const hoursBefore = (index: number) =>
    pieces.slice(0, index).reduce((sum, { hours }) => sum + hours, 0);
  return (
    <section
      id={id}
      className={styles.month}
      style={{ '--all': hoursBefore(pieces.length) } as CSSProperties}
    >
      <div className={styles.monthText}>
        <h2 className={styles.monthHeading}>{heading}</h2>
        <p className="text-lead">{lead}</p>
      </div>
      <ol className={styles.ribbon}>
        {pieces.map(({ title, text, hours, durationText }, index) => (
          <li key={title} style={lengthStyle(hours, hoursBefore(index))}>
            <span className={`${styles.ribbonPiece} font-display`} aria-hidden="true">
              {hours}
            </span>
            <p className={`${styles.ribbonStatus} font-display`}>{durationText}</p>
            <h3 className="text-h4">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <h3 className={`${styles.lengthsHeading} font-display text-h2`}>{lengthsHeading}</h3>
      <ul className={styles.lengths}>
        {lengths.map(({ title, text, hours, durationText, price }) => (
          <li key={title} style={lengthStyle(hours)}>
            <p className={`${styles.lengthsPrice} font-display`}>{price}</p>
            <div>
              <h4 className="text-h3">
                {title}, {durationText}
              </h4>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.monthFoot}>{foot}</p>
    </section>
  );
}
