import { cn } from '../../themes/cn.ts';
import { formatCents } from '../pricing-packages/money.ts';
import styles from './channel-strips.module.css';

export interface LedgerCell {
  /** Cost in cents. */
  cost: number;
  clicks: number;
}

export interface LedgerLine {
  id: string;
  title: string;
  visitors: string;
  change: string;
  cells: readonly LedgerCell[];
}

interface BudgetLedgerProps {
  heading: string;
  lead: string;
  caption: string;
  labels: {
    channel: string;
    months: readonly string[];
    change: string;
    /** Singular and plural of “click”. */
    clicks: readonly [string, string];
    total: string;
    jobs: string;
    costPerJob: string;
  };
  lines: readonly LedgerLine[];
  /** Totals of both months, in cents. */
  totals: readonly number[];
  jobs: readonly number[];
  costPerJob: readonly number[];
  note: string;
}

const figureClass =
  'py-3 ps-3 text-right align-top tabular-nums whitespace-nowrap @max-[20rem]:pt-0';
const titleClass = 'py-3 text-left align-top font-normal @max-[20rem]:col-span-2';
/** Full-width cells on phones. */
const blockClass = 'max-lg:block';
const rowClass =
  'max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_5.75rem_5.75rem] @max-[20rem]:grid-cols-[auto_auto] @max-[20rem]:justify-between';

/** Table of a budget in two months, with the change between them; each row has the color of its part of the drawing. */
export function BudgetLedger(props: BudgetLedgerProps) {
  const { heading, lead, caption, labels, lines, totals, jobs, costPerJob, note } = props;
  const totalRows = [
    { title: labels.total, values: totals.map((cents) => formatCents(cents, true)) },
    { title: labels.jobs, values: jobs.map(String) },
    { title: labels.costPerJob, values: costPerJob.map((cents) => formatCents(cents, true)) },
  ];
  return (
    <section className="lf-section">
      <div className="@container lf-container">
        <h2 className="text-h1 font-bold tracking-tight">{heading}</h2>
        <p className="mt-4 max-w-[34em] text-lead">{lead}</p>
        <table className={cn('mt-10 w-full border-collapse lg:mt-14', blockClass)}>
          <caption className="sr-only">{caption}</caption>
          <thead className={blockClass}>
            <tr className={cn('border-b-2 border-ink text-caption', rowClass)}>
              <th scope="col" className="py-2 text-left font-semibold @max-[20rem]:col-span-2">
                {labels.channel}
              </th>
              {labels.months.map((month) => (
                <th
                  key={month}
                  scope="col"
                  className="whitespace-nowrap py-2 ps-1 text-right font-semibold"
                >
                  {month}
                </th>
              ))}
              <th scope="col" className="py-2 ps-10 text-left font-semibold max-lg:hidden">
                {labels.change}
              </th>
            </tr>
          </thead>
          <tbody className={blockClass}>
            {lines.map(({ id, title, visitors, change, cells }) => (
              <tr key={id} className={cn('border-b border-line', rowClass)}>
                <th scope="row" className={titleClass}>
                  <span className="flex gap-3">
                    <span
                      aria-hidden="true"
                      className={`${styles.strip} mt-1 w-2 flex-none self-stretch`}
                      data-channel={id}
                    />
                    <span>
                      <span className="block font-display text-h4 font-bold">{title}</span>
                      <span className="block max-w-[22em] text-note text-muted">{visitors}</span>
                    </span>
                  </span>
                </th>
                {cells.map(({ cost, clicks }, month) => (
                  <td key={labels.months[month]} className={figureClass}>
                    <span className="block font-display text-h4 font-bold">
                      {formatCents(cost, true)}
                    </span>
                    {clicks > 0 && (
                      <span className="block text-note text-muted">
                        {clicks} {labels.clicks[clicks === 1 ? 0 : 1]}
                      </span>
                    )}
                  </td>
                ))}
                <td className="max-w-[26em] align-top lg:py-3 lg:ps-10 max-lg:col-span-full max-lg:ps-5 max-lg:pb-3">
                  {change}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot className={blockClass}>
            {totalRows.map(({ title, values }, index) => (
              <tr key={title} className={cn(rowClass, index === 0 && 'border-t-2 border-ink')}>
                <th scope="row" className="pt-4 text-left font-semibold @max-[20rem]:col-span-2">
                  {title}
                </th>
                {values.map((value, month) => (
                  <td
                    key={labels.months[month]}
                    className="pt-4 ps-3 text-right font-display text-h4 font-extrabold tabular-nums lg:text-h3 @max-[20rem]:ps-0"
                  >
                    {value}
                  </td>
                ))}
                <td className="max-lg:hidden" />
              </tr>
            ))}
          </tfoot>
        </table>
        <p className="mt-8 max-w-[34em] border-s-4 border-accent ps-5">{note}</p>
      </div>
    </section>
  );
}
