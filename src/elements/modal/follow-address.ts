/** No modal has an empty id, so that no hash names none. */
const modalNamed = (doc: Document, hash: string) =>
  doc.querySelector<HTMLDialogElement>(
    `dialog[id="${CSS.escape(decodeURIComponent(hash.slice(1)))}"]`,
  );

/**
 * Ties the modals of a page to its address: `#its-id` opens one, at load and later; opening one
 * writes its id, so that the address can be passed on; closing it takes the id away again.
 *
 * @returns stops watching
 */
export function followAddress(win: Window): () => void {
  const { document: doc, location, history } = win;
  const root = doc.documentElement;
  // The page's own script may be first, or another modal: once is enough.
  if (root.hasAttribute('data-follows-address')) return () => {};
  root.setAttribute('data-follows-address', '');

  const write = (hash: string) =>
    history.replaceState(history.state, '', location.pathname + location.search + hash);
  const open = () => {
    const modal = modalNamed(doc, location.hash);
    if (!modal || modal.open) return;
    // The button that would have opened it gets the focus back when it closes.
    doc.querySelector<HTMLElement>(`[commandfor="${CSS.escape(modal.id)}"]`)?.focus();
    modal.showModal();
  };
  // Later than those who close whatever is open on the way to another address.
  const openSoon = () => win.setTimeout(open);
  const written = ({ target }: Event) => {
    const { id } = target as Element;
    if (id && (target as Element).matches('dialog:modal')) write(`#${id}`);
  };
  const taken = ({ target }: Event) => {
    if (modalNamed(doc, location.hash) === target) write('');
  };
  // Neither event bubbles. Browsers without `toggle` on dialogs leave the address as it is.
  doc.addEventListener('toggle', written, true);
  doc.addEventListener('close', taken, true);
  win.addEventListener('hashchange', openSoon);
  open();
  return () => {
    root.removeAttribute('data-follows-address');
    doc.removeEventListener('toggle', written, true);
    doc.removeEventListener('close', taken, true);
    win.removeEventListener('hashchange', openSoon);
  };
}
