import type { Drawing } from '../drawing.ts';
import { film, filmNarrow } from './film.ts';

/** Filmed screens of the old phones. */
export const drawers: readonly Drawing[] = [
  {
    name: 'drawer-film',
    scene: 'drawn/drawer',
    alt: 'A page on one slow phone at five moments along a ruler: nothing, a cookie note, a bar, a heading, after 31 seconds all of it',
    focus: [0.5, 0.5],
    width: 2000,
    height: 990,
    narrow: 'drawer-film-narrow',
    markup: film,
  },
  {
    name: 'drawer-film-narrow',
    scene: 'drawn/drawer',
    alt: 'A page on one slow phone at three moments along a ruler: a cookie note, a heading, and after 31 seconds all of it',
    focus: [0.5, 0.5],
    width: 1000,
    height: 890,
    markup: filmNarrow,
  },
];
