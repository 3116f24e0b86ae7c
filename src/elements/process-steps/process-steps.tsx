import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import { processStepWords } from '../../words/process-steps.ts';
import styles from './process-steps.module.css';

/** One step of `ProcessSteps`. */
export interface ProcessStepItem {
  /** Heading of the step. */
  title: string;
  /** Description of the step. */
  content: ReactNode;
  /** Duration or date. */
  duration?: string;
  /** Progress, announced in words and shown by the marker; omitted where nothing has started. */
  state?: 'done' | 'now' | 'next';
}

interface ProcessStepsProps {
  /** Steps in their order. */
  items: readonly ProcessStepItem[];
  /**
   * Layout. `line`: horizontal; `rail`: vertical; `stairs`: each lower than the last; `arrows`:
   * each points at the next.
   */
  variant: 'line' | 'rail' | 'stairs' | 'arrows';
  className?: string;
}

/**
 * Numbered steps of a process. With states, the current one has `aria-current="step"`.
 *
 * State attribute: `data-state` = `done` | `now` | `next` on each step. Styling hook: `data-variant`.
 */
export function ProcessSteps({ items, variant, className }: ProcessStepsProps) {
  return (
    <ol className={cn(styles.steps, className)} data-variant={variant}>
      {items.map(({ title, content, duration, state }) => (
        <li
          key={title}
          className={styles.step}
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span aria-hidden="true" className={styles.mark} />
          <div className={styles.text}>
            {duration && <p className={styles.duration}>{duration}</p>}
            <h3 className={styles.title}>
              {state && <span className="sr-only">{processStepWords[state]} </span>}
              {title}
            </h3>
            <div className={styles.content}>{content}</div>
          </div>
        </li>
      ))}
    </ol>
  );
}
