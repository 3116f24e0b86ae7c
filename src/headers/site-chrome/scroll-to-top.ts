/** Makes links to `#top` scroll smoothly and leave the URL as it is. */
export function scrollToTopOnClick(win: Window): void {
  win.document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a[data-to-top]');
    if (!link) return;
    event.preventDefault();
    const reducedMotion = win.matchMedia('(prefers-reduced-motion: reduce)').matches;
    win.scrollTo({ top: 0, behavior: reducedMotion ? 'auto' : 'smooth' });
    // Keyboard focus continues from the start of the page.
    const start = win.document.querySelector<HTMLElement>('[data-site-header] a');
    start?.focus({ preventScroll: true });
  });
}
