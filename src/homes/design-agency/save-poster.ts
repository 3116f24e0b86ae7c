import { saveFile } from '../../elements/save-file/save-file.ts';
import type { PosterSheet } from './poster.ts';
import { posterMarkup } from './poster-markup.ts';

/** Returns the current colors of the page. */
function inksOf(root: Element) {
  const style = getComputedStyle(root);
  const color = (name: string, otherwise: string) =>
    style.getPropertyValue(name).trim() || otherwise;
  return { ink: color('--accent', 'red'), white: 'white', gray: color('--tint', 'lightgray') };
}

/** Downloads a poster as a file. */
export function savePoster(poster: PosterSheet, file: string): void {
  const markup = posterMarkup(poster, inksOf(document.documentElement));
  saveFile(file, markup, 'image/svg+xml');
}
