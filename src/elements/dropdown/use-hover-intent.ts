import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { isOnTheWay, type Point } from './safe-path.ts';

/** Delays in milliseconds: crossing a button opens nothing, leaving it for a moment closes nothing. */
const openDelay = 90;
const closeDelay = 240;

/**
 * Open panel whose button the mouse has left, and the position at that time; shared by the whole
 * page.
 */
let leaving: { panel: HTMLElement; from: Point } | undefined;
let mouse: Point = { x: 0, y: 0 };

const pointOf = ({ clientX: x, clientY: y }: { clientX: number; clientY: number }): Point => ({
  x,
  y,
});
const noteMouse = (event: globalThis.PointerEvent) => {
  mouse = pointOf(event);
};
const isShown = (panel: HTMLElement | null) => panel?.matches(':popover-open') ?? false;

/** Returns whether the mouse is crossing something on its way to an open panel other than `own`. */
function isPassingBy(own: HTMLElement | null, before: Point): boolean {
  if (!leaving || leaving.panel === own || own?.contains(leaving.panel)) return false;
  const moved = before.x !== mouse.x || before.y !== mouse.y;
  if (!moved || !isShown(leaving.panel)) return false;
  return isOnTheWay(leaving.from, mouse, leaving.panel.getBoundingClientRect());
}

/**
 * Opens a popover on hover. On its way from a button to the panel the mouse may cross
 * other buttons: they do not open until it rests. A click on the button then pins the panel instead of
 * closing it; touch and keyboard are left to the browser.
 */
export function useHoverIntent(panel: RefObject<HTMLElement | null>, enabled: boolean) {
  const timer = useRef(0);
  const byHover = useRef(false);
  useEffect(() => {
    // One listener for all: adding the same function again has no effect.
    if (enabled) document.addEventListener('pointermove', noteMouse, { passive: true });
    return () => clearTimeout(timer.current);
  }, [enabled]);
  if (!enabled) return {};

  const openSoon = (before: Point) => {
    timer.current = window.setTimeout(() => {
      if (isPassingBy(panel.current, before)) return openSoon(mouse);
      byHover.current = true;
      panel.current?.showPopover();
    }, openDelay);
  };
  const closeSoon = (before: Point) => {
    timer.current = window.setTimeout(() => {
      const element = panel.current;
      // Still moving towards it: wait longer.
      const moved = before.x !== mouse.x || before.y !== mouse.y;
      if (element && moved && leaving?.panel === element) {
        if (isOnTheWay(leaving.from, mouse, element.getBoundingClientRect())) {
          return closeSoon(mouse);
        }
      }
      if (byHover.current) element?.hidePopover();
      byHover.current = false;
    }, closeDelay);
  };
  return {
    wrapper: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        if (isShown(panel.current)) return;
        openSoon(pointOf(event));
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        mouse = pointOf(event);
        if (panel.current && isShown(panel.current))
          leaving = { panel: panel.current, from: mouse };
        closeSoon(mouse);
      },
    },
    button: {
      onClick: (event: MouseEvent) => {
        clearTimeout(timer.current);
        if (byHover.current && isShown(panel.current)) event.preventDefault();
        byHover.current = false;
      },
    },
  };
}
