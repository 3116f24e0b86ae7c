/** The arrow is a link to `#top`; with script it glides there and leaves the address alone. */
export function watchToTop(win: Window): void {
  win.document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a[data-to-top]');
    if (!link) return;
    event.preventDefault();
    const calm = win.matchMedia('(prefers-reduced-motion: reduce)').matches;
    win.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    // Whoever came by key goes on from the start of the page, not from its end.
    const start = win.document.querySelector<HTMLElement>('[data-site-header] a');
    start?.focus({ preventScroll: true });
  });
}
