import { atom } from 'nanostores';

/** What came of the last press of a button on a line; the column says it. */
export const $said = atom('');
