import '../../themes/tones.css';
import { formatCents } from '../pricing-packages/money.ts';

interface BreakEvenBarsProps {
  heading: string;
  lead: string;
  /** Label before the profit of a job. */
  profitLabel: string;
  /** Label before the break-even budget. */
  budgetLabel: string;
  /** Unit after the break-even budget. */
  budgetUnit: string;
  /** Profit per job, an example of such a job, and the break-even budget for ads; in cents. */
  items: readonly { profitPerJob: number; example: string; budget: number }[];
  note: string;
}

/** Bar chart of the ad budgets at which the fee pays for itself. */
export function BreakEvenBars({
  heading,
  lead,
  profitLabel,
  budgetLabel,
  budgetUnit,
  items,
  note,
}: BreakEvenBarsProps) {
  const maximum = Math.max(...items.map((item) => item.budget));
  return (
    <section data-tone="deep" className="lf-section">
      <div className="lf-container">
        <div className="grid gap-x-6 gap-y-5 lg:grid-cols-12">
          <h2 className="text-h1 font-bold tracking-tight lg:col-span-5">{heading}</h2>
          <p className="text-lead lg:col-span-6 lg:col-start-7">{lead}</p>
        </div>
        <ul className="mt-12 grid gap-y-7 lg:mt-16">
          {items.map((item) => (
            <li
              key={item.profitPerJob}
              className="grid gap-x-6 gap-y-2 md:grid-cols-12 md:items-end"
            >
              <p className="md:col-span-3">
                <span className="block text-note text-muted">{profitLabel}</span>
                <span className="font-display text-h3 font-bold tabular-nums">
                  {formatCents(item.profitPerJob)}
                </span>{' '}
                <span className="text-note text-muted">{item.example}</span>
              </p>
              <div className="md:col-span-9">
                <p className="text-note text-muted">{budgetLabel}</p>
                <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
                  <span
                    aria-hidden="true"
                    className="h-14 flex-none bg-highlight print:hidden"
                    style={{ width: `${(55 * item.budget) / maximum}%` }}
                  />
                  <p className="flex-[1_1_6rem] leading-none">
                    <span className="font-display text-h2 font-extrabold tracking-tight tabular-nums">
                      {formatCents(item.budget)}
                    </span>{' '}
                    <span className="inline-block text-caption">{budgetUnit}</span>
                  </p>
                </div>
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-12 max-w-[36em] text-lead lg:mt-16 lg:ml-[25%] lg:ps-2">{note}</p>
      </div>
    </section>
  );
}
