/**
 * How far a bar has moved out of the window, in pixels: it goes with the page, down to its own
 * height, and comes back as far as the page comes back.
 */
export const nextBarShift = (out: number, from: number, to: number, height: number): number =>
  to <= 0 ? 0 : Math.min(height, Math.max(0, out + to - from));

/** Keeps `--bar-shift` true to the scroll where the page has a header that follows it. */
export function watchFollowing(win: Window, signal: AbortSignal): void {
  const { document: doc } = win;
  const bar = doc.querySelector<HTMLElement>('[data-behaviour="reverse"]');
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
