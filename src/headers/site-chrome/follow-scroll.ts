/**
 * Returns the number of pixels by which a bar is shifted out of the viewport after a scroll. The bar
 * follows the page in both directions, between 0 and its own height.
 *
 * @param shift its shift before the scroll
 * @param previousY scroll position before
 * @param y scroll position afterwards
 */
export const nextBarShift = (
  shift: number,
  previousY: number,
  y: number,
  height: number,
): number => (y <= 0 ? 0 : Math.min(height, Math.max(0, shift + y - previousY)));

/** Updates `--bar-shift` on scroll if the header has the behavior `reverse`. */
export function watchFollowing(win: Window, signal: AbortSignal): void {
  const { document: doc } = win;
  const bar = doc.querySelector<HTMLElement>('[data-behavior="reverse"]');
  if (!bar) return;
  let y = win.scrollY;
  let shift = 0;
  const update = () => {
    shift = nextBarShift(shift, y, win.scrollY, bar.offsetHeight);
    y = win.scrollY;
    doc.documentElement.style.setProperty('--bar-shift', `${-shift}px`);
  };
  win.addEventListener('scroll', update, { passive: true, signal });
}
