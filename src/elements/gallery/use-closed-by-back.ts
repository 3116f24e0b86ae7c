import { useEffect, useRef } from 'react';

/** Key in `history.state` of the entry that an open overlay adds. */
const stateKey = 'open';

/**
 * Makes the browser's Back close an overlay while the caller is mounted: opening adds a history entry
 * at the same URL, and closing it otherwise removes that entry.
 */
export function useClosedByBack(onClose: () => void): void {
  const latestOnClose = useRef(onClose);
  useEffect(() => {
    latestOnClose.current = onClose;
  });
  useEffect(() => {
    history.pushState({ ...history.state, [stateKey]: true }, '');
    const handleBack = () => latestOnClose.current();
    addEventListener('popstate', handleBack);
    return () => {
      removeEventListener('popstate', handleBack);
      if (history.state?.[stateKey]) history.back();
    };
  }, []);
}
