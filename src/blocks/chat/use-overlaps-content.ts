import { type RefObject, useEffect, useState } from 'react';

/** Form fields of the page; those of a dialog are above the button anyway. */
const fieldSelector = ':is(main, footer) form :is(input:not([type="hidden"]), select, textarea)';
/** Elements that the button must not cover: controls, and drawings of the cord with their texts. */
const interactiveSelector = 'button, [role="timer"], input, select, textarea, summary, [data-cord]';
/** Pixels; a taller link is a card, which is usable when it is partly covered. */
const maxButtonHeight = 96;
/** Pixels that text keeps from the button. */
const clearance = 4;

const isInView = ({ top, bottom, height }: DOMRect, windowHeight: number): boolean =>
  height > 0 && bottom > 0 && top < windowHeight;

/** Returns true if a line of the text directly in `element` is under `box`. */
function hasTextUnder(element: Element, box: DOMRect): boolean {
  const range = new Range();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    );
  });
}

/** Returns true if `element`, which is under `box`, is something that one reads or presses. */
function isContent(element: Element, box: DOMRect): boolean {
  if (!element.closest('main, footer')) return false;
  const link = element.closest('a');
  return (
    element.closest(interactiveSelector) !== null ||
    (link !== null && link.getBoundingClientRect().height <= maxButtonHeight) ||
    hasTextUnder(element, box)
  );
}

/** Returns true if a form field is in view, or text, a control or a timer is under `button`. */
function overlapsContent(button: DOMRect, { document: doc, innerHeight }: Window): boolean {
  for (const field of doc.querySelectorAll(fieldSelector)) {
    if (isInView(field.getBoundingClientRect(), innerHeight)) return true;
  }
  const box = new DOMRect(
    button.x - clearance,
    button.y - clearance,
    button.width + 2 * clearance,
    button.height + 2 * clearance,
  );
  const parts = [0, 0.5, 1];
  const elements = parts.flatMap((across) =>
    parts.flatMap((down) =>
      doc.elementsFromPoint(box.x + across * box.width, box.y + down * box.height),
    ),
  );
  return [...new Set(elements)].some((element) => isContent(element, box));
}

/**
 * Returns whether a floating button covers content of the page and should hide; true before the first
 * measurement. Updated on scroll and resize, at most once a frame.
 */
export function useOverlapsContent(button: RefObject<HTMLElement | null>): boolean {
  const [overlaps, setOverlaps] = useState(true);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const box = button.current?.getBoundingClientRect();
      if (box) setOverlaps(overlapsContent(box, window));
    };
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(update);
    };
    const resizeObserver = new ResizeObserver(scheduleUpdate);
    resizeObserver.observe(document.body);
    window.addEventListener('scroll', scheduleUpdate, { passive: true });
    window.addEventListener('resize', scheduleUpdate);
    return () => {
      cancelAnimationFrame(frame);
      resizeObserver.disconnect();
      window.removeEventListener('scroll', scheduleUpdate);
      window.removeEventListener('resize', scheduleUpdate);
    };
  }, [button]);
  return overlaps;
}
