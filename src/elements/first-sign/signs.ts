/** Anything that shows a person. Islands wait for one of these, and so does a page's own code. */
export const signs = [
  'pointerdown',
  'pointermove',
  'keydown',
  'focusin',
  'click',
  'wheel',
  'scroll',
];

/**
 * Whether an event shows a person. Browsers report a move of a pointer that rests where the page
 * comes up beneath it: nobody has done anything then.
 */
export const showsPerson = (event: Event): unknown =>
  event.type !== 'pointermove' ||
  (event as PointerEvent).movementX ||
  (event as PointerEvent).movementY;
