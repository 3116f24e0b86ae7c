import { type RefObject, useEffect, useState } from 'react';

/** Form fields of the page; those of a dialog are above the button anyway. */
const fieldSelector = ':is(main, footer) form :is(input:not([type="hidden"]), select, textarea)';
/** Elements that the button must not cover: controls, and drawings of the cord with their texts. */
const interactiveSelector = 'button, [role="timer"], input, select, textarea, summary, [data-cord]';
/** Matches a computed color without opacity: `rgba(0, …, 0)` or `color(… / 0)`. */
const transparentColorPattern = /[,/] 0\)$/;
/** Pixels; a taller link is a card, which is usable when it is partly covered. */
const maxButtonHeight = 96;

const isInView = ({ top, bottom, height }: DOMRect, windowHeight: number): boolean =>
  height > 0 && bottom > 0 && top < windowHeight;

/**
 * Returns true if a link looks like a button: at most `maxButtonHeight` high, with a background or a
 * border.
 */
function looksLikeButton(link: Element | null): boolean {
  if (!link || link.getBoundingClientRect().height > maxButtonHeight) return false;
  const { backgroundColor, borderTopWidth } = getComputedStyle(link);
  return !transparentColorPattern.test(backgroundColor) || borderTopWidth !== '0px';
}

const isCovered = (element: Element): boolean =>
  element.closest('main') !== null &&
  (element.closest(interactiveSelector) !== null || looksLikeButton(element.closest('a')));

/** Returns true if a form field is in view, or an interactive element or a timer is under `box`. */
export function overlapsContent(box: DOMRect, { document: doc, innerHeight }: Window): boolean {
  for (const field of doc.querySelectorAll(fieldSelector)) {
    if (isInView(field.getBoundingClientRect(), innerHeight)) return true;
  }
  const { left, right, top, bottom } = box;
  const middle = (left + right) / 2;
  const points = [left + 2, middle, right - 2].flatMap((x) => [
    [x, top + 2] as const,
    [x, bottom - 2] as const,
  ]);
  return points.some(([x, y]) => doc.elementsFromPoint(x, y).some(isCovered));
}

/**
 * Returns whether a floating button covers content of the page and should hide; undefined before the
 * first measurement. Updated on scroll and resize, at most once a frame.
 */
export function useOverlapsContent(button: RefObject<HTMLElement | null>): boolean | undefined {
  const [overlaps, setOverlaps] = useState<boolean>();
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
