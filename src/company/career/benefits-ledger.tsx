export interface Benefit {
  /** Formatted number: "36", "$2,500". */
  figure: string;
  /** Unit of the number: "hours a week". */
  unit: string;
  /** Explanation. */
  text: string;
}

interface BenefitsLedgerProps {
  heading: string;
  items: readonly Benefit[];
}

/** Benefits of a job as figures. */
export function BenefitsLedger({ heading, items }: BenefitsLedgerProps) {
  return (
    <section className="lf-section bg-deep text-on-deep [--focus:var(--on-deep)]">
      <div className="lf-container grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <h2 className="font-display text-h2 font-bold tracking-heading lg:sticky lg:top-32 lg:col-span-4 lg:self-start">
          {heading}
        </h2>
        <dl className="lg:col-span-7 lg:col-start-6">
          {items.map((item) => (
            <div
              key={item.unit}
              className="grid gap-x-8 gap-y-3 border-t border-on-deep/30 py-7 md:grid-cols-[15rem_1fr] md:py-9 xl:grid-cols-[18rem_1fr]"
            >
              <dt className="flex flex-wrap items-baseline gap-x-3 md:block">
                <span className="font-display text-[clamp(3rem,2.2rem_+_3vw,5rem)] leading-[0.9] font-bold tracking-close tabular-nums">
                  {item.figure}
                </span>
                <span className="text-caption font-semibold md:mt-2 md:block">{item.unit}</span>
              </dt>
              <dd className="lf-measure md:pt-2">{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
