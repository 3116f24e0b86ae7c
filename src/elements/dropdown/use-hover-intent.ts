import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/** A mouse that only crosses the button opens nothing; one that strays for a moment closes nothing. */
const openDelay = 90;
const closeDelay = 240;

/**
 * Opens a popover under a resting mouse. A click on the button then pins it instead of closing it;
 * touch and keys stay with the browser.
 */
export function useHoverIntent(panel: RefObject<HTMLElement | null>, enabled: boolean) {
  const timer = useRef(0);
  const byHover = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!enabled) return {};

  const isOpen = () => panel.current?.matches(':popover-open') ?? false;
  return {
    wrapper: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        if (isOpen()) return;
        timer.current = window.setTimeout(() => {
          byHover.current = true;
          panel.current?.showPopover();
        }, openDelay);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        timer.current = window.setTimeout(() => {
          if (byHover.current) panel.current?.hidePopover();
          byHover.current = false;
        }, closeDelay);
      },
    },
    button: {
      onClick: (event: MouseEvent) => {
        clearTimeout(timer.current);
        if (byHover.current && isOpen()) event.preventDefault();
        byHover.current = false;
      },
    },
  };
}
