/** Scrolls a mark out from under its card, which opens at the bottom of the window. */
export function keepInSight(mark: Element, card: Element): void {
  const markBox = mark.getBoundingClientRect();
  const cardBox = card.getBoundingClientRect();
  const isBesideCard = cardBox.left >= markBox.right || cardBox.right <= markBox.left;
  if (markBox.top >= 0 && (isBesideCard || markBox.bottom <= cardBox.top)) return;
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  mark.scrollIntoView({
    block: 'start',
    inline: 'nearest',
    behavior: prefersReducedMotion ? 'auto' : 'smooth',
  });
}
