import { cn } from '../../themes/cn.ts';

export interface Benefit {
  /** Formatted number: "36", "$2,500". */
  figure: string;
  /** Unit of the number: "hours a week". */
  unit: string;
  /** Explanation. */
  text: string;
}

interface BenefitsFiguresProps {
  heading: string;
  /** Benefits, the most important first. */
  items: readonly Benefit[];
}

/** Number of benefits that share the first row, in very large figures. */
const largeCount = 2;

/** Benefits of a job as figures: the first two fill the width, the others are in a row below. */
export function BenefitsFigures({ heading, items }: BenefitsFiguresProps) {
  return (
    <section className="lf-section bg-deep text-on-deep [--focus:var(--on-deep)]">
      <div className="lf-container">
        <h2 className="font-display text-h2 font-bold tracking-heading">{heading}</h2>
        <dl className="mt-12 flex flex-wrap gap-x-6 gap-y-12 lg:mt-20 lg:gap-y-20">
          {items.map((item, index) => {
            const isLarge = index < largeCount;
            return (
              <div
                key={item.unit}
                className={cn('grow basis-full md:basis-2/5', !isLarge && 'lg:basis-1/5')}
              >
                <dt>
                  <span
                    className={cn(
                      'block font-display font-bold tracking-closer tabular-nums',
                      isLarge
                        ? 'text-[clamp(7rem,3rem_+_14vw,15rem)] leading-[0.78]'
                        : 'text-[clamp(3rem,0.5rem_+_4.4vw,4.5rem)] leading-[0.9]',
                    )}
                  >
                    {item.figure}
                  </span>
                  <span className={cn('mt-3 block font-semibold', isLarge && 'text-h4 md:mt-5')}>
                    {item.unit}
                  </span>
                </dt>
                <dd className="mt-1.5 max-w-[26em]">{item.text}</dd>
              </div>
            );
          })}
        </dl>
      </div>
    </section>
  );
}
