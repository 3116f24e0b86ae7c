import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a dialog is open, however it was opened: by a button in HTML, before hydration, by script.
 * Watches the `open` attribute, the one sign that every browser gives.
 */
export function useDialogOpen(dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const read = () => setOpen(element.open);
    read();
    const observer = new MutationObserver(read);
    observer.observe(element, { attributes: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [dialog]);
  return open;
}
