/**
 * Scrolls to the position at which the halves of an element's pair meet. `scrollIntoView` would do nothing
 * while the pair is sticky, as the element is in view already.
 */
export function scrollToPair(element: Element): void {
  const pair = element.closest<HTMLElement>('[data-pair]');
  if (!pair || getComputedStyle(pair).animationName === 'none') return;
  // Offsets, unlike bounding boxes, ignore transforms.
  let top = 0;
  let ancestor: Element | null = pair;
  while (ancestor instanceof HTMLElement) {
    top += ancestor.offsetTop;
    ancestor = ancestor.offsetParent;
  }
  scrollTo({ top, behavior: 'instant' });
}
