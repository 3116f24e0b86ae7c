/**
 * Loads the deferred stylesheets after the page's `load` event, or at the first pointer or key event,
 * because a menu that it opens needs its rules. Stylesheets that the parser has not reached by then
 * follow after `load`.
 */
import './load-errors.ts';

const requested = new Set<Element>();

function appendSheets(): void {
  for (const placeholder of document.querySelectorAll<HTMLElement>('[data-late]')) {
    if (requested.has(placeholder)) continue;
    requested.add(placeholder);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = placeholder.dataset['late'] ?? '';
    // At the end of the body, after the stylesheet that some pages link in their middle.
    document.body.append(link);
  }
}

addEventListener('load', () => requestAnimationFrame(() => setTimeout(appendSheets)));
for (const type of ['pointerdown', 'keydown']) {
  addEventListener(type, appendSheets, { capture: true, once: true });
}
