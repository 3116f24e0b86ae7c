import { formatMoney } from '../../content/formats.ts';
import { cn } from '../../themes/cn.ts';
import { type CostLine, columnTotal } from './cost-lines.ts';

interface CostsTwoFirmsProps {
  heading: string;
  lead: string;
  /** Headers of the two columns of costs. */
  columns: readonly [stay: string, move: string];
  sumLabel: string;
  cases: readonly { title: string; lines: readonly CostLine[]; verdict: string }[];
}

/** Costs of two firms, each for staying and for moving; the lower total is highlighted. */
export function CostsTwoFirms({ heading, lead, columns, sumLabel, cases }: CostsTwoFirmsProps) {
  const cellClass = 'ps-3 text-right whitespace-nowrap tabular-nums @max-[18rem]:ps-0';
  // With large text, the name is above its amounts.
  const rowClass =
    '@max-[18rem]:grid @max-[18rem]:grid-cols-[auto_auto] @max-[18rem]:justify-between';
  const nameClass = 'wrap-anywhere @max-[18rem]:col-span-2';
  return (
    <section className="lf-section" aria-labelledby="bills-heading">
      <div className="lf-container">
        <h2 id="bills-heading" className="text-h2 font-bold tracking-tight">
          {heading}
        </h2>
        <p className="mt-4 max-w-[36em]">{lead}</p>
        <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-2">
          {cases.map(({ title, lines, verdict }) => {
            const stay = columnTotal(lines, 'stay');
            const move = columnTotal(lines, 'move');
            const renderTotal = (total: number, otherTotal: number) => (
              <td className={cn(cellClass, 'pt-4 text-h4')}>
                <span
                  className={total < otherTotal ? 'border-accent border-b-4 pb-0.5' : undefined}
                >
                  {formatMoney(total)}
                </span>
              </td>
            );
            return (
              <div key={title} className="@container flex min-w-0 flex-col">
                <table className="w-full text-left @max-[18rem]:block">
                  <caption className="pb-5 @max-[18rem]:block text-left font-display text-h3 font-bold">
                    {title}
                  </caption>
                  <thead className="text-caption text-muted @max-[18rem]:block">
                    <tr className={cn('border-ink border-b-2', rowClass)}>
                      <td className="@max-[18rem]:hidden" />
                      {columns.map((column) => (
                        <th key={column} scope="col" className={cn(cellClass, 'pb-2 font-normal')}>
                          {column}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody className="@max-[18rem]:block">
                    {lines.map(({ name, calculation, stay: staying, move: moving }) => (
                      <tr
                        key={name}
                        className={cn('border-line border-b align-baseline', rowClass)}
                      >
                        <th scope="row" className={cn('py-2.5 font-semibold', nameClass)}>
                          {name}
                          <span className="block text-note font-normal text-muted">
                            {calculation}
                          </span>
                        </th>
                        <td className={cellClass}>{formatMoney(staying)}</td>
                        <td className={cellClass}>{formatMoney(moving)}</td>
                      </tr>
                    ))}
                  </tbody>
                  <tfoot className="font-display font-bold @max-[18rem]:block">
                    <tr className={cn('align-baseline', rowClass)}>
                      <th scope="row" className={cn('pt-4', nameClass)}>
                        {sumLabel}
                      </th>
                      {renderTotal(stay, move)}
                      {renderTotal(move, stay)}
                    </tr>
                  </tfoot>
                </table>
                <p className="mt-6 max-w-[34em]">{verdict}</p>
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}
