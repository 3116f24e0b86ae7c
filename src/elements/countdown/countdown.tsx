'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from '../../looks/cn.ts';
import './countdown.css';
import { startCountdown } from './start-countdown.ts';
import { parts, type TimeLeft } from './time-left.ts';

interface CountdownProps {
  /** The moment, with its time zone: `2027-05-08T09:00:00-04:00`. */
  to: string;
  /** What it is, and when, in words: read out instead of the running figures. */
  label: string;
  /** Words under the four figures. */
  units: Record<keyof TimeLeft, string>;
  /** What stands there once the moment has come. */
  children: ReactNode;
  /**
   * figures: large on the ground. tiles: each on its own tile. line: small, within a bar.
   * bare: as the section round it says.
   */
  look: 'figures' | 'tiles' | 'line' | 'bare';
  /** The moment had passed when the page was made: its end stands there without any script. */
  over?: boolean;
  className?: string;
}

/**
 * Days, hours, minutes and seconds to a moment, and what is said when it is there. A prerendered
 * page cannot know the time: dashes hold the figures' places until the clock starts.
 */
export function Countdown(props: CountdownProps) {
  const { to, label, units, children, look, over = false, className } = props;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? startCountdown(ref.current) : undefined), []);
  return (
    <div
      ref={ref}
      role="timer"
      aria-label={label}
      data-countdown={to}
      data-done={over ? '' : undefined}
      data-look={look}
      suppressHydrationWarning
      className={cn('countdown', className)}
    >
      <div className="countdown-parts">
        {parts.map((part) => (
          <p key={part} className="countdown-part">
            <span data-part={part} suppressHydrationWarning className="countdown-figure">
              ––
            </span>{' '}
            <span className="countdown-unit">{units[part]}</span>
          </p>
        ))}
      </div>
      <div className="countdown-end">{children}</div>
    </div>
  );
}
