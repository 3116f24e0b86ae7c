import type { CSSProperties } from 'react';
import type { MonthEvening } from './open-evening.ts';
import './open-evenings-chart.css';

export interface OpenEveningsChartProps {
  caption: string;
  evenings: readonly MonthEvening[];
}

/** Hours in the afternoon that are marked at the side. */
const hours = [4, 6, 8, 10];

/** Twelve evenings as strips of light on a scale of hours, each beginning at sunset; the minute is above it. */
export function OpenEveningsChart({ caption, evenings }: OpenEveningsChartProps) {
  return (
    <figure className="evenings">
      <ul className="evenings-hours" aria-hidden="true">
        {hours.map((hour) => (
          <li key={hour} style={{ '--hour': hour } as CSSProperties}>
            {hour} pm
          </li>
        ))}
      </ul>
      <ol>
        {evenings.map(({ month, from, hour }) => (
          <li key={month} style={{ '--hour': hour } as CSSProperties}>
            <b>{month}</b>{' '}
            <span>
              <i>{from.replace(' pm', '')}</i>
            </span>
          </li>
        ))}
      </ol>
      <figcaption className="text-caption">{caption}</figcaption>
    </figure>
  );
}
