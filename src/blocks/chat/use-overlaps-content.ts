import { type RefObject, useEffect, useState } from 'react';

/** Forms of the page itself: a dialog's lies above the button anyway. */
const formFields = ':is(main, footer) form :is(input:not([type="hidden"]), select, textarea)';
/** Things that a button must not lie on. */
const interactiveElements = 'button, [role="timer"], input, select, textarea, summary';
/** A computed color without opacity: `rgba(0, …, 0)` or `color(… / 0)`. */
const transparentColor = /[,/] 0\)$/;
/** Pixels: a link that is taller is a card, of which enough is left. */
const maxButtonHeight = 96;

const isInView = ({ top, bottom, height }: DOMRect, windowHeight: number): boolean =>
  height > 0 && bottom > 0 && top < windowHeight;

/** Tells whether a link looks like a button: of a button's height, with a ground or a border. */
function looksLikeButton(link: Element | null): boolean {
  if (!link || link.getBoundingClientRect().height > maxButtonHeight) return false;
  const { backgroundColor, borderTopWidth } = getComputedStyle(link);
  return !transparentColor.test(backgroundColor) || borderTopWidth !== '0px';
}

const isCovered = (element: Element): boolean =>
  element.closest('main') !== null &&
  (element.closest(interactiveElements) !== null || looksLikeButton(element.closest('a')));

/** Tells whether a field is in view anywhere, or something to press or to read off lies under `box`. */
export function overlapsContent(box: DOMRect, { document: doc, innerHeight }: Window): boolean {
  for (const field of doc.querySelectorAll(formFields)) {
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
 * Returns whether a button that floats over the page should step aside: read again, once a frame at most,
 * when the page scrolls or changes its size.
 */
export function useOverlapsContent(button: RefObject<HTMLElement | null>): boolean {
  const [isAside, setAside] = useState(false);
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      const box = button.current?.getBoundingClientRect();
      if (box) setAside(overlapsContent(box, window));
    };
    const readSoon = () => {
      frame ||= requestAnimationFrame(read);
    };
    const sizes = new ResizeObserver(readSoon);
    sizes.observe(document.body);
    window.addEventListener('scroll', readSoon, { passive: true });
    window.addEventListener('resize', readSoon);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      window.removeEventListener('scroll', readSoon);
      window.removeEventListener('resize', readSoon);
    };
  }, [button]);
  return isAside;
}
