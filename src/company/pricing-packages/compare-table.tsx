import { cn } from '../../themes/cn.ts';
import { priceWords } from '../../words/prices.ts';
import '../../themes/tones.css';

interface CompareTableProps {
  heading: string;
  /** Caption for screen readers. */
  caption: string;
  columns: readonly { title: string; popular: boolean }[];
  rows: readonly { label: string; cells: readonly string[] }[];
  note: string;
}

const cellClass = 'px-1 py-3 text-start align-top sm:px-4 md:px-6';

/**
 * Comparison table of plans: units have a column of their own, the most popular plan a background of its
 * own; three plans fit a phone without scrolling.
 */
export function CompareTable({ heading, caption, columns, rows, note }: CompareTableProps) {
  return (
    <section data-tone="surface" className="lf-section">
      <div className="lf-container">
        <h2 className="text-h2 font-bold tracking-tight">{heading}</h2>
        <table className="mt-8 w-full table-fixed border-collapse text-[0.875rem] leading-snug tabular-nums min-[24rem]:text-[0.9375rem] md:text-body lg:mt-12">
          <caption className="sr-only">{caption}</caption>
          <thead className="sticky top-0 z-1">
            <tr>
              <td className="w-[27%] bg-surface" />
              {columns.map(({ title, popular }) => (
                <th
                  key={title}
                  scope="col"
                  className={cn(
                    cellClass,
                    'font-display text-h4 font-bold md:text-h3',
                    popular ? 'bg-ink text-paper' : 'bg-surface',
                  )}
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label} className="border-line border-t">
                <th
                  scope="row"
                  className="py-3 pe-1 text-start align-top text-[0.8125rem] leading-snug font-normal wrap-anywhere text-muted sm:text-caption md:text-[1rem]"
                >
                  {label}
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={columns[index]?.title}
                    className={cn(
                      cellClass,
                      'font-semibold wrap-anywhere',
                      cell === priceWords.no && 'font-normal text-muted',
                      columns[index]?.popular && 'bg-highlight text-on-highlight',
                    )}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-6 text-note text-muted">{note}</p>
      </div>
    </section>
  );
}
