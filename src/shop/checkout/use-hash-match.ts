import { useSyncExternalStore } from 'react';

function listen(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** Returns true while the address has this hash, so that the back button leaves that state. */
export function useHashMatch(name: string): boolean {
  return useSyncExternalStore(
    listen,
    () => location.hash === `#${name}`,
    () => false,
  );
}
