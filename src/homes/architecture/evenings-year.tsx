import type { CSSProperties } from 'react';
import type { MonthEvening } from './open-evening.ts';
import './evenings-year.css';

export interface EveningsYearProps {
  caption: string;
  evenings: readonly MonthEvening[];
}

/** Twelve evenings as strips of light, each beginning when the sun goes down; the hour stands above it. */
export function EveningsYear({ caption, evenings }: EveningsYearProps) {
  return (
    <figure className="evenings">
      <ol>
        {evenings.map(({ month, from, hour }) => (
          <li key={month} style={{ '--hour': hour } as CSSProperties}>
            <b>{month}</b> <span>{from.replace(' pm', '')}</span>
          </li>
        ))}
      </ol>
      <figcaption className="text-caption">{caption}</figcaption>
    </figure>
  );
}
