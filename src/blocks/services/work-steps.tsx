import { cn } from '../../looks/cn.ts';

interface WorkStepsProps {
  heading: string;
  items: readonly { title: string; content: string }[];
  /** rows: one under another, read in order. pairs: two columns. track: sideways along a line. */
  arrangement: 'rows' | 'pairs' | 'track';
}

const lists = {
  rows: 'border-t-2 border-ink',
  pairs: 'grid gap-x-6 gap-y-12 md:grid-cols-2',
  track: 'grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3',
};

const steps = {
  rows: 'grid gap-x-6 gap-y-2 border-b border-line py-6 md:grid-cols-[3rem_minmax(0,14rem)_1fr]',
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
              {arrangement === 'rows' && (
                <span aria-hidden="true" className="font-display text-h4 text-deep tabular-nums">
                  {index + 1}
                </span>
              )}
              <h3 className="text-h4">{title}</h3>
              <p className={cn('text-muted', arrangement !== 'rows' && 'mt-2')}>{content}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
