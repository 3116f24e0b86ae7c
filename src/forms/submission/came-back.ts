/**
 * Waits for somebody to come back by the browser's Back to this very page, which was put aside as it
 * was: what it was asking for may never be answered.
 */
export function cameBack(): { promise: Promise<void>; forget: () => void } {
  let forget = () => {};
  const promise = new Promise<void>((resolve) => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) resolve();
    };
    addEventListener('pageshow', shown);
    forget = () => removeEventListener('pageshow', shown);
  });
  return { promise, forget };
}
