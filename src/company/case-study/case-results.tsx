import type { CaseResult } from '../../content/schema/case-study.ts';

interface CaseResultsProps {
  heading: string;
  /** Column headers: figure, before, after, method of measurement. */
  columns: readonly [string, string, string, string];
  items: readonly CaseResult[];
}

/** Table of figures before and after. */
export function CaseResults({ heading, columns, items }: CaseResultsProps) {
  return (
    <section className="lf-section lf-container" aria-labelledby="results-heading">
      <h2 id="results-heading" className="text-h2 font-bold tracking-tight">
        {heading}
      </h2>
      <table className="mt-8 block w-full text-left md:table lg:mt-10">
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
              className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 border-ink/25 border-t py-4 md:table-row md:align-baseline"
            >
              <th
                scope="row"
                className="col-span-2 font-semibold leading-snug md:w-[26%] md:border-ink/25 md:border-t md:py-4 md:pr-6"
              >
                {label}
              </th>
              <td className="order-2 text-h4 tabular-nums line-through decoration-2 decoration-accent md:w-[12%] md:border-ink/25 md:border-t md:py-4 md:pe-4">
                {before}
              </td>
              <td className="order-1 font-display text-h1 font-bold tracking-tight tabular-nums md:w-[24%] md:border-ink/25 md:border-t md:py-3 md:pe-4">
                {after}
              </td>
              <td className="order-3 col-span-2 mt-1 text-caption md:border-ink/25 md:border-t md:py-4">
                {note}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
