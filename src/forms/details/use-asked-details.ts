'use client';
import { useEffect } from 'react';
import type { Detail } from './detail.ts';

/**
 * Fills in what the address asks for: `?Arrival=2026-12-01` from a small form elsewhere, which works
 * without a script as well.
 */
export function useAskedDetails(
  details: readonly Detail[],
  fill: (name: string, value: string) => void,
): void {
  // The address is read once: what somebody types afterwards is theirs.
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    for (const { name } of details) {
      const value = asked.get(name);
      if (value) fill(name, value);
    }
  }, []);
}
