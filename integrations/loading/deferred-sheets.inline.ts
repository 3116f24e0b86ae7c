/**
 * Loads the deferred stylesheets, each named by a `<noscript data-late>`: after the page's `load` event,
 * and at the first pointer or key event, because that event may open a menu that needs its rules.
 * Elements that the parser has not reached at that event are found after `load`.
 */
import './load-errors.ts';

const requested = new Set<Element>();

function appendSheets(): void {
  for (const noscript of document.querySelectorAll<HTMLElement>('[data-late]')) {
    if (requested.has(noscript)) continue;
    requested.add(noscript);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = noscript.dataset['late'] ?? '';
    // At the end of the body, because some pages link another stylesheet in the middle of it.
    document.body.append(link);
  }
}

// In a task after the next frame, so that new rules do not delay what has just loaded.
addEventListener('load', () => requestAnimationFrame(() => setTimeout(appendSheets)));
for (const type of ['pointerdown', 'keydown']) {
  addEventListener(type, appendSheets, { capture: true, once: true });
}
