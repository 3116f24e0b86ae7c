/**
 * Returns a promise that resolves when the page is restored from the back/forward cache, where a
 * pending request may never be answered, and a function that stops listening.
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
