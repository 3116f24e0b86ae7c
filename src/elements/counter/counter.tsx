'use client';

import { useEffect, useRef, useState } from 'react';
import { paddedNumber } from './padded-number.ts';

/** How long a number runs, in milliseconds: the 1 s of the specification. */
const runTime = 1000;
const mayRun = '(min-width: 48rem) and (prefers-reduced-motion: no-preference)';

interface CounterProps {
  /** The number that is true. It stands in the HTML, so it is there without script. */
  value: number;
  /** What follows it, such as "+". */
  suffix?: string;
  className?: string;
}

/**
 * A figure that counts up once, when it first comes into view. It stands still where the visitor
 * asked for less motion, below 768 px, and when it was in view already as the script arrived.
 * Readers of the page by ear get the true number at all times.
 */
export function Counter({ value, suffix = '', className }: CounterProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(value);

  useEffect(() => {
    const element = ref.current;
    if (!element || !matchMedia(mayRun).matches) return;
    let frame = 0;
    let waiting = false;
    const run = (start: number) => {
      const step = (now: number) => {
        const part = Math.min(1, Math.max(0, now - start) / runTime);
        setShown(Math.round(value * (1 - (1 - part) ** 3)));
        if (part < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      if (!entry.isIntersecting && !waiting) {
        waiting = true;
        setShown(0);
        return;
      }
      if (!entry.isIntersecting) return;
      observer.disconnect();
      if (waiting) run(performance.now());
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      setShown(value);
    };
  }, [value]);

  return (
    <span ref={ref} className={className} data-counter="">
      <span className="sr-only">
        {paddedNumber(value)}
        {suffix}
      </span>
      {/* The true number holds the width, so that nothing beside it moves while it runs. */}
      <span aria-hidden="true" className="inline-grid tabular-nums *:[grid-area:1/1]">
        <span className="invisible">
          {paddedNumber(value)}
          {suffix}
        </span>
        <span data-shown="">
          {paddedNumber(shown)}
          {suffix}
        </span>
      </span>
    </span>
  );
}
