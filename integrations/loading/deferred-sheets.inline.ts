/**
 * Loads the deferred stylesheets after the page's `load` event, or at the first touch or key, since
 * a menu opened then needs its rules. Stylesheets named further down than the parser has come by
 * then follow at `load`.
 */
import './load-errors.ts';

const asked = new Set<Element>();

function ask(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-late]')) {
    if (asked.has(place)) continue;
    asked.add(place);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = place.dataset['late'] ?? '';
    // At the end of the body, after the stylesheet that some pages link in their middle.
    document.body.append(link);
  }
}

addEventListener('load', () => requestAnimationFrame(() => setTimeout(ask)));
for (const sign of ['pointerdown', 'keydown']) {
  addEventListener(sign, ask, { capture: true, once: true });
}
