import { saveFile } from '../../elements/save-file/save-file.ts';
import type { PosterSheet } from './poster.ts';
import { posterMarkup } from './poster-markup.ts';

/** Returns the current colors of the page. */
function inksOf(root: Element) {
  const style = getComputedStyle(root);
  const color = (name: string, fallback: string) => style.getPropertyValue(name).trim() || fallback;
  return { ink: color('--accent', 'red'), white: 'white', gray: color('--tint', 'lightgray') };
}

/** Downloads a poster as a file. */
export function savePoster(poster: PosterSheet, fileName: string): void {
  const markup = posterMarkup(poster, inksOf(document.documentElement));
  saveFile(fileName, markup, 'image/svg+xml');
}
