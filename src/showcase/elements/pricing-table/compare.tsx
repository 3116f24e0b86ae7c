import { Button } from '../../../elements/button/button.tsx';

const rows = [
  ['By the month', '$9.99', '$19.99', '$29.99'],
  ['By the year', '$90.99', '$199.99', '$290.99'],
  ['Domains', '5', '10', '20'],
  ['Disk space', '20 GB', '80 GB', '200 GB'],
  ['Backups', 'every night', 'every hour', 'every hour, two places'],
  ['A person on the phone', 'office hours', 'office hours', 'nights included'],
] as const;
const plans = ['Seed', 'Acre', 'Field'] as const;

/** Price table that compares plans; on a narrow screen it scrolls by itself. */
export function PricingCompare() {
  return (
    <section
      aria-label="Hosting plans compared"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by key
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full min-w-[34rem] border-collapse sm:min-w-[38rem] text-start tabular-nums">
        <thead>
          <tr className="border-b-2 border-ink">
            <td />
            {plans.map((plan) => (
              <th
                key={plan}
                scope="col"
                className="py-3 ps-4 text-start sm:ps-6 font-display text-h3 font-bold"
              >
                {plan}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-b border-line">
              <th
                scope="row"
                className="w-26 py-4 pe-2 text-start max-sm:text-caption sm:w-auto sm:pe-4 font-normal text-muted"
              >
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={plans[index]} className="py-4 ps-4 font-semibold sm:ps-6">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <td />
            {plans.map((plan) => (
              <td key={plan} className="ps-4 pt-6 sm:ps-6">
                <Button
                  href="/page/contact-us"
                  tone={plan === 'Acre' ? 'solid' : 'outline'}
                  size="sm"
                  className="whitespace-nowrap"
                >
                  Choose {plan}
                </Button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
