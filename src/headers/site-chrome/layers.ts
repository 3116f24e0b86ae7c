import type { CloseBreakpoint } from '../../elements/dialog/dialog.tsx';

/**
 * Breakpoints at which a small-screen menu closes. Specification: 991 px and less; a bar with too
 * little space keeps the menu longer.
 */
const menuBreakpoints: readonly CloseBreakpoint[] = ['62rem', '75rem', '84rem'];

/** Closes every open dialog and popover of the page. */
export function closeLayers(doc: Document): void {
  for (const dialog of doc.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  // `:popover-open` is a syntax error in browsers without popovers.
  if (!('popover' in HTMLElement.prototype)) return;
  for (const popover of doc.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover();
}

const dialogAt = (doc: Document, id: string | null | undefined) =>
  id ? doc.querySelector<HTMLDialogElement>(`dialog[id="${id}"]`) : null;

/** Opens a dialog as modal unless it is open. */
function openModal(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}

/**
 * Adds what HTML (`command`, `closedby`) lacks for dialogs: they close on navigation (also into the
 * back/forward cache) and when the viewport passes their breakpoint, and a link with
 * `data-opens-dialog` opens one instead of its `href`. Also a fallback for browsers without those
 * attributes (Safari before 26.2, Firefox before 144).
 */
export function watchLayers(win: Window & typeof globalThis, signal: AbortSignal): void {
  const { document: doc } = win;
  const closeAll = () => closeLayers(doc);
  win.addEventListener('pagehide', closeAll, { signal });
  win.addEventListener('hashchange', closeAll, { signal });
  win.addEventListener('pageshow', (event) => event.persisted && closeAll(), { signal });
  for (const breakpoint of menuBreakpoints) {
    const selector = `dialog[data-small-screen="${breakpoint}"]`;
    const closeMenus = () => {
      for (const menu of doc.querySelectorAll<HTMLDialogElement>(selector)) menu.close();
    };
    win.matchMedia(`(min-width: ${breakpoint})`).addEventListener('change', closeMenus, { signal });
  }

  const supportsCommands = 'command' in win.HTMLButtonElement.prototype;
  const supportsClosedBy = 'closedBy' in win.HTMLDialogElement.prototype;
  doc.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const link = target.closest<HTMLElement>('a[data-opens-dialog]');
      const isPlainClick = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      const panel = isPlainClick ? dialogAt(doc, link?.dataset['opensDialog']) : null;
      if (panel) {
        event.preventDefault();
        openModal(panel);
      }
      // A link to an anchor of the page closes the menu that contains it.
      if (isPlainClick) target.closest('a[href^="#"]')?.closest('dialog')?.close();
      const button = supportsCommands ? null : target.closest('button[commandfor]');
      const dialog = dialogAt(doc, button?.getAttribute('commandfor'));
      if (button?.getAttribute('command') === 'close') dialog?.close();
      else openModal(dialog);
      if (!supportsClosedBy && target.matches('dialog[closedby="any"]'))
        (target as HTMLDialogElement).close();
    },
    { signal },
  );
}
