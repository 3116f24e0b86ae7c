import { countWords } from './edit/diff-words.ts';

/** A manuscript page, as the trade has counted it since typewriters. */
export const wordsPerPage = 250;

/** Levels of reading, each with its price per page, in cents. */
export const readings = {
  'Read proof': 450,
  'Copy edit': 800,
  'Take apart': 1400,
} as const;
export type Reading = keyof typeof readings;

/** Least that is charged, in cents: an hour with it is gone however short it is. */
export const minimumPrice = 2400;

const isReading = (name: string): name is Reading => Object.hasOwn(readings, name);

/** Price of a pasted text. */
export interface Estimate {
  words: number;
  /** Pages that are begun count as pages. */
  pages: number;
  /** In cents. */
  price: number;
  /** The pages alone would be cheaper than the least that is charged. */
  isLeast: boolean;
}

/** Counts the words of a text and prices its pages; an empty text costs nothing. */
export function priceOfText(text: string, reading: string): Estimate {
  const words = countWords(text);
  const pages = Math.ceil(words / wordsPerPage);
  const sum = pages * readings[isReading(reading) ? reading : 'Copy edit'];
  const price = words === 0 ? 0 : Math.max(minimumPrice, sum);
  return { words, pages, price, isLeast: words > 0 && sum < minimumPrice };
}

/** Formats “$4.50”, and “$8” without cents. */
export const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', {
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  })}`;
