import { atom } from 'nanostores';

/** Whether the search stands open over the page. */
export const $searchOpen = atom(false);
