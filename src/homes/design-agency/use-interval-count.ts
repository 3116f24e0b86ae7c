import { useEffect, useState } from 'react';

/** Returns a number that goes up by one at an interval while it runs, and not while the page is hidden. */
export function useIntervalCount(first: number, milliseconds: number) {
  const [step, setStep] = useState(first);
  const [running, setRunning] = useState(false);
  useEffect(() => {
    // With reduced motion, it does not start by itself.
    setRunning(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (!document.hidden) setStep((now) => now + 1);
    }, milliseconds);
    return () => clearInterval(timer);
  }, [running, milliseconds]);
  return { step, running, setRunning, next: () => setStep((now) => now + 1) };
}
