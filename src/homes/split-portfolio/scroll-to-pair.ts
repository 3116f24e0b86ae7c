/**
 * Scrolls to the pair that an element belongs to, where its halves meet. The browser itself would bring
 * the element into the window, which it is in already while the pair is held there.
 */
export function scrollToPair(element: Element): void {
  const pair = element.closest<HTMLElement>('[data-pair]');
  if (!pair || getComputedStyle(pair).animationName === 'none') return;
  // Offsets, unlike boxes, leave the movement out.
  let top = 0;
  for (let at: Element | null = pair; at instanceof HTMLElement; at = at.offsetParent)
    top += at.offsetTop;
  scrollTo({ top, behavior: 'instant' });
}
