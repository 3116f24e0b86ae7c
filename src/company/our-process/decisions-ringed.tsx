import { cn } from '../../themes/cn.ts';
import './decisions-ringed.css';

interface Fork {
  week: number;
  question: string;
  ways: readonly [string, string];
  /** Index of the chosen option, and of the one that the firm recommended. */
  taken: 0 | 1;
  ours: 0 | 1;
}

interface DecisionsRingedProps {
  heading: string;
  lead: string;
  weekLabel: string;
  /** Label of the chosen option. */
  takenLabel: string;
  /** Label of the recommended option. */
  oursLabel: string;
  items: readonly Fork[];
}

/**
 * Decisions with two options each: a ring marks the chosen one, a flag the one that
 * the firm recommended. The heading is the first cell of the grid.
 */
export function DecisionsRinged(props: DecisionsRingedProps) {
  const { heading, lead, weekLabel, takenLabel, oursLabel, items } = props;
  return (
    <section className="section overflow-x-clip" aria-labelledby="forks-heading">
      <div className="container grid gap-x-16 gap-y-14 lg:grid-cols-2 lg:gap-y-20">
        <header>
          <h2 id="forks-heading" className="text-h1 font-bold tracking-tight">
            {heading}
          </h2>
          <p className="mt-6 max-w-[30em] text-lead">{lead}</p>
          <p className="mt-5 flex items-center gap-2.5 text-caption">
            <Flag />
            {oursLabel}
          </p>
        </header>
        <ol className="contents">
          {items.map(({ week, question, ways, taken, ours }, index) => (
            <li key={question} className={cn(index === 0 && 'lg:self-end')}>
              <p className="text-note text-muted">
                {weekLabel} {week}
              </p>
              <h3 className="text-h4 font-bold">{question}</h3>
              <div className="mt-3 grid grid-cols-[3.5rem_1fr] lg:grid-cols-[5.5rem_1fr]">
                <Roads taken={taken} />
                <ul className="grid grid-rows-2">
                  {ways.map((way, wayIndex) => (
                    <li key={way} className="flex min-h-18 items-center py-3 ps-6 pe-6">
                      <span
                        className={cn(
                          'font-display text-h4 font-medium leading-tight sm:text-h3',
                          wayIndex === taken ? 'fork-ring' : 'text-muted',
                        )}
                      >
                        {way}
                        {wayIndex === taken && <span className="sr-only">, {takenLabel}</span>}
                        {wayIndex === ours && (
                          <>
                            <span className="sr-only">. {oursLabel}.</span>
                            <Flag />
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
const Roads = ({ taken }: { taken: 0 | 1 }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 88 144"
    preserveAspectRatio="none"
    className="size-full fill-none"
  >
    <path
      d={taken === 0 ? 'M0 72C40 72 40 108 88 108' : 'M0 72C40 72 40 36 88 36'}
      vectorEffect="non-scaling-stroke"
      className="stroke-muted [stroke-dasharray:2_6] [stroke-width:2]"
    />
    <path
      d={taken === 0 ? 'M0 72C40 72 40 36 88 36' : 'M0 72C40 72 40 108 88 108'}
      vectorEffect="non-scaling-stroke"
      className="stroke-accent [stroke-width:3]"
    />
  </svg>
);

/** Icon of a flag. */
const Flag = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 14 18"
    className="ms-2.5 inline-block h-[0.85em] w-auto align-baseline first:ms-0"
  >
    <path d="M1 0h2v18H1zM3 1h11l-3.5 4.5L14 10H3z" className="fill-deep" />
  </svg>
);
