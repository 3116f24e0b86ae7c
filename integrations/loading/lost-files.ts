/**
 * Reports files of the page that do not load: its own scripts and sheets, and the code of islands.
 * The loss has the name of the specification, section 8, and the page says so: an island at its own
 * end, a file once. A sheet is asked for once more first; Astro has tried the code of an island twice,
 * and one that takes longer than 120 s counts as lost. What a script has asked for, with an `onerror`
 * of its own, and files of other sites are not looked at.
 * It stands in every page, words included, so each letter of it counts (decision 34).
 */
const words =
  'A part of this page could not be loaded. What you see still works. <a href="">Reload the page</a> to try again.';
/** Styled here, because the sheet that would do it may be the file that is lost. */
const note = `<dialog open style="position:fixed;inset:auto 1rem 5rem;z-index:99;padding:1rem"><p role="alert">${words}<form method="dialog"><button>Close</button></form></dialog>`;
let noted = false;

/** Names the loss by the file, `/static/js/carousel.HASH.js` as `carousel`. */
function report(address: string, loss: { code?: string | undefined; cause?: unknown }): void {
  const [, id] = /([^./]+)[^/]*$/.exec(address) ?? [];
  const error = Object.assign(Error(`Loading chunk ${id} failed`), { name: 'ChunkLoadError' });
  dispatchEvent(new CustomEvent('site:part-error', { detail: Object.assign(error, loss) }));
}

addEventListener('astro:hydration-error', (event) => {
  event.preventDefault();
  const island = event.target as Element;
  const { componentUrl = '', error: cause } = (event as CustomEvent).detail;
  report(componentUrl, { cause });
  if (!island.querySelector('.part-error'))
    island.insertAdjacentHTML('beforeend', `<p role="status" class="part-error">${words}</p>`);
});

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
    report(src, { code: href && 'CSS_CHUNK_LOAD_FAILED' });
    if (!noted) document.body.insertAdjacentHTML('beforeend', note);
    noted = true;
  },
  true,
);
