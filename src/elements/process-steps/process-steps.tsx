import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import './process-steps.css';

export interface ProcessStepItem {
  title: string;
  content: ReactNode;
  /** How long it takes, or when it was. */
  takes?: string;
  /** Said in words and shown by the mark; left out where nothing has begun yet. */
  state?: 'done' | 'now' | 'next';
}

interface ProcessStepsProps {
  items: readonly ProcessStepItem[];
  /** line: beside each other on a line. rail: below each other on a line. stairs: each lower than the last. arrows: one points at the next. */
  look: 'line' | 'rail' | 'stairs' | 'arrows';
  className?: string;
}

const said = { done: 'Done:', now: 'Now:', next: 'To come:' };

/** Steps in their order. Where states are given, the one under way is marked as current. */
export function ProcessSteps({ items, look, className }: ProcessStepsProps) {
  return (
    <ol className={cn('process-steps', className)} data-look={look}>
      {items.map(({ title, content, takes, state }) => (
        <li
          key={title}
          className="process-step"
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span aria-hidden="true" className="process-mark" />
          <div className="process-words">
            {takes && <p className="process-takes">{takes}</p>}
            <h3 className="process-title">
              {state && <span className="sr-only">{said[state]} </span>}
              {title}
            </h3>
            <div className="process-content">{content}</div>
          </div>
        </li>
      ))}
    </ol>
  );
}
