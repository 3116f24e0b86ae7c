'use client';
import { useCallback, useEffect, useState } from 'react';

/** How long the status of a sent contact form stands, in milliseconds (specification, section 9). */
export const statusResetMs = 5000;

/** A flag that clears itself 5 s after it was raised. */
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
