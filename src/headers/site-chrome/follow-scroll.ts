/**
 * Returns how many pixels a bar is shifted out of the viewport after a scroll from `from` to `to`: it
 * follows the page in both directions, between 0 and its own `height`.
 */
export const nextBarShift = (out: number, from: number, to: number, height: number): number =>
  to <= 0 ? 0 : Math.min(height, Math.max(0, out + to - from));

/** Updates `--bar-shift` on scroll if the header has the behavior `reverse`. */
export function watchFollowing(win: Window, signal: AbortSignal): void {
  const { document: doc } = win;
  const bar = doc.querySelector<HTMLElement>('[data-behavior="reverse"]');
  if (!bar) return;
  let y = win.scrollY;
  let out = 0;
  const follow = () => {
    out = nextBarShift(out, y, win.scrollY, bar.offsetHeight);
    y = win.scrollY;
    doc.documentElement.style.setProperty('--bar-shift', `${-out}px`);
  };
  win.addEventListener('scroll', follow, { passive: true, signal });
}
