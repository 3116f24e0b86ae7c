/*
 * Attributes that make a button open or close a dialog in HTML alone. They are spread into the
 * button because React passes them on but does not know their names yet.
 */

/** The button opens the dialog `id` over the page. */
export const opensDialog = (id: string) => ({
  type: 'button' as const,
  command: 'show-modal',
  commandfor: id,
  'aria-haspopup': 'dialog' as const,
});

/** The button closes the dialog `id`. */
export const closesDialog = (id: string) => ({
  type: 'button' as const,
  command: 'close',
  commandfor: id,
});
