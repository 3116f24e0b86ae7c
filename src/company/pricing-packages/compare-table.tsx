import { cn } from '../../looks/cn.ts';
import '../../looks/tones.css';

interface CompareTableProps {
  heading: string;
  /** Read out before the table. */
  caption: string;
  columns: readonly { title: string; popular: boolean }[];
  rows: readonly { label: string; cells: readonly string[] }[];
  note: string;
}

/**
 * Plans side by side in a real table: a row's name stands over its cells, so that three plans fit a
 * phone beside one another and nothing scrolls sideways; the plans' names stay in view.
 */
export function CompareTable({ heading, caption, columns, rows, note }: CompareTableProps) {
  const column = 'w-1/3 px-3 text-start align-top first:ps-0 md:px-6';
  return (
    <section data-tone="surface" className="section">
      <div className="container">
        <h2 className="text-h2 font-bold tracking-tight">{heading}</h2>
        <table className="mt-8 w-full table-fixed border-collapse tabular-nums lg:mt-12">
          <caption className="sr-only">{caption}</caption>
          <thead className="sticky top-0 z-1">
            <tr>
              {columns.map(({ title, popular }) => (
                <th
                  key={title}
                  scope="col"
                  className={cn(
                    column,
                    'py-3 font-display text-h4 font-bold md:text-h3',
                    popular ? 'bg-ink text-paper' : 'bg-paper',
                  )}
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          {rows.map(({ label, cells }, index) => (
            <tbody key={label}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={columns.length}
                  className={cn(
                    'pt-4 text-start text-caption font-normal text-muted',
                    index > 0 && 'border-line border-t',
                  )}
                >
                  {label}
                </th>
              </tr>
              <tr>
                {cells.map((cell, place) => (
                  <td
                    key={columns[place]?.title}
                    className={cn(
                      column,
                      'pt-0.5 pb-4 leading-snug font-semibold wrap-anywhere',
                      cell === 'no' && 'font-normal text-muted',
                    )}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
        <p className="mt-6 text-caption text-muted">{note}</p>
      </div>
    </section>
  );
}
