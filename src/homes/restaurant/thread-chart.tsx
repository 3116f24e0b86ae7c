import type { CSSProperties } from 'react';
import './thread-chart.css';

export interface ThreadDay {
  date: number;
  flowers: number;
  /** The number as people write it. */
  said: string;
}

interface ThreadChartProps {
  label: string;
  days: readonly ThreadDay[];
}

/** A thread a day, as long as the harvest was large; its number is along it. */
export function ThreadChart({ label, days }: ThreadChartProps) {
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
