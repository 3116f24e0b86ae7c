import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a popover is open; `undefined` before hydration, when only the browser knows. One that
 * was opened before is found open.
 */
export function useOpenState(panel: RefObject<HTMLElement | null>): boolean | undefined {
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    const popover = panel.current;
    if (!popover) return;
    const read = () => setOpen(popover.matches(':popover-open'));
    read();
    popover.addEventListener('toggle', read);
    return () => popover.removeEventListener('toggle', read);
  }, [panel]);
  return open;
}
