import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** Returns true while the address has this hash, so that the back button leaves that state. */
export function useHashMatch(name: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => location.hash === `#${name}`,
    () => false,
  );
}
