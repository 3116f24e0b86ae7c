/*
 * Reports files that fail to load: the page's scripts and stylesheets, and the code of islands. The
 * error has the name that the specification gives it (section 8), and the page shows a message: at
 * the end of the island, or once per page for files. A stylesheet is requested once more first;
 * Astro has retried the code of an island before it reports the error. Code that takes longer than
 * 120 s is treated as failed. Ignores elements with an `onerror` of their own and files of other
 * sites.
 * This script and its texts are on every page, so each byte matters (decision 34).
 */
import { loadErrorClose, loadErrorMessage } from '../../src/words/load-errors.ts';

/** Styled inline, because the failed file may be the stylesheet. */
const errorDialog = `<dialog open style="position:fixed;inset:auto 1rem 5rem;z-index:99;padding:1rem"><p role="alert">${loadErrorMessage}<form method="dialog"><button>${loadErrorClose}</button></form></dialog>`;
let isDialogShown = false;

/** Dispatches the error, named after the file: `carousel` of `/static/js/carousel.HASH.js`. */
function report(url: string, details: { code?: string | undefined; cause?: unknown }): void {
  const [, id] = /([^./]+)[^/]*$/.exec(url) ?? [];
  const error = Object.assign(Error(`Loading chunk ${id} failed`), { name: 'ChunkLoadError' });
  dispatchEvent(new CustomEvent('site:part-error', { detail: Object.assign(error, details) }));
}

addEventListener('astro:hydration-error', (event) => {
  event.preventDefault();
  const island = event.target as Element;
  const { componentUrl = '', error: cause } = (event as CustomEvent).detail;
  report(componentUrl, { cause });
  if (!island.querySelector('.part-error'))
    island.insertAdjacentHTML(
      'beforeend',
      `<p role="status" class="part-error">${loadErrorMessage}</p>`,
    );
});

addEventListener(
  'error',
  ({ target }) => {
    const file = target as HTMLElement & { src?: string; href?: string };
    const { href, src = href, onerror } = file;
    if (onerror || !src?.startsWith(location.origin)) return;
    if (!file.matches('script,[rel=stylesheet]')) return;
    if (href && !href.endsWith('?')) {
      const newLink = file.cloneNode() as HTMLLinkElement;
      newLink.href += '?';
      return file.replaceWith(newLink);
    }
    report(src, { code: href && 'CSS_CHUNK_LOAD_FAILED' });
    if (!isDialogShown) document.body.insertAdjacentHTML('beforeend', errorDialog);
    isDialogShown = true;
  },
  true,
);
