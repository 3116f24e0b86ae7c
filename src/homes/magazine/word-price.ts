/** Price of a word in a classified advertisement, in cents. */
export const centsAWord = 60;

/** Counts words: a number or a hyphenated compound is one. */
export const wordsIn = (text: string): number =>
  text.match(/[\p{L}\p{N}’'$.,/-]+/gu)?.filter((word) => /[\p{L}\p{N}]/u.test(word)).length ?? 0;

/** Formats cents: “$8.40”. */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** Returns the price of a classified advertisement. */
export const priceOf = (text: string): string => dollars(wordsIn(text) * centsAWord);
