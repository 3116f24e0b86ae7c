import { type RefObject, useEffect, useState } from 'react';

/** Returns whether a popover is open, including one that was opened before hydration. */
export function useOpenState(panel: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const popover = panel.current;
    if (!popover) return;
    const update = () => setOpen(popover.matches(':popover-open'));
    update();
    popover.addEventListener('toggle', update);
    return () => popover.removeEventListener('toggle', update);
  }, [panel]);
  return open;
}
