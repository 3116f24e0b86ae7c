/** The mark of a step in the history that opened a modal. */
const step = 'modal';

/** No modal has an empty id, so that no hash names none. */
const modalNamed = (doc: Document, hash: string) =>
  doc.querySelector<HTMLDialogElement>(
    `dialog[id="${CSS.escape(decodeURIComponent(hash.slice(1)))}"]`,
  );

/**
 * Ties the modals of a page to its address: `#its-id` opens one, at load and later; opening one
 * writes its id, so that the address can be passed on; closing it takes the id away again. Opening is a
 * step in the browser's history: Back closes.
 *
 * @returns stops watching
 */
export function followAddress(win: Window): () => void {
  const { document: doc, location, history } = win;
  const root = doc.documentElement;
  // The page's own script may be first, or another modal: once is enough.
  if (root.hasAttribute('data-follows-address')) return () => {};
  root.setAttribute('data-follows-address', '');

  /** The hash of the modal that was opened last. */
  let shown = '';
  /** A step back is on its way, as a modal was closed. */
  let returns = false;
  const here = () => location.pathname + location.search;
  const push = () => history.pushState({ ...history.state, [step]: true }, '', here() + shown);
  const open = () => {
    const modal = modalNamed(doc, location.hash);
    if (!modal || modal.open) return;
    // The button that would have opened it gets the focus back when it closes.
    doc.querySelector<HTMLElement>(`[commandfor="${CSS.escape(modal.id)}"]`)?.focus();
    modal.showModal();
  };
  // Later than those who close whatever is open on the way to another address.
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
    // At once, so that the step back is none between two hashes and closes nothing else.
    history.replaceState(state, '', here());
    returns = Boolean(ours);
    if (ours) history.back();
  };
  const returned = () => {
    // Opened again before the step back was done: the next step.
    if (returns && modalNamed(doc, shown)?.open) push();
    returns = false;
  };
  // Neither event bubbles. Browsers without `toggle` on dialogs leave the address as it is.
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
