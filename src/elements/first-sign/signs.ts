/** Anything that shows a person. Islands wait for one of these, and so does a page's own code. */
export const signs = [
  ...['pointerdown', 'pointermove', 'touchstart', 'keydown'],
  ...['focusin', 'click', 'wheel', 'scroll'],
];
