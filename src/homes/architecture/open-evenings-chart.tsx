import type { CSSProperties } from 'react';
import type { MonthEvening } from './open-evening.ts';
import styles from './open-evenings-chart.module.css';

export interface OpenEveningsChartProps {
  caption: string;
  evenings: readonly MonthEvening[];
}

/** Labelled hours of the scale, pm. */
const hours = [4, 6, 8, 10];

/** Bar chart of twelve open evenings, each from sunset on, with the time above it. */
export function OpenEveningsChart({ caption, evenings }: OpenEveningsChartProps) {
  return (
    <figure className={styles.evenings}>
      <ul className={styles.eveningsHours} aria-hidden="true">
        {hours.map((hour) => (
          <li key={hour} style={{ '--hour': hour } as CSSProperties}>
            {hour} pm
          </li>
        ))}
      </ul>
      <ol>
        {evenings.map(({ month, opensAt, hour }) => (
          <li key={month} style={{ '--hour': hour } as CSSProperties}>
            <b>{month}</b>{' '}
            <span>
              <i>{opensAt.replace(' pm', '')}</i>
            </span>
          </li>
        ))}
      </ol>
      <figcaption className="text-caption">{caption}</figcaption>
    </figure>
  );
}
