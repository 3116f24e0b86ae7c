import { tracking } from './letter-widths.ts';
import { type PosterSheet, posterSize } from './poster.ts';

interface Inks {
  ink: string;
  white: string;
  gray: string;
}

const escapeMarkup = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns the content of a poster's SVG, without the root element. */
export function posterPrint(poster: PosterSheet, { ink, white, gray }: Inks): string {
  const paper = poster.ground === 'gray' ? gray : white;
  const [dark, light] = poster.ground === 'ink' ? [paper, ink] : [ink, paper];
  const fill = (part: 'ink' | 'sheet') => (part === 'ink' ? dark : light);
  const shapes = poster.shapes.map(
    ({ d, part, evenOdd }) =>
      `<path d="${d}" fill="${fill(part)}"${evenOdd ? ' fill-rule="evenodd"' : ''}/>`,
  );
  const letters = poster.letters.map(({ x, y, size, words, part, upright }) => {
    const position = upright ? `transform="translate(${x} ${y}) rotate(-90)"` : `x="${x}" y="${y}"`;
    const letterSpacing = size > 14 ? Math.round(size * tracking * 100) / 100 : 0;
    return `<text ${position} font-size="${size}" letter-spacing="${letterSpacing}" fill="${fill(part)}">${escapeMarkup(words)}</text>`;
  });
  return `<rect width="${posterSize.width}" height="${posterSize.height}" fill="${light}"/>${shapes.join('')}<g font-family="Instrument Sans Variable, Instrument Sans, Helvetica, Arial, sans-serif" font-weight="700">${letters.join('')}</g>`;
}

/** Returns a poster as an SVG file. */
export const posterMarkup = (poster: PosterSheet, inks: Inks): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="297mm" height="421mm" viewBox="0 0 ${posterSize.width} ${posterSize.height}">${posterPrint(poster, inks)}</svg>`;
