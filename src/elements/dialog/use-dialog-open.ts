import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns whether a dialog is open, however it was opened: by an HTML button, before hydration, by
 * script. Observes the `open` attribute, which every browser sets.
 */
export function useDialogOpen(dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const update = () => setOpen(element.open);
    update();
    const observer = new MutationObserver(update);
    observer.observe(element, { attributes: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [dialog]);
  return open;
}
