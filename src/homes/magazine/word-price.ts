import { formatCents } from '../../content/cart.ts';

/** Price of a word in a classified advertisement, in cents. */
export const centsAWord = 60;

/** Counts words: a number or a hyphenated compound is one. */
export const wordsIn = (text: string): number =>
  text.match(/[\p{L}\p{N}’'$.,/-]+/gu)?.filter((word) => /[\p{L}\p{N}]/u.test(word)).length ?? 0;

/** Returns the price of a classified advertisement. */
export const priceOf = (text: string): string => formatCents(wordsIn(text) * centsAWord);
