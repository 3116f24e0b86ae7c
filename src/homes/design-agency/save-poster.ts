import { saveFile } from '../../elements/save-file/save-file.ts';
import type { PosterSheet } from './poster.ts';
import { posterMarkup } from './poster-markup.ts';

/** Returns the current inks of the page. */
function inksOf(root: Element) {
  const style = getComputedStyle(root);
  const colour = (name: string, otherwise: string) =>
    style.getPropertyValue(name).trim() || otherwise;
  return { ink: colour('--accent', 'red'), white: 'white', gray: colour('--tint', 'lightgray') };
}

/** Downloads a poster as a file. */
export function savePoster(poster: PosterSheet, file: string): void {
  const markup = posterMarkup(poster, inksOf(document.documentElement));
  saveFile(file, markup, 'image/svg+xml');
}
