import type { CSSProperties } from 'react';
import '../../themes/tones.css';
import styles from './prices-towels.module.css';

interface PricesTowelsProps {
  id: string;
  heading: string;
  text: string;
  listLabel: string;
  months: readonly { month: string; days: number; price: string }[];
  /** Unit after 1, and after other numbers. */
  units: { one: string; many: string };
  total: string;
  /** Notes in small type. */
  notes: readonly string[];
}

/** Price of a year, by month: twelve towels, each as long as its month had drying days. */
export function PricesTowels(props: PricesTowelsProps) {
  const { id, heading, text, listLabel, months, units, total, notes } = props;
  return (
    <section id={id} data-tone="surface" className={styles.section}>
      <div className={styles.text}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className="text-lead">{text}</p>
      </div>
      <ol className={styles.line} aria-label={listLabel}>
        {months.map(({ month, days, price }) => (
          <li
            key={month}
            data-free={price === 'free' || undefined}
            style={{ '--days': days } as CSSProperties}
          >
            <span className={styles.cloth} aria-hidden="true" />
            <p>
              <strong>
                <span className={styles.month}>{month}</span> <span>{price}</span>
              </strong>{' '}
              {days} {days === 1 ? units.one : units.many}
            </p>
          </li>
        ))}
      </ol>
      <div className={styles.end}>
        <p className={`${styles.total} font-display`}>{total}</p>
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
