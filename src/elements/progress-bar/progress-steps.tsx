import { cn } from '../../looks/cn.ts';

interface ProgressStepsProps {
  /** Names the list: “The project”. */
  label: string;
  steps: readonly string[];
  /** The step that is under way, from 1. */
  current: number;
  /** What is said of a step that is finished, and of the one under way. */
  words: { done: string; now: string };
}

/** Where a thing with named stages stands: behind it, here, ahead. */
export function ProgressSteps({ label, steps, current, words }: ProgressStepsProps) {
  return (
    <ol
      aria-label={label}
      className="grid grid-cols-3 max-xs:grid-cols-1 gap-x-2 gap-y-6 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:gap-x-3"
    >
      {steps.map((step, index) => {
        const done = index + 1 < current;
        const now = index + 1 === current;
        return (
          <li
            key={step}
            aria-current={now ? 'step' : undefined}
            className={cn(
              'border-t-6 pt-3',
              done && 'border-deep',
              now && 'border-accent',
              !done && !now && 'border-ink/20 text-muted',
            )}
          >
            <span className={cn('block text-h4 leading-tight', now && 'font-bold')}>{step}</span>
            {(done || now) && (
              <span className="mt-1 block text-caption text-muted">
                {done ? words.done : words.now}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
