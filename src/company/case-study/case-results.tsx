import type { CaseResult } from '../../content/schema/case-study.ts';
import { CaseColumn } from './case-column.tsx';

export interface CaseResultsProps {
  /** Name of the table, for screen readers. */
  caption: string;
  /** Column headers: figure, before, after, method of measurement. */
  columns: readonly [string, string, string, string];
  items: readonly CaseResult[];
}

/** Table of figures before and after, each with its method of measurement. */
export function CaseResults({ caption, columns, items }: CaseResultsProps) {
  return (
    <CaseColumn span="wide" className="mt-6">
      <table className="block w-full text-left md:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {items.map(({ label, before, after, note }) => (
            <tr
              key={label}
              className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 py-2.5 md:table-row"
            >
              <th
                scope="row"
                className="col-span-2 font-semibold leading-snug md:w-[24%] md:py-2.5 md:pe-6"
              >
                {label}
              </th>
              <td className="order-2 text-h4 tabular-nums line-through decoration-2 decoration-ink md:w-[12%] md:py-2.5 md:pe-4">
                {before}
              </td>
              <td className="order-1 font-display text-h2 leading-tight font-bold tracking-tight tabular-nums md:w-[22%] md:py-2.5 md:pe-4">
                {after}
              </td>
              <td className="order-3 col-span-2 text-[1rem] leading-snug md:py-2.5">{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </CaseColumn>
  );
}
