import { countWords } from './edit/diff-words.ts';

/** Words of a standard manuscript page. */
export const wordsPerPage = 250;

/** Levels of editing with their price per page, in cents. */
export const readings = {
  'Read proof': 450,
  'Copy edit': 800,
  'Take apart': 1400,
} as const;
export type Reading = keyof typeof readings;

/** Minimum price, in cents. */
export const minimumPrice = 2400;

const isReading = (name: string): name is Reading => Object.hasOwn(readings, name);

/** Price of a pasted text. */
export interface Estimate {
  words: number;
  /** Number of pages, rounded up. */
  pages: number;
  /** In cents. */
  price: number;
  /** The minimum price applies. */
  isMinimum: boolean;
}

/** Counts the words of a text and prices its pages; an empty text costs nothing. */
export function priceOfText(text: string, reading: string): Estimate {
  const words = countWords(text);
  const pages = Math.ceil(words / wordsPerPage);
  const sum = pages * readings[isReading(reading) ? reading : 'Copy edit'];
  const price = words === 0 ? 0 : Math.max(minimumPrice, sum);
  return { words, pages, price, isMinimum: words > 0 && sum < minimumPrice };
}
