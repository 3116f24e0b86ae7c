import { formatMoney } from '../../content/formats.ts';
import { cn } from '../../themes/cn.ts';
import { sumOf } from './money.ts';

interface PricesThreeYearsProps {
  heading: string;
  lead: string;
  /** Column headers: initial cost, yearly cost, total of three years. */
  columns: readonly [string, string, string];
  /** Items with their initial and their yearly cost, in dollars. */
  items: readonly { name: string; detail: string; once: number; yearly: number }[];
  sumLabel: string;
  note: string;
}

const years = 3;

/** Table of initial and yearly costs, with the total of three years. */
export function PricesThreeYears({
  heading,
  lead,
  columns,
  items,
  sumLabel,
  note,
}: PricesThreeYearsProps) {
  const [initialLabel, yearlyLabel, totalLabel] = columns;
  const initialTotal = sumOf(items, 'once');
  const yearlyTotal = sumOf(items, 'yearly');
  const cellClass =
    'ps-3 text-right whitespace-nowrap tabular-nums md:w-36 @max-[16rem]:block @max-[16rem]:pb-3';
  const wideOnlyClass = cn(cellClass, '@max-[36rem]:hidden');
  return (
    <section className="lf-section" aria-labelledby="cost-heading">
      <div className="@container lf-container max-w-[64rem]">
        <table className="w-full text-left @max-[16rem]:block">
          <caption className="pb-8 text-left @max-[16rem]:block">
            <h2 id="cost-heading" className="text-h2 font-bold tracking-tight">
              {heading}
            </h2>
            <p className="mt-4 max-w-[36em]">{lead}</p>
          </caption>
          <thead className="text-caption text-muted @max-[16rem]:block">
            <tr className="border-ink border-b-2 @max-[16rem]:block">
              <td className="@max-[16rem]:hidden" />
              <th scope="col" className={cn(wideOnlyClass, 'pb-2 font-normal')}>
                {initialLabel}
              </th>
              <th scope="col" className={cn(wideOnlyClass, 'pb-2 font-normal')}>
                {yearlyLabel}
              </th>
              <th scope="col" className={cn(cellClass, 'pb-2 font-normal')}>
                {totalLabel}
              </th>
            </tr>
          </thead>
          <tbody className="@max-[16rem]:block">
            {items.map((item) => (
              <tr
                key={item.name}
                className="border-line border-b align-baseline @max-[16rem]:block"
              >
                <th scope="row" className="py-3 font-semibold wrap-anywhere @max-[16rem]:block">
                  {item.name}
                  <span className="block font-normal text-muted">{item.detail}</span>
                </th>
                <td className={wideOnlyClass}>{item.once > 0 && formatMoney(item.once)}</td>
                <td className={wideOnlyClass}>{item.yearly > 0 && formatMoney(item.yearly)}</td>
                <td className={cn(cellClass, 'font-semibold')}>
                  {formatMoney(sumOf([{ amount: item.once + item.yearly * years }], 'amount'))}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot className="font-display font-bold @max-[16rem]:block">
            <tr className="align-baseline @max-[16rem]:block">
              <th scope="row" className="pt-5 text-h4 @max-[16rem]:block">
                {sumLabel}
              </th>
              <td className={cn(wideOnlyClass, 'text-h4')}>{formatMoney(initialTotal)}</td>
              <td className={cn(wideOnlyClass, 'text-h4')}>{formatMoney(yearlyTotal)}</td>
              <td className={cn(cellClass, 'text-h4 text-accent')}>
                {formatMoney(sumOf([{ amount: initialTotal + yearlyTotal * years }], 'amount'))}
              </td>
            </tr>
          </tfoot>
        </table>
        <p className="mt-4 font-semibold">{note}</p>
      </div>
    </section>
  );
}
