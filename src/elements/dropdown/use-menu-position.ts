import { type RefObject, useEffect } from 'react';
import { keepInside } from './keep-inside.ts';

/** Delay between a resize and the new position, in milliseconds. Section 9. */
export const repositionDelay = 500;

/**
 * Keeps an open panel inside the window: measures when it opens, 500 ms after a resize and whenever
 * the header was measured (1 s after load and navigation). Sets `--menu-left` and `--menu-top`;
 * until then CSS anchors the panel to its button.
 */
export function useMenuPosition(
  button: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  open: boolean,
  margin: number,
  align: 'start' | 'end' | 'beside',
): void {
  useEffect(() => {
    const popover = panel.current;
    const anchor = button.current;
    if (!open || !popover || !anchor) return;
    let timer = 0;
    const updatePosition = () => {
      const rect = anchor.getBoundingClientRect();
      const left = keepInside({
        anchor: rect,
        width: popover.offsetWidth,
        viewport: document.documentElement.clientWidth,
        margin,
        align,
      });
      popover.style.setProperty('--menu-left', `${left}px`);
      popover.style.setProperty('--menu-top', `${align === 'beside' ? rect.top : rect.bottom}px`);
    };
    const updateAfterResize = () => {
      clearTimeout(timer);
      timer = window.setTimeout(updatePosition, repositionDelay);
    };
    updatePosition();
    addEventListener('resize', updateAfterResize);
    addEventListener('site:measured', updatePosition);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', updateAfterResize);
      removeEventListener('site:measured', updatePosition);
      popover.style.removeProperty('--menu-left');
      popover.style.removeProperty('--menu-top');
    };
  }, [button, panel, open, margin, align]);
}
