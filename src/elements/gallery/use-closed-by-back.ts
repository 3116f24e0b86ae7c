import { useEffect, useRef } from 'react';

/** The mark of a step in the browser's history that stands for something that is open over the page. */
const mark = 'open';

/**
 * Makes the browser's Back close what is open over the page, as long as the caller is mounted: opening
 * is a step in the history at the same address, and closing it otherwise takes that step back.
 */
export function useClosedByBack(onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    history.pushState({ ...history.state, [mark]: true }, '');
    const back = () => close.current();
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', back);
      if (history.state?.[mark]) history.back();
    };
  }, []);
}
