'use client';
import { useCallback, useEffect, useState } from 'react';

/** Milliseconds that the status of a sent contact form is shown (specification, section 9). */
export const statusResetMs = 5000;

/** Returns a flag that resets 5 s after it was raised, and functions that raise and lower it. */
export function useStatusFlag(): [boolean, () => void, () => void] {
  const [raised, setRaised] = useState(0);
  useEffect(() => {
    if (raised === 0) return;
    const timer = setTimeout(() => setRaised(0), statusResetMs);
    return () => clearTimeout(timer);
  }, [raised]);
  const raise = useCallback(() => setRaised((count) => count + 1), []);
  const lower = useCallback(() => setRaised(0), []);
  return [raised > 0, raise, lower];
}
