'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from '../../themes/cn.ts';
import './countdown.css';
import { startCountdown } from './start-countdown.ts';
import { type TimeLeft, timeUnits } from './time-left.ts';

interface CountdownProps {
  /** Target time in ISO 8601 with a UTC offset: `2027-05-08T09:00:00-04:00`. */
  target: string;
  /** Accessible name: the event and its date, announced instead of the running digits. */
  label: string;
  /** Unit labels below the four numbers. */
  units: Record<keyof TimeLeft, string>;
  /** Content shown when the target time is reached. */
  children: ReactNode;
  /**
   * Visual style. `figures`: large numbers; `tiles`: one tile per number; `line`: small, within a bar;
   * `bare`: unstyled, for the section around it.
   */
  variant: 'figures' | 'tiles' | 'line' | 'bare';
  /** The target time had passed at build time: `children` are shown without script. */
  ended?: boolean;
  className?: string;
}

/**
 * Countdown in days, hours, minutes and seconds, and content to show when it ends. A prerendered
 * page cannot know the time: dashes reserve the space until the script starts.
 *
 * State attribute: `data-complete` when the target time is reached. Styling hooks: `data-variant`,
 * and `data-digits` of a figure.
 */
export function Countdown(props: CountdownProps) {
  const { target, label, units, children, variant, ended = false, className } = props;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? startCountdown(ref.current) : undefined), []);
  return (
    <div
      ref={ref}
      role="timer"
      aria-label={label}
      data-countdown={target}
      data-complete={ended ? '' : undefined}
      data-variant={variant}
      suppressHydrationWarning
      className={cn('lf-countdown', className)}
    >
      <div className="lf-countdown-parts">
        {timeUnits.map((unit) => (
          <p key={unit} className="lf-countdown-part">
            <span data-part={unit} suppressHydrationWarning className="lf-countdown-figure">
              ––
            </span>{' '}
            <span className="lf-countdown-unit">{units[unit]}</span>
          </p>
        ))}
      </div>
      <div className="lf-countdown-end">{children}</div>
    </div>
  );
}
