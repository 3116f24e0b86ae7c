'use client';
import { printed } from './year-changes.ts';
import type { YearCopy } from './year-copy.ts';
import { type TableLine, years } from './year-table.ts';

interface YearSheetProps {
  /** Year that the figures are compared with; its column is highlighted. */
  base: number;
  table: readonly TableLine[];
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
    <section className="year-sheet" aria-label={copy.caption} tabIndex={0}>
      <table>
        <caption>{copy.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.line}</th>
            {years.map((year) => (
              <th key={year} scope="col" data-base={year === base || undefined}>
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.map((line) => (
            <tr key={line.id} data-part={line.part} data-derived={line.how ? true : undefined}>
              <th scope="row">
                {line.label}
                <span>
                  {line.unit}
                  {line.how && `; ${copy.worked} ${line.how}`}
                </span>
              </th>
              {line.values.map((value, at) => (
                <td key={years[at]} data-base={years[at] === base || undefined}>
                  {printed(value, line)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{copy.foot}</p>
    </section>
  );
}
