import { cn } from '../../looks/cn.ts';
import { type BillLine, dollarsText, footOf } from './bill.ts';

interface TwoBillsProps {
  heading: string;
  lead: string;
  /** Heads of the sums. */
  columns: readonly [stay: string, move: string];
  sumLabel: string;
  cases: readonly { title: string; lines: readonly BillLine[]; verdict: string }[];
}

/** The same bill for two firms, each both ways; the cheaper foot is underlined, and it is not the same one. */
export function TwoBills({ heading, lead, columns, sumLabel, cases }: TwoBillsProps) {
  const cell = 'ps-3 text-right whitespace-nowrap tabular-nums';
  return (
    <section className="section" aria-labelledby="bills-heading">
      <div className="container">
        <h2 id="bills-heading" className="text-h2 font-bold tracking-tight">
          {heading}
        </h2>
        <p className="mt-4 max-w-[36em]">{lead}</p>
        <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-2">
          {cases.map(({ title, lines, verdict }) => {
            const stay = footOf(lines, 'stay');
            const move = footOf(lines, 'move');
            const foot = (sum: number, other: number) => (
              <td className={cn(cell, 'pt-4 text-h4')}>
                <span className={sum < other ? 'border-accent border-b-4 pb-0.5' : undefined}>
                  {dollarsText(sum)}
                </span>
              </td>
            );
            return (
              <div key={title} className="flex min-w-0 flex-col">
                <table className="w-full text-left">
                  <caption className="pb-5 text-left font-display text-h3 font-bold">
                    {title}
                  </caption>
                  <thead className="text-caption text-muted">
                    <tr className="border-ink border-b-2">
                      <td />
                      {columns.map((column) => (
                        <th key={column} scope="col" className={cn(cell, 'pb-2 font-normal')}>
                          {column}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {lines.map(({ name, reckoned, stay: staying, move: moving }) => (
                      <tr key={name} className="border-line border-b align-baseline">
                        <th scope="row" className="py-2.5 font-semibold">
                          {name}
                          <span className="block text-caption font-normal text-muted">
                            {reckoned}
                          </span>
                        </th>
                        <td className={cell}>{dollarsText(staying)}</td>
                        <td className={cell}>{dollarsText(moving)}</td>
                      </tr>
                    ))}
                  </tbody>
                  <tfoot className="font-display font-bold">
                    <tr className="align-baseline">
                      <th scope="row" className="pt-4">
                        {sumLabel}
                      </th>
                      {foot(stay, move)}
                      {foot(move, stay)}
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
