import type { CSSProperties } from 'react';
import './about-saffron-chart.css';

export interface HarvestDay {
  date: number;
  flowers: number;
  /** The number as people write it. */
  said: string;
}

interface AboutSaffronChartProps {
  label: string;
  days: readonly HarvestDay[];
}

/** A thread a day, as long as the harvest was large; its number is along it. */
export function AboutSaffronChart({ label, days }: AboutSaffronChartProps) {
  const most = Math.max(...days.map(({ flowers }) => flowers));
  return (
    <figure className="threads">
      <ol>
        {days.map(({ date, flowers, said }) => (
          <li key={date} style={{ '--long': (flowers / most).toFixed(3) } as CSSProperties}>
            <span>{said}</span>
            <b>{date}</b>
          </li>
        ))}
      </ol>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
