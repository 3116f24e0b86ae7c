/** Scroll position at which a pair stands whole in the window, where all of them share one stage. */
export function scrollOfPair(
  stage: { top: number; height: number },
  windowHeight: number,
  place: number,
  count: number,
): number {
  return stage.top + ((stage.height - windowHeight) * place) / (count - 1);
}

/**
 * Scrolls to the pair that an element belongs to. What has the focus lies in the window already, as
 * the stage stays there, so the browser itself would not move.
 */
export function bringPair(element: Element): void {
  const pair = element.closest<HTMLElement>('[data-pair]');
  const seam = element.closest<HTMLElement>('[data-seam]');
  if (!pair || !seam || getComputedStyle(pair).position !== 'absolute') return;
  const pairs = [...seam.querySelectorAll('[data-pair]')];
  const box = seam.getBoundingClientRect();
  scrollTo({
    top: scrollOfPair(
      { top: box.top + scrollY, height: box.height },
      innerHeight,
      pairs.indexOf(pair),
      pairs.length,
    ),
    behavior: 'instant',
  });
}
