import type { MouseEvent } from 'react';

/**
 * `onMouseDown` handler of a form's button: keeps focus in the field until the click. Otherwise blur
 * would show the error of the field, which moves the button from under the pointer, and the click would
 * be lost.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
