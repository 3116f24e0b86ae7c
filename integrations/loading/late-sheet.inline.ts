/**
 * Asks for the late sheets once the page has loaded, or earlier at the first touch or key, since a
 * menu opened then needs its rules; what is named further down than the page is read by then follows
 * at load. One retry; then the failure has a name and the page goes on.
 */
const asked = new Set<Element>();

function ask(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-late]')) {
    if (asked.has(place)) continue;
    asked.add(place);
    const path = place.dataset['late'] ?? '';
    append(path, () => append(`${path}?retry`, () => tell(path)));
  }
}

/** At the end: behind the sheet that some pages link in their middle. */
function append(href: string, failed: () => void): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.onerror = () => {
    link.remove();
    failed();
  };
  document.body.append(link);
}

function tell(path: string): void {
  const error = new Error(`Loading CSS chunk ${path} failed`);
  const detail = Object.assign(error, { code: 'CSS_CHUNK_LOAD_FAILED' });
  dispatchEvent(new CustomEvent('site:part-error', { detail }));
}

addEventListener('load', () => requestAnimationFrame(() => setTimeout(ask)));
for (const sign of ['pointerdown', 'keydown']) {
  addEventListener(sign, ask, { capture: true, once: true });
}
