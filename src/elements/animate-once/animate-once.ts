/** Media query for scroll animations: wide enough, and no reduced motion. */
const animationQuery = '(min-width: 48rem) and (prefers-reduced-motion: no-preference)';

/**
 * Sets `data-in-view="waiting"` while an element has not been in view and `data-in-view="seen"` from then
 * on; its style sheet turns the change into a transition. Elements already in view stay as they are, as
 * does everything with reduced motion: the HTML holds the final state.
 *
 * @returns a function that stops observing
 */
export function animateOnce(element: HTMLElement): () => void {
  if (!matchMedia(animationQuery).matches) return () => {};
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      if (!entry.isIntersecting) {
        element.dataset['inView'] = 'waiting';
        return;
      }
      observer.disconnect();
      if (element.dataset['inView'] === 'waiting') element.dataset['inView'] = 'seen';
    },
    { threshold: 0.3 },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    delete element.dataset['inView'];
  };
}
