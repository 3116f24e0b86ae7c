/**
 * Events that reveal a user's interaction. Islands with `client:intent` and page scripts load on
 * the first.
 */
export const interactionEvents = [
  'pointerdown',
  'pointermove',
  'keydown',
  'focusin',
  'click',
  'wheel',
  'scroll',
];

/**
 * Returns whether an event is a user's interaction. Browsers report a `pointermove` without movement
 * when a page appears beneath a resting pointer.
 */
export const isUserInteraction = (event: Event): unknown =>
  event.type !== 'pointermove' ||
  (event as PointerEvent).movementX ||
  (event as PointerEvent).movementY;
