'use client';
import { formatValue } from './year-changes.ts';
import type { YearCopy } from './year-copy.ts';
import styles from './year-figures.module.css';
import { type TableRow, years } from './year-table.ts';

interface YearSheetProps {
  /** Year that the figures are compared with; its column is highlighted. */
  base: number;
  table: readonly TableRow[];
  copy: YearCopy;
}

/**
 * Table of the chart's numbers over five years, with sums and ratios.
 *
 * Styling hooks: `data-derived` on computed rows, `data-base` on the year of comparison.
 */
export function YearSheet({ base, table, copy }: YearSheetProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, by keys as well.
    <section className={styles.sheet} aria-label={copy.caption} tabIndex={0}>
      <table>
        <caption>{copy.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.rowHeading}</th>
            {years.map((year) => (
              <th key={year} scope="col" data-base={year === base || undefined}>
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.map((row) => (
            <tr key={row.id} data-part={row.isPart} data-derived={row.formula ? true : undefined}>
              <th scope="row">
                {row.label}
                <span>
                  {row.unit}
                  {row.formula && `; ${copy.formulaPrefix} ${row.formula}`}
                </span>
              </th>
              {row.values.map((value, index) => (
                <td key={years[index]} data-base={years[index] === base || undefined}>
                  {formatValue(value, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{copy.footnote}</p>
    </section>
  );
}
