/**
 * Watches for scripts and sheets of the page itself that do not load. A sheet is asked for once more;
 * then the loss has the name of the specification, section 8, and the page says so, once. What a
 * script has asked for, with an `onerror` of its own, and files of other sites are not looked at.
 * It stands in every page, so each letter of it counts (decision 34).
 */
import { partFailureHtml } from '../../src/layouts/part-failure-text.ts';

/** Styled here, because the sheet that would do it may be the file that is lost. */
const note = `<dialog open style="position:fixed;inset:auto 1rem 5rem;z-index:99;padding:1rem"><p role="alert">${partFailureHtml}<form method="dialog"><button>Close</button></form></dialog>`;
let noted = false;

addEventListener(
  'error',
  ({ target }) => {
    const file = target as HTMLElement & { src?: string; href?: string };
    const { href, src = href, onerror } = file;
    if (onerror || !src?.startsWith(location.origin)) return;
    if (!file.matches('script,[rel=stylesheet]')) return;
    if (href && !href.endsWith('?')) {
      const again = file.cloneNode() as HTMLLinkElement;
      again.href += '?';
      return file.replaceWith(again);
    }
    const [, id] = /([^./]+)[^/]*$/.exec(src) ?? [];
    const detail = Object.assign(Error(`Loading chunk ${id} failed`), {
      name: 'ChunkLoadError',
      code: href && 'CSS_CHUNK_LOAD_FAILED',
    });
    dispatchEvent(new CustomEvent('site:part-error', { detail }));
    if (!noted) document.body.insertAdjacentHTML('beforeend', note);
    noted = true;
  },
  true,
);
