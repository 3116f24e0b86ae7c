import { atom } from 'nanostores';

/** Result of the last add button pressed in a row, announced by the column. */
export const $announcement = atom('');
