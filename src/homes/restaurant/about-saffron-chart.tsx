import type { CSSProperties } from 'react';
import aboutSaffronStyles from './about-saffron.module.css';
import styles from './about-saffron-chart.module.css';

export interface HarvestDay {
  date: number;
  flowers: number;
  /** The number as text. */
  flowersText: string;
}

interface AboutSaffronChartProps {
  label: string;
  days: readonly HarvestDay[];
}

/** Bar chart of the harvest by day, with threads of saffron as bars. */
export function AboutSaffronChart({ label, days }: AboutSaffronChartProps) {
  const maximum = Math.max(...days.map(({ flowers }) => flowers));
  return (
    <figure className={`${styles.threads} ${aboutSaffronStyles.threads}`}>
      <ol>
        {days.map(({ date, flowers, flowersText }) => (
          <li key={date} style={{ '--long': (flowers / maximum).toFixed(3) } as CSSProperties}>
            <span>{flowersText}</span>
            <b>{date}</b>
          </li>
        ))}
      </ol>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
