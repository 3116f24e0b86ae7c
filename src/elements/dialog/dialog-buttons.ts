/*
 * Attributes that make a button open or close a dialog in HTML alone (invoker commands). They are
 * spread into the button because React passes them on without knowing their names yet.
 */

/** Attributes of a button that opens the dialog `id` as a modal. */
export const openDialogAttributes = (id: string) => ({
  type: 'button' as const,
  command: 'show-modal',
  commandfor: id,
  'aria-haspopup': 'dialog' as const,
});

/** Attributes of a button that closes the dialog `id`. */
export const closeDialogAttributes = (id: string) => ({
  type: 'button' as const,
  command: 'close',
  commandfor: id,
});
