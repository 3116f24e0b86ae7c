import { cn } from '../../looks/cn.ts';

interface WorkStepsProps {
  heading: string;
  items: readonly { title: string; content: string }[];
  /** line: all side by side on one line, counted large. pairs: two columns. track: three beside each other, twice. */
  arrangement: 'line' | 'pairs' | 'track';
}

const lists = {
  line: 'grid gap-x-6 md:grid-cols-3 lg:grid-cols-6',
  pairs: 'grid gap-x-6 gap-y-12 md:grid-cols-2',
  track: 'grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3',
};

const steps = {
  line: 'relative border-ink border-t-4 pt-3 pb-8 md:not-last:after:absolute md:not-last:after:-top-1 md:not-last:after:left-full md:not-last:after:h-1 md:not-last:after:w-6 md:not-last:after:bg-ink',
  pairs: 'border-t-2 border-deep pt-5 md:even:translate-y-12',
  track: 'relative border-t border-ink pt-6',
};

/** What we do, step by step. */
export function WorkSteps({ heading, items, arrangement }: WorkStepsProps) {
  return (
    <section className={cn('section', arrangement === 'pairs' && 'md:pb-48')}>
      <div className="container">
        <h2 className="mb-10 text-h2 lg:mb-16">{heading}</h2>
        <ol className={lists[arrangement]}>
          {items.map(({ title, content }, index) => (
            <li key={title} className={steps[arrangement]}>
              {arrangement === 'track' && (
                <span
                  aria-hidden="true"
                  className="absolute -top-[7px] left-0 size-3.5 rounded-full border-2 border-ink bg-paper"
                />
              )}
              {arrangement !== 'track' && (
                <span
                  aria-hidden="true"
                  className="block font-bold font-display text-accent text-h2 tabular-nums"
                >
                  {index + 1}
                </span>
              )}
              <h3 className="text-h4">{title}</h3>
              <p className="mt-2 text-muted">{content}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
