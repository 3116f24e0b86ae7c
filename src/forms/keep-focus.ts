import type { MouseEvent } from 'react';

/**
 * For the button of a form, on `onMouseDown`: the field that was typed into keeps the focus until the
 * click. Otherwise leaving it would show its error at once, the button would move from under the
 * pointer, and the click would be lost.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
