import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { isMovingTowards, type Point } from './safe-path.ts';

/** Milliseconds from hover to opening, so that crossing a button opens nothing. */
const openDelay = 90;
/** Milliseconds from leaving to closing, so that leaving for a moment closes nothing. */
const closeDelay = 240;

/**
 * Open panel whose button the mouse has left, and the position at that time; shared by the whole
 * page.
 */
let leftPanel: { panel: HTMLElement; exitPoint: Point } | undefined;
let mousePosition: Point = { x: 0, y: 0 };

const pointOf = ({ clientX: x, clientY: y }: { clientX: number; clientY: number }): Point => ({
  x,
  y,
});
const trackMouse = (event: globalThis.PointerEvent) => {
  mousePosition = pointOf(event);
};
const isPopoverOpen = (panel: HTMLElement | null) => panel?.matches(':popover-open') ?? false;

/** Returns whether the mouse is crossing the button of `panel` on its way to another open panel. */
function isPassingBy(panel: HTMLElement | null, previousPosition: Point): boolean {
  if (!leftPanel || leftPanel.panel === panel || panel?.contains(leftPanel.panel)) return false;
  const moved = previousPosition.x !== mousePosition.x || previousPosition.y !== mousePosition.y;
  if (!moved || !isPopoverOpen(leftPanel.panel)) return false;
  const panelBox = leftPanel.panel.getBoundingClientRect();
  return isMovingTowards(leftPanel.exitPoint, mousePosition, panelBox);
}

/**
 * Opens a popover on hover. On its way from a button to the panel the mouse may cross
 * other buttons: they do not open until it rests. A click on the button then pins the panel instead of
 * closing it; touch and keyboard are left to the browser.
 */
export function useHoverIntent(panel: RefObject<HTMLElement | null>, enabled: boolean) {
  const timer = useRef(0);
  const openedByHover = useRef(false);
  useEffect(() => {
    // One listener for all: adding the same function again has no effect.
    if (enabled) document.addEventListener('pointermove', trackMouse, { passive: true });
    return () => clearTimeout(timer.current);
  }, [enabled]);
  if (!enabled) return {};

  const openSoon = (previousPosition: Point) => {
    timer.current = window.setTimeout(() => {
      if (isPassingBy(panel.current, previousPosition)) return openSoon(mousePosition);
      openedByHover.current = true;
      panel.current?.showPopover();
    }, openDelay);
  };
  const closeSoon = (previousPosition: Point) => {
    timer.current = window.setTimeout(() => {
      const element = panel.current;
      // Still moving towards it: wait longer.
      const moved =
        previousPosition.x !== mousePosition.x || previousPosition.y !== mousePosition.y;
      if (element && moved && leftPanel?.panel === element) {
        if (isMovingTowards(leftPanel.exitPoint, mousePosition, element.getBoundingClientRect())) {
          return closeSoon(mousePosition);
        }
      }
      if (openedByHover.current) element?.hidePopover();
      openedByHover.current = false;
    }, closeDelay);
  };
  return {
    wrapper: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        if (isPopoverOpen(panel.current)) return;
        openSoon(pointOf(event));
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        mousePosition = pointOf(event);
        if (panel.current && isPopoverOpen(panel.current))
          leftPanel = { panel: panel.current, exitPoint: mousePosition };
        closeSoon(mousePosition);
      },
    },
    button: {
      onClick: (event: MouseEvent) => {
        clearTimeout(timer.current);
        if (openedByHover.current && isPopoverOpen(panel.current)) event.preventDefault();
        openedByHover.current = false;
      },
    },
  };
}
