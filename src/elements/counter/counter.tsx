'use client';

import { useEffect, useRef, useState } from 'react';
import { paddedNumber } from './padded-number.ts';

/** Duration of the animation in milliseconds: the 1 s of the specification. */
const runTime = 1000;
const mayRun = '(min-width: 48rem) and (prefers-reduced-motion: no-preference)';

interface CounterProps {
  /** Final value. It is in the HTML, so it shows without script. */
  value: number;
  /** Text after the number, such as "+". */
  suffix?: string;
  className?: string;
}

/**
 * Number that counts up once, when it first scrolls into view. It stays static with reduced motion,
 * below 768 px, and when it is already in view on hydration. Screen readers always get the final value.
 *
 * Attributes: `data-counter` on the element, `data-animated-value` on the animated number.
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
      {/* The invisible final value reserves the width, so that nothing shifts during the animation. */}
      <span aria-hidden="true" className="inline-grid tabular-nums *:[grid-area:1/1]">
        <span className="invisible">
          {paddedNumber(value)}
          {suffix}
        </span>
        <span data-animated-value="">
          {paddedNumber(shown)}
          {suffix}
        </span>
      </span>
    </span>
  );
}
