'use client';
import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Returns false in the HTML of the build and during hydration, true afterwards. Forms use native
 * validation until then.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
