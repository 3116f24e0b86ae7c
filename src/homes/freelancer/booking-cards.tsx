import type { ReactNode } from 'react';
import '../../themes/tones.css';
import styles from './booking-cards.module.css';
import foldedListStyles from './folded-list.module.css';

interface BookingCardsProps {
  id: string;
  heading: string;
  /** Legend of printed figures and of punched holes. */
  legend: { figure: string; free: string; taken: string };
  intro: string;
  rulesHeading: string;
  /** Rules that exclude the same days every year. */
  rules: readonly { title: string; daysText: string }[];
  /** The cards. */
  children: ReactNode;
}

/** Free days of each quarter as a punched card, and rules that exclude days. */
export function BookingCards(props: BookingCardsProps) {
  const { id, heading, legend, intro, rulesHeading, rules, children } = props;
  return (
    <section id={id} data-tone="deep" className={styles.section}>
      <div className={styles.head}>
        <h2 className={`${styles.heading} font-extrabold`}>{heading}</h2>
        <ul className={styles.legend}>
          <li>
            <b aria-hidden="true">{legend.figure}</b> {legend.free}
          </li>
          <li>
            <b aria-hidden="true" data-hole="" /> {legend.taken}
          </li>
        </ul>
        <p>{intro}</p>
      </div>
      {children}
      <details className={`${foldedListStyles.foldedList} ${styles.rules}`}>
        <summary>{rulesHeading}</summary>
        <dl>
          {rules.map(({ title, daysText }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{daysText}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
