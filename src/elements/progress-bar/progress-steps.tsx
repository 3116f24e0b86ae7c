import { cn } from '../../themes/cn.ts';

interface ProgressStepsProps {
  /** Accessible name of the list: “The project”. */
  label: string;
  /** Names of the stages, in order. */
  steps: readonly string[];
  /** Number of the current step, from 1. */
  current: number;
  /** Status texts of a finished step and of the current one. */
  labels: { done: string; now: string };
}

/**
 * Progress through named stages: finished, current, upcoming. The current one has
 * `aria-current="step"`.
 */
export function ProgressSteps({ label, steps, current, labels }: ProgressStepsProps) {
  return (
    <ol
      aria-label={label}
      className="grid grid-cols-3 max-xs:grid-cols-1 gap-x-2 gap-y-6 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:gap-x-3"
    >
      {steps.map((step, index) => {
        const isDone = index + 1 < current;
        const isCurrent = index + 1 === current;
        return (
          <li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            className={cn(
              'border-t-6 pt-3',
              isDone && 'border-deep',
              isCurrent && 'border-accent',
              !isDone && !isCurrent && 'border-ink/20 text-muted',
            )}
          >
            <span className={cn('block text-h4 leading-tight', isCurrent && 'font-bold')}>
              {step}
            </span>
            {(isDone || isCurrent) && (
              <span className="mt-1 block text-note text-muted">
                {isDone ? labels.done : labels.now}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
