import { useEffect, useState } from 'react';

/** Returns a number that goes up by one at an interval while it runs, and not while the page is hidden. */
export function useIntervalCount(first: number, milliseconds: number) {
  const [step, setStep] = useState(first);
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => {
    // With reduced motion, it does not start by itself.
    setIsRunning(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!document.hidden) setStep((current) => current + 1);
    }, milliseconds);
    return () => clearInterval(timer);
  }, [isRunning, milliseconds]);
  return { step, isRunning, setIsRunning, next: () => setStep((current) => current + 1) };
}
