import { useEffect, useRef } from 'react';

/** Key in `history.state` of the entry that an open overlay adds. */
const stateKey = 'open';

/**
 * Makes the browser's Back close an overlay while the caller is mounted: opening adds a history entry
 * at the same URL, and closing it otherwise removes that entry.
 */
export function useClosedByBack(onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    history.pushState({ ...history.state, [stateKey]: true }, '');
    const back = () => close.current();
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', back);
      if (history.state?.[stateKey]) history.back();
    };
  }, []);
}
