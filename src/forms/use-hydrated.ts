'use client';
import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * False in the HTML from the build and while it comes to life, true afterwards. Forms leave the
 * browser's own checks on until then.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
