'use client';

import { type CSSProperties, type ReactNode, useEffect, useId, useRef } from 'react';
import { cn } from '../../themes/cn.ts';
import { animateOnce } from '../animate-once/animate-once.ts';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** Visible name of the bar. */
  label: ReactNode;
  /** Current value, from 0 to `max`. */
  value: number;
  /** Value of a full bar; 100 by default. */
  max?: number;
  /** Formatted value: `11 of 30 KB`. By default a percentage. */
  text?: string;
  /** `measure`: static value (`meter`); `work`: task in progress (`progressbar`). */
  kind?: 'measure' | 'work';
  /** Visual style. `line`: thin, text above; `slab`: thick, text inside. */
  variant?: 'line' | 'slab';
  /** State of the task, shown by color and `text`. */
  state?: 'running' | 'done' | 'failed';
  className?: string;
}

/**
 * Labelled meter or progress bar. A meter fills once, when it first scrolls into view.
 *
 * State attributes: `data-state` = `running` | `done` | `failed`; `data-in-view` = `waiting` (not yet in
 * view) | `seen`. Styling hook: `data-variant`.
 */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max = 100, kind = 'measure', variant = 'line', className } = props;
  const fraction = Math.min(1, Math.max(0, value / max));
  const text = props.text ?? `${Math.round(fraction * 100)}%`;
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    return kind === 'measure' && ref.current ? animateOnce(ref.current) : undefined;
  }, [kind]);
  const meterAttributes = {
    role: kind === 'work' ? 'progressbar' : 'meter',
    'aria-labelledby': id,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-valuenow': value,
    'aria-valuetext': text,
  };
  return (
    <div
      ref={ref}
      className={cn(styles.progress, className)}
      data-variant={variant}
      data-state={props.state}
      style={{ '--part': fraction } as CSSProperties}
    >
      <p className={styles.text}>
        <span id={id}>{label}</span>
        <span className={styles.value}>{text}</span>
      </p>
      <div {...meterAttributes} className={styles.track}>
        <div className={styles.fill} />
      </div>
    </div>
  );
}
