import '../../themes/tones.css';
import { cn } from '../../themes/cn.ts';
import { formatCents } from '../pricing-packages/money.ts';
import type { ReportLine, reportSums } from './report.ts';

interface ReportMonthProps {
  heading: string;
  lead: string;
  /** Line above the summary: firm and month of the report. */
  recipient: string;
  summary: string;
  caption: string;
  labels: Record<
    | 'channel'
    | 'spending'
    | 'calls'
    | 'jobs'
    | 'costPerJob'
    | 'total'
    | 'withFee'
    | 'profitBeforeCosts'
    | 'profitAfterCosts',
    string
  >;
  lines: readonly ReportLine[];
  sums: ReturnType<typeof reportSums>;
  notes: readonly { title: string; content: string }[];
  footer: string;
}

const gapClass = 'ps-1.5 md:ps-[min(1rem,1.2vw)]';
/** With large text, each cell is a labeled line. */
const stackedClass = '@max-[18rem]:block';
const cellClass = cn(
  'py-2 text-right tabular-nums @max-[18rem]:flex @max-[18rem]:flex-wrap @max-[18rem]:justify-between @max-[18rem]:py-0 @max-[18rem]:ps-0 @max-[18rem]:last:pb-2',
  gapClass,
);

/** Sample of a monthly report: one sentence, one table, three notes. */
export function ReportMonth(props: ReportMonthProps) {
  const { heading, lead, recipient, summary, caption, labels, lines, sums, notes, footer } = props;
  const columnLabels = [labels.spending, labels.calls, labels.jobs, labels.costPerJob];
  const rows = [
    ...lines.map(({ title, spending, calls, jobs }) => ({
      title,
      cells: [
        formatCents(spending, true),
        calls,
        jobs,
        formatCents(Math.round(spending / jobs), true),
      ],
    })),
    {
      title: labels.total,
      cells: [
        formatCents(sums.spending, true),
        sums.calls,
        sums.jobs,
        formatCents(Math.round(sums.spending / sums.jobs), true),
      ],
    },
    {
      title: labels.withFee,
      cells: [formatCents(sums.withFee, true), '', '', formatCents(sums.jobWithFee, true)],
    },
  ];
  return (
    <section data-tone="tint" className="lf-section">
      <div className="lf-container grid grid-cols-1 gap-x-6 gap-y-10 lg:grid-cols-12">
        <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          <h2 className="text-h1 font-bold tracking-tight">{heading}</h2>
          <p className="mt-5 max-w-[30em] text-lead">{lead}</p>
        </div>
        <article
          data-tone="surface"
          className="@container px-5 py-8 max-sm:-mx-5 shadow-[0_1.5rem_3rem_-1.5rem_color-mix(in_oklab,var(--own-ink)_45%,transparent)] sm:px-[min(2.5rem,3.2vw)] sm:py-12 lg:col-span-8 print:shadow-none"
        >
          <p className="text-note text-muted">{recipient}</p>
          <p className="mt-4 font-display text-h3 font-bold tracking-tight text-balance">
            {summary}
          </p>
          <table
            className={cn('mt-8 w-full border-collapse text-caption md:text-body', stackedClass)}
          >
            <caption className="sr-only">{caption}</caption>
            <thead className="@max-[18rem]:hidden">
              <tr className="border-b-2 border-ink text-caption">
                <th scope="col" className="py-2 text-left font-semibold">
                  {labels.channel}
                </th>
                {columnLabels.map((columnLabel) => (
                  <th
                    key={columnLabel}
                    scope="col"
                    className={cn('py-2 text-right font-semibold', gapClass)}
                  >
                    {columnLabel}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className={stackedClass}>
              {rows.map(({ title, cells }, index) => (
                <tr
                  key={title}
                  className={cn(
                    stackedClass,
                    index === lines.length
                      ? 'border-t-2 border-ink font-semibold'
                      : 'border-t border-line',
                  )}
                >
                  <th
                    scope="row"
                    className={cn(
                      'py-2 text-left',
                      stackedClass,
                      index === lines.length ? 'font-semibold' : 'font-normal',
                    )}
                  >
                    {title}
                  </th>
                  {cells.map((value, column) => (
                    <td
                      key={columnLabels[column]}
                      className={cn(cellClass, value === '' && '@max-[18rem]:hidden')}
                    >
                      <span className="hidden @max-[18rem]:inline">{columnLabels[column]}</span>
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4 bg-tint p-5">
            {[
              { label: labels.profitBeforeCosts, cents: sums.profitBeforeCosts },
              { label: labels.profitAfterCosts, cents: sums.profitAfterCosts },
            ].map(({ label, cents }) => (
              <div key={label}>
                <dt className="text-caption">{label}</dt>
                <dd className="font-display text-h3 font-extrabold tabular-nums">
                  {formatCents(cents, true)}
                </dd>
              </div>
            ))}
          </dl>
          <dl className="mt-8 grid gap-y-5">
            {notes.map(({ title, content }) => (
              <div key={title} className="grid gap-x-6 sm:grid-cols-[9rem_1fr]">
                <dt className="font-bold">{title}</dt>
                <dd>{content}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-8 text-note text-muted">{footer}</p>
        </article>
      </div>
    </section>
  );
}
