import { useSyncExternalStore } from 'react';

function listen(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** Whether the address names a place of this page, so that a step back leads out of it. */
export function usePlace(name: string): boolean {
  return useSyncExternalStore(
    listen,
    () => location.hash === `#${name}`,
    () => false,
  );
}
