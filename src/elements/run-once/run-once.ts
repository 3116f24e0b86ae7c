/** Where things may run: wide enough, and nobody asked for less motion. */
const mayRun = '(min-width: 48rem) and (prefers-reduced-motion: no-preference)';

/**
 * Marks an element `data-run="waiting"` while it has not been seen and `data-run="seen"` from then
 * on; its sheet turns the change into a transition. What was in view already stays as it is, and so
 * does everything where motion is not wanted: the finished state is the one in the HTML.
 *
 * @returns stops watching
 */
export function runOnce(element: HTMLElement): () => void {
  if (!matchMedia(mayRun).matches) return () => {};
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      if (!entry.isIntersecting) {
        element.dataset['run'] = 'waiting';
        return;
      }
      observer.disconnect();
      if (element.dataset['run'] === 'waiting') element.dataset['run'] = 'seen';
    },
    { threshold: 0.3 },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    delete element.dataset['run'];
  };
}
