import { formatCents, refundCents } from './money.ts';
import '../../themes/tones.css';

interface PricedPlan {
  title: string;
  price: string;
}

interface TermsDueAndRefundsProps {
  due: {
    heading: string;
    items: readonly { title: string; content: string }[];
    note: string;
  };
  leaving: {
    heading: string;
    /** Fee, in large type. */
    fee: string;
    paragraphs: readonly string[];
    caption: string;
    /** Text before a number of months. */
    afterLabel: string;
    /** Text after a number of months. */
    monthsLabel: string;
    months: readonly number[];
    note: string;
    action?: { title: string; link: string } | undefined;
  };
  /** Plans at their monthly price. */
  monthly: readonly PricedPlan[];
  /** The same plans in the same order, at their yearly price. */
  yearly: readonly PricedPlan[];
}

/** Due dates, and refunds on cancellation, computed from the prices. */
export function TermsDueAndRefunds({ due, leaving, monthly, yearly }: TermsDueAndRefundsProps) {
  const refunds = leaving.months.map((months) => ({
    months,
    amounts: yearly.map(({ title, price }, index) => ({
      title,
      cents: refundCents(price, monthly[index]?.price ?? price, months),
    })),
  }));
  // All with cents as soon as one amount has some.
  const hasCents = refunds.some(({ amounts }) => amounts.some(({ cents }) => cents % 100 !== 0));
  return (
    <section data-tone="deep-tint" className="lf-section">
      <div className="lf-container grid gap-x-6 gap-y-16 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="text-h2 font-bold tracking-tight">{due.heading}</h2>
          <dl className="mt-6 grid gap-6">
            {due.items.map(({ title, content }) => (
              <div key={title}>
                <dt className="font-semibold">{title}</dt>
                <dd className="mt-0.5 text-muted">{content}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-8 text-note text-muted">{due.note}</p>
        </div>
        <div id="leaving" className="scroll-mt-28 lg:col-span-7 lg:col-start-6">
          <h2 className="text-h2 font-bold tracking-tight">
            {leaving.heading}
            <span className="mt-6 block text-[clamp(6rem,3rem+13vw,13rem)] leading-none font-extrabold tracking-packed text-accent">
              {leaving.fee}
            </span>
          </h2>
          {leaving.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-6 max-w-[38em]">
              {paragraph}
            </p>
          ))}
          <table className="mt-6 w-full table-fixed border-collapse tabular-nums">
            <caption className="sr-only">{leaving.caption}</caption>
            <thead>
              <tr>
                <td className="w-[22%] sm:w-[28%]" />
                {yearly.map(({ title }) => (
                  <th key={title} scope="col" className="py-2 text-end font-semibold">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {refunds.map(({ months, amounts }) => (
                <tr key={months} className="border-line border-t">
                  <th scope="row" className="py-3 text-start text-caption font-normal">
                    {leaving.afterLabel} {months} {leaving.monthsLabel}
                  </th>
                  {amounts.map(({ title, cents }) => (
                    <td
                      key={title}
                      className="py-3 ps-1 text-end font-display wrap-anywhere text-caption font-bold sm:text-body md:text-h4"
                    >
                      {formatCents(cents, hasCents)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-4 text-caption">
            {leaving.note}{' '}
            {leaving.action && (
              <a href={leaving.action.link} className="lf-link font-semibold">
                {leaving.action.title}
              </a>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}
