/**
 * Waits for somebody to come back by the browser's Back to this very page, which was put aside as it
 * was: what it was asking for may never be answered.
 */
export function bfcacheRestore(): { promise: Promise<void>; cancel: () => void } {
  let cancel = () => {};
  const promise = new Promise<void>((resolve) => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) resolve();
    };
    addEventListener('pageshow', onPageShow);
    cancel = () => removeEventListener('pageshow', onPageShow);
  });
  return { promise, cancel };
}
