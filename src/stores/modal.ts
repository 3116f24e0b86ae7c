import { atom, map, onMount } from 'nanostores';

/** Whether any modal is open. The page behind does not scroll then (see dialog.css). */
export const $modalOpen = atom(false);

/** The modal that a page opened by name: its DOM id (null: none) and whether it is open. */
export const $customModal = map<{ element: string | null; open: boolean }>({
  element: null,
  open: false,
});

const modalOf = (id: string | null) =>
  id ? document.querySelector<HTMLDialogElement>(`dialog[id="${CSS.escape(id)}"]`) : null;

/** Takes both stores from the page: dialogs open and close without script, too. */
function readModals(): void {
  $modalOpen.set(document.querySelector('dialog:modal') !== null);
  const { element, open } = $customModal.get();
  const now = modalOf(element)?.open ?? false;
  if (open !== now) $customModal.setKey('open', now);
}

// The `open` attribute is the one sign that every browser gives, however the dialog was opened.
onMount($modalOpen, () => {
  if (typeof document === 'undefined') return;
  readModals();
  const observer = new MutationObserver(readModals);
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
});

/**
 * Opens the dialog with that DOM id over the page.
 *
 * @throws Error when the page has no such dialog
 */
export function openModal(id: string): void {
  const dialog = modalOf(id);
  if (!dialog) throw new Error(`No <dialog id="${id}"> in the page. Render it, or mend the id.`);
  if (!dialog.open) dialog.showModal();
  $customModal.set({ element: id, open: true });
}

/** Closes the modal that `openModal` opened, if it is still open. */
export function closeModal(): void {
  modalOf($customModal.get().element)?.close();
  $customModal.setKey('open', false);
}
