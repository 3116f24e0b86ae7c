/** Key in `history.state` of the entry that opened a modal. */
const step = 'modal';

/** No modal has an empty id, so an empty hash matches none. */
const modalNamed = (doc: Document, hash: string) =>
  doc.querySelector<HTMLDialogElement>(
    `dialog[id="${CSS.escape(decodeURIComponent(hash.slice(1)))}"]`,
  );

/**
 * Synchronizes the modals of a page with the URL: `#its-id` opens one, on load and later; opening one
 * sets the hash, so that the URL can be shared; closing it removes the hash. Opening adds a history
 * entry: Back closes.
 *
 * State attribute: `data-follows-address` on `<html>` while it is active.
 *
 * @returns a function that removes all listeners
 */
export function followAddress(win: Window): () => void {
  const { document: doc, location, history } = win;
  const root = doc.documentElement;
  // The page's script or another modal may have started it already.
  if (root.hasAttribute('data-follows-address')) return () => {};
  root.setAttribute('data-follows-address', '');

  /** Hash of the modal that was opened last. */
  let shown = '';
  /** A `history.back()` is pending because a modal was closed. */
  let returns = false;
  const here = () => location.pathname + location.search;
  const push = () => history.pushState({ ...history.state, [step]: true }, '', here() + shown);
  const open = () => {
    const modal = modalNamed(doc, location.hash);
    if (!modal || modal.open) return;
    // The button that opens it gets the focus back on closing.
    doc.querySelector<HTMLElement>(`[commandfor="${CSS.escape(modal.id)}"]`)?.focus();
    modal.showModal();
  };
  // After the listeners that close whatever is open on navigation.
  const goesOn = () =>
    win.setTimeout(() => {
      const last = modalNamed(doc, shown);
      if (last?.open && location.hash !== shown) last.close();
      open();
    });
  const written = ({ target }: Event) => {
    const { id } = target as Element;
    if (!id || !(target as Element).matches('dialog:modal')) return;
    shown = `#${id}`;
    if (location.hash !== shown && !returns) push();
  };
  const taken = ({ target }: Event) => {
    if (modalNamed(doc, location.hash) !== target) return;
    const { [step]: ours, ...state } = history.state ?? {};
    // Immediately, so that going back is no change of the hash and closes nothing else.
    history.replaceState(state, '', here());
    returns = Boolean(ours);
    if (ours) history.back();
  };
  const returned = () => {
    // Opened again before the pending step back: add a new entry.
    if (returns && modalNamed(doc, shown)?.open) push();
    returns = false;
  };
  // Neither event bubbles. Browsers without `toggle` on dialogs leave the URL as it is.
  doc.addEventListener('toggle', written, true);
  doc.addEventListener('close', taken, true);
  win.addEventListener('hashchange', goesOn);
  win.addEventListener('popstate', returned);
  open();
  return () => {
    root.removeAttribute('data-follows-address');
    doc.removeEventListener('toggle', written, true);
    doc.removeEventListener('close', taken, true);
    win.removeEventListener('hashchange', goesOn);
    win.removeEventListener('popstate', returned);
  };
}
