'use client';
import type { YearEnd } from './growth.ts';
import { dollars } from './money.ts';
import styles from './sums.module.css';

interface GrowthTableProps {
  ends: readonly YearEnd[];
  copy: { caption: string; year: string; paid: string; balance: string; feesPaid: string };
}

/** Table of the chart's values: every fifth year, and the last. */
export function GrowthTable({ ends, copy }: GrowthTableProps) {
  const last = ends.length - 1;
  const rows = ends.filter(({ year }) => year > 0 && (year % 5 === 0 || year === last));
  return (
    <details className="mt-4">
      <summary className="lf-link inline-block cursor-pointer py-2.5">{copy.caption}</summary>
      <table aria-label={copy.caption} className={styles.sums}>
        <thead>
          <tr>
            <th scope="col">{copy.year}</th>
            <th scope="col">{copy.paid}</th>
            <th scope="col">{copy.balance}</th>
            <th scope="col">{copy.feesPaid}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ year, paid, balance, feeless }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{dollars(paid)}</td>
              <td>{dollars(balance)}</td>
              <td>{dollars(feeless - balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
