import '../../themes/tones.css';
import type { CSSProperties } from 'react';
import styles from './services-weeks.module.css';

interface ServicesWeeksProps {
  id: string;
  heading: string;
  /** Label above the week numbers, such as “Week”. */
  weekLabel: string;
  weekCount: number;
  services: readonly {
    title: string;
    price: string;
    text: string;
    period: string;
    firstWeek: number;
    lastWeek: number;
  }[];
  /** All services together. */
  bundle: { title: string; price: string; text: string };
  note: string;
}

/** Services as bars, as long as their number of weeks. */
export function ServicesWeeks({
  id,
  heading,
  weekLabel,
  weekCount,
  services,
  bundle,
  note,
}: ServicesWeeksProps) {
  return (
    <section id={id} data-tone="accent" className={styles.weeks}>
      <h2>{heading}</h2>
      <ol className={styles.weeksHead} aria-hidden="true">
        {Array.from({ length: weekCount }, (_, i) => i + 1).map((week) => (
          <li key={week}>
            {week === 1 && <span>{weekLabel} </span>}
            {week}
          </li>
        ))}
      </ol>
      <ul className={styles.weeksParts}>
        {services.map(({ title, price, text, period, firstWeek, lastWeek }) => (
          <li key={title} style={{ '--from': firstWeek, '--to': lastWeek + 1 } as CSSProperties}>
            <div>
              <h3>{title}</h3>
              <p className={`${styles.price} font-display`}>{price}</p>
              <p>
                <b>{period}</b> {text}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.weeksWhole}>
        <h3>{bundle.title}</h3>
        <p className={`${styles.price} font-display`}>{bundle.price}</p>
        <p>{bundle.text}</p>
      </div>
      <p className={styles.weeksNote}>{note}</p>
    </section>
  );
}
