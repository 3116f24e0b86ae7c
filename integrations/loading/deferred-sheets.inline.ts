/**
 * Loads the deferred stylesheets after the page's `load` event, or at the first pointer or key
 * event, because that event may open a menu that needs its rules. Stylesheets that the parser has
 * not reached by then are loaded after `load`.
 */
import './load-errors.ts';

const requestedPlaceholders = new Set<Element>();

function appendSheets(): void {
  for (const placeholder of document.querySelectorAll<HTMLElement>('[data-late]')) {
    if (requestedPlaceholders.has(placeholder)) continue;
    requestedPlaceholders.add(placeholder);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = placeholder.dataset['late'] ?? '';
    // At the end of the body, because some pages link another stylesheet in the middle of it.
    document.body.append(link);
  }
}

addEventListener('load', () => requestAnimationFrame(() => setTimeout(appendSheets)));
for (const type of ['pointerdown', 'keydown']) {
  addEventListener(type, appendSheets, { capture: true, once: true });
}
