/**
 * Asks for the late sheets once the page has loaded, or earlier at the first touch or key, since a
 * menu opened then needs its rules. One retry; then the failure has a name and the page goes on.
 */
let asked = false;

function ask(): void {
  if (asked) return;
  asked = true;
  for (const place of document.querySelectorAll<HTMLElement>('[data-late]')) {
    const path = place.dataset['late'] ?? '';
    append(path, () => append(`${path}?retry`, () => tell(path)));
  }
}

function append(href: string, failed: () => void): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.onerror = () => {
    link.remove();
    failed();
  };
  document.head.append(link);
}

function tell(path: string): void {
  const error = new Error(`Loading CSS chunk ${path} failed`);
  const detail = Object.assign(error, { code: 'CSS_CHUNK_LOAD_FAILED' });
  dispatchEvent(new CustomEvent('larkfield:part-error', { detail }));
}

addEventListener('load', () => requestAnimationFrame(() => setTimeout(ask)));
for (const sign of ['pointerdown', 'keydown']) {
  addEventListener(sign, ask, { capture: true, once: true });
}
