import { cn } from '../../themes/cn.ts';
import { centsOf, formatCents } from './money.ts';

interface Line {
  title: string;
  planned?: string;
  doubt: string;
  billed: string;
  reason: string;
}

interface ExamplePlanAndBillProps {
  /** Anchor of the section. */
  id: string;
  heading: string;
  lead: string;
  caption: string;
  labels: { line: string; planned: string; billed: string; none: string; total: string };
  lines: readonly Line[];
  cases: readonly {
    title: string;
    content: string;
    action?: { title: string; link: string };
  }[];
}

const sum = (prices: readonly (string | undefined)[]) =>
  formatCents(
    prices.reduce((total, price) => total + (price === undefined ? 0 : centsOf(price)), 0),
  );

/** Plan and bill of an example, line by line, with remarks. */
export function ExamplePlanAndBill(props: ExamplePlanAndBillProps) {
  const { id, heading, lead, caption, labels, lines, cases } = props;
  return (
    <section id={id} className="lf-section">
      <div className="lf-container">
        <div className="max-w-[46rem]">
          <h2 className="text-h1 font-bold tracking-close">{heading}</h2>
          <p className="mt-5 text-lead">{lead}</p>
        </div>
        <table className="mt-10 block w-full tabular-nums md:table md:border-collapse lg:mt-14">
          <caption className="block pb-4 text-start text-note text-muted md:table-caption">
            {caption}
          </caption>
          <thead className="max-md:sr-only">
            <tr>
              <th scope="col" className="w-[34%] pt-6 pb-3 text-start font-semibold">
                {labels.line}
              </th>
              <th
                scope="col"
                className="w-[33%] bg-surface px-7 pt-6 pb-3 text-start font-semibold"
              >
                {labels.planned}
              </th>
              <th
                scope="col"
                className="bg-highlight px-7 pt-6 pb-3 text-start font-semibold text-on-highlight"
              >
                {labels.billed}
              </th>
            </tr>
          </thead>
          <tbody className="block md:table-row-group">
            {lines.map((line) => (
              <tr key={line.title} className="grid grid-cols-2 pb-8 align-top md:table-row">
                <th
                  scope="row"
                  className="col-span-2 pb-3 text-start font-display text-h4 leading-tight font-bold md:border-line md:border-t md:py-5 md:pe-8"
                >
                  {line.title}
                </th>
                <Cell
                  label={labels.planned}
                  price={line.planned ?? labels.none}
                  note={line.doubt}
                  className="bg-surface md:border-line md:border-t"
                />
                <Cell
                  label={labels.billed}
                  price={line.billed}
                  note={line.reason}
                  changed={line.billed !== line.planned}
                  className="bg-highlight text-on-highlight md:border-on-highlight/20 md:border-t"
                />
              </tr>
            ))}
          </tbody>
          <tfoot className="block md:table-footer-group">
            <tr className="grid grid-cols-2 md:table-row">
              <th
                scope="row"
                className="col-span-2 pb-3 text-start font-display text-h4 font-bold md:border-ink md:border-t-2 md:py-6"
              >
                {labels.total}
              </th>
              <Total
                label={labels.planned}
                price={sum(lines.map(({ planned }) => planned))}
                className="bg-surface"
              />
              <Total
                label={labels.billed}
                price={sum(lines.map(({ billed }) => billed))}
                className="bg-highlight text-on-highlight"
              />
            </tr>
          </tfoot>
        </table>
        <ul className="mt-14 grid gap-8 md:grid-cols-3 lg:mt-20 lg:gap-12">
          {cases.map(({ title, content, action }) => (
            <li key={title}>
              <h3 className="text-h4 font-bold">{title}</h3>
              <p className="mt-2">
                {content}{' '}
                {action && (
                  <a href={action.link} className="lf-link font-semibold">
                    {action.title}
                  </a>
                )}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Label of a cell on phones, where the column headers are hidden. */
function CellLabel({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="block pb-1 text-caption md:hidden">
      {children}
    </span>
  );
}

function Cell(props: {
  label: string;
  price: string;
  note: string;
  changed?: boolean;
  className: string;
}) {
  const { label, price, note, changed, className } = props;
  return (
    <td className={cn('p-4 md:px-7 md:py-5', className)}>
      <CellLabel>{label}</CellLabel>
      <span
        className={cn(
          'block font-display text-h4 font-bold',
          changed && 'underline decoration-accent decoration-3 underline-offset-5',
        )}
      >
        {price}
      </span>
      <span className="mt-1.5 block text-caption leading-snug">{note}</span>
    </td>
  );
}

function Total({ label, price, className }: { label: string; price: string; className: string }) {
  return (
    <td className={cn('p-4 md:border-ink md:border-t-2 md:px-7 md:py-6', className)}>
      <CellLabel>{label}</CellLabel>
      <span className="font-display text-h4 font-extrabold tracking-tight sm:text-h2">{price}</span>
    </td>
  );
}
