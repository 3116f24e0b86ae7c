import { type RefObject, useEffect, useState } from 'react';

/** Returns whether a popover is open, including one that was opened before hydration. */
export function useOpenState(panel: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(false);
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
