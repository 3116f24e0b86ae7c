import { formatCents } from '../../content/cart.ts';

/** Price of a word in a classified advertisement, in cents. */
export const centsPerWord = 60;

/** Counts words: a number or a hyphenated compound is one. */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}’'$.,/-]+/gu)?.filter((word) => /[\p{L}\p{N}]/u.test(word)).length ?? 0;

/** Returns the price of a classified advertisement. */
export const priceOf = (text: string): string => formatCents(countWords(text) * centsPerWord);
