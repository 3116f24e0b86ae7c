'use client';
import { hoursText, milesText, totalsOf } from './itinerary.ts';
import type { Mode, Stop } from './route.ts';
import type { RouteCopy } from './route-copy.ts';
import styles from './route-sheet.module.css';

interface RouteSumsProps {
  stops: readonly Stop[];
  copy: RouteCopy['totals'];
}

const modes: readonly Mode[] = ['train', 'boat', 'bus'];

/** Sums of a journey's rides, by kind. */
export function RouteSums({ stops, copy }: RouteSumsProps) {
  const rows = [
    ...modes.map((mode) => ({ title: copy.kinds[mode], sum: totalsOf(stops, mode) })),
    { title: copy.total, sum: totalsOf(stops) },
  ];
  return (
    <div className={styles.sums}>
      <table>
        <caption className="font-display text-h3">{copy.heading}</caption>
        <thead className="sr-only">
          <tr>
            {copy.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, sum }) => (
            <tr key={title}>
              <th scope="row">
                {sum.rides} {title}
              </th>
              <td>{milesText(sum.miles)} miles</td>
              <td>{hoursText(sum.minutes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-note text-muted">{copy.note}</p>
    </div>
  );
}
