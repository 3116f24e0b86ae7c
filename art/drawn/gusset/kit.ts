import { type MarkName, markPaths } from '../../../src/homes/branding-agency/marks.ts';

/** Flat inks of the page: what is drawn here is print, without light. */
export const ink = {
  pink: '#ff9fc6',
  indigo: '#2a12c4',
  yellow: '#ffc600',
  green: '#0b5a3a',
  mint: '#5ce0a0',
  tomato: '#ff5a36',
  cream: '#fff4ea',
  night: '#170a3a',
  kraft: '#c1935c',
} as const;

/** A mark, `size` pixels high, its upper left corner at x and y. */
export const mark = (name: MarkName, x: number, y: number, size: number, fill: string, turn = 0) =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 24})" fill="${fill}" fill-rule="evenodd" d="${markPaths[name]}"/>`;

/** A name as the client's packages say it: black, small letters. */
export const name = (x: number, y: number, size: number, word: string, fill: string, more = '') =>
  `<text x="${x}" y="${y}" font-family="Albert Sans Black, Albert Sans" font-weight="900" font-size="${size}" letter-spacing="${-size * 0.03}" fill="${fill}" ${more}>${word}</text>`;

/** Small print. */
export const note = (x: number, y: number, size: number, word: string, fill: string, more = '') =>
  `<text x="${x}" y="${y}" font-family="Albert Sans SemiBold, Albert Sans" font-weight="600" font-size="${size}" fill="${fill}" ${more}>${word}</text>`;

let count = 0;

/** Content that is seen through a shape alone. */
export function through(d: string, content: string): string {
  count += 1;
  return `<clipPath id="t${count}"><path d="${d}"/></clipPath><g clip-path="url(#t${count})">${content}</g>`;
}
