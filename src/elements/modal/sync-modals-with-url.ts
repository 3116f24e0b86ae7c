/** Key in `history.state` of the entry that opened a modal. */
const stateKey = 'modal';

/** No modal has an empty id, so an empty hash matches none. */
const modalNamed = (doc: Document, hash: string) =>
  doc.querySelector<HTMLDialogElement>(
    `dialog[id="${CSS.escape(decodeURIComponent(hash.slice(1)))}"]`,
  );

/**
 * Synchronizes the modals of a page with the URL: `#its-id` opens a modal, on load and later;
 * opening a modal sets the hash, so that the URL can be shared; closing it removes the hash.
 * Opening adds a history entry: Back closes.
 *
 * State attribute: `data-follows-address` on `<html>` while it is active.
 *
 * @returns a function that removes all listeners
 */
export function syncModalsWithUrl(win: Window): () => void {
  const { document: doc, location, history } = win;
  const root = doc.documentElement;
  // The page's script or another modal may have started it already.
  if (root.hasAttribute('data-follows-address')) return () => {};
  root.setAttribute('data-follows-address', '');

  /** Hash of the modal that was opened last. */
  let openHash = '';
  /** A `history.back()` is pending because a modal was closed. */
  let isGoingBack = false;
  const urlWithoutHash = () => location.pathname + location.search;
  const push = () =>
    history.pushState({ ...history.state, [stateKey]: true }, '', urlWithoutHash() + openHash);
  const open = () => {
    const modal = modalNamed(doc, location.hash);
    if (!modal || modal.open) return;
    // The button that opens it gets the focus back on closing.
    doc.querySelector<HTMLElement>(`[commandfor="${CSS.escape(modal.id)}"]`)?.focus();
    modal.showModal();
  };
  // After the listeners that close whatever is open on navigation.
  const onHashChange = () =>
    win.setTimeout(() => {
      const last = modalNamed(doc, openHash);
      if (last?.open && location.hash !== openHash) last.close();
      open();
    });
  const onToggle = ({ target }: Event) => {
    const { id } = target as Element;
    if (!id || !(target as Element).matches('dialog:modal')) return;
    openHash = `#${id}`;
    if (location.hash !== openHash && !isGoingBack) push();
  };
  const onClose = ({ target }: Event) => {
    if (modalNamed(doc, location.hash) !== target) return;
    const { [stateKey]: hasOwnEntry, ...state } = history.state ?? {};
    // Immediately, so that going back is no change of the hash and closes nothing else.
    history.replaceState(state, '', urlWithoutHash());
    isGoingBack = Boolean(hasOwnEntry);
    if (hasOwnEntry) history.back();
  };
  const onPopState = () => {
    // Opened again before the pending step back: add a new entry.
    if (isGoingBack && modalNamed(doc, openHash)?.open) push();
    isGoingBack = false;
  };
  // Neither event bubbles. Browsers without `toggle` on dialogs leave the URL as it is.
  doc.addEventListener('toggle', onToggle, true);
  doc.addEventListener('close', onClose, true);
  win.addEventListener('hashchange', onHashChange);
  win.addEventListener('popstate', onPopState);
  open();
  return () => {
    root.removeAttribute('data-follows-address');
    doc.removeEventListener('toggle', onToggle, true);
    doc.removeEventListener('close', onClose, true);
    win.removeEventListener('hashchange', onHashChange);
    win.removeEventListener('popstate', onPopState);
  };
}
