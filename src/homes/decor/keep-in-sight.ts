/** Scrolls a mark out from under its card, which opens at the bottom of the window. */
export function keepInSight(mark: Element, card: Element): void {
  const at = mark.getBoundingClientRect();
  const over = card.getBoundingClientRect();
  const beside = over.left >= at.right || over.right <= at.left;
  if (at.top >= 0 && (beside || at.bottom <= over.top)) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  mark.scrollIntoView({
    block: 'start',
    inline: 'nearest',
    behavior: calm ? 'auto' : 'smooth',
  });
}
