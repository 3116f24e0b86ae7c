import { cn } from '../../themes/cn.ts';
import styles from './decisions-ringed.module.css';

interface Decision {
  week: number;
  question: string;
  options: readonly [string, string];
  /** Index of the chosen option. */
  chosenIndex: 0 | 1;
  /** Index of the option that the firm recommended. */
  recommendedIndex: 0 | 1;
}

interface DecisionsRingedProps {
  heading: string;
  lead: string;
  weekLabel: string;
  /** Label of the chosen option. */
  chosenLabel: string;
  /** Label of the recommended option. */
  recommendedLabel: string;
  items: readonly Decision[];
}

/**
 * Decisions with two options each: a ring marks the chosen one, a flag the one that
 * the firm recommended. The heading is the first cell of the grid.
 */
export function DecisionsRinged(props: DecisionsRingedProps) {
  const { heading, lead, weekLabel, chosenLabel, recommendedLabel, items } = props;
  return (
    <section className="lf-section overflow-x-clip" aria-labelledby="forks-heading">
      <div className="lf-container grid gap-x-16 gap-y-14 lg:grid-cols-2 lg:gap-y-20">
        <header>
          <h2 id="forks-heading" className="text-h1 font-bold tracking-tight">
            {heading}
          </h2>
          <p className="mt-6 max-w-[30em] text-lead">{lead}</p>
          <p className="mt-5 flex items-center gap-2.5 text-caption">
            <FlagIcon />
            {recommendedLabel}
          </p>
        </header>
        <ol className="contents">
          {items.map(({ week, question, options, chosenIndex, recommendedIndex }, index) => (
            <li key={question} className={cn(index === 0 && 'lg:self-end')}>
              <p className="text-note text-muted">
                {weekLabel} {week}
              </p>
              <h3 className="text-h4 font-bold">{question}</h3>
              <div className="mt-3 grid grid-cols-[3.5rem_1fr] lg:grid-cols-[5.5rem_1fr]">
                <ForkIcon chosenIndex={chosenIndex} />
                <ul className="grid grid-rows-2">
                  {options.map((option, optionIndex) => (
                    <li key={option} className="flex min-h-18 items-center py-3 ps-6 pe-6">
                      <span
                        className={cn(
                          'font-display text-h4 font-medium leading-tight sm:text-h3',
                          optionIndex === chosenIndex ? styles.forkRing : 'text-muted',
                        )}
                      >
                        {option}
                        {optionIndex === chosenIndex && (
                          <span className="sr-only">, {chosenLabel}</span>
                        )}
                        {optionIndex === recommendedIndex && (
                          <>
                            <span className="sr-only">. {recommendedLabel}.</span>
                            <FlagIcon />
                          </>
                        )}
                      </span>
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Icon of a fork; the chosen branch is thicker. */
const ForkIcon = ({ chosenIndex }: { chosenIndex: 0 | 1 }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 88 144"
    preserveAspectRatio="none"
    className="size-full fill-none"
  >
    <path
      d={chosenIndex === 0 ? 'M0 72C40 72 40 108 88 108' : 'M0 72C40 72 40 36 88 36'}
      vectorEffect="non-scaling-stroke"
      className="stroke-muted [stroke-dasharray:2_6] [stroke-width:2]"
    />
    <path
      d={chosenIndex === 0 ? 'M0 72C40 72 40 36 88 36' : 'M0 72C40 72 40 108 88 108'}
      vectorEffect="non-scaling-stroke"
      className="stroke-ink [stroke-width:3]"
    />
  </svg>
);

/** Icon of a flag. */
const FlagIcon = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 14 18"
    className="ms-2.5 inline-block h-[0.85em] w-auto align-baseline first:ms-0"
  >
    <path d="M1 0h2v18H1zM3 1h11l-3.5 4.5L14 10H3z" className="fill-deep" />
  </svg>
);
