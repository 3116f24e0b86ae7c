'use client';

import { useEffect, useRef, useState } from 'react';
import { paddedNumber } from './padded-number.ts';

/** Duration of the animation in milliseconds: the 1 s of the specification. */
const durationMs = 1000;
/** Media query for the animation: wide enough, and no reduced motion. */
const animationQuery = '(min-width: 48rem) and (prefers-reduced-motion: no-preference)';

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
  const [displayedValue, setDisplayedValue] = useState(value);

  useEffect(() => {
    const element = ref.current;
    if (!element || !matchMedia(animationQuery).matches) return;
    let frame = 0;
    let isWaiting = false;
    const animate = (start: number) => {
      const step = (now: number) => {
        const progress = Math.min(1, Math.max(0, now - start) / durationMs);
        setDisplayedValue(Math.round(value * (1 - (1 - progress) ** 3)));
        if (progress < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      if (!entry.isIntersecting && !isWaiting) {
        isWaiting = true;
        setDisplayedValue(0);
        return;
      }
      if (!entry.isIntersecting) return;
      observer.disconnect();
      if (isWaiting) animate(performance.now());
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      setDisplayedValue(value);
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
          {paddedNumber(displayedValue)}
          {suffix}
        </span>
      </span>
    </span>
  );
}
