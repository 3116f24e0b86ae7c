/** Cents for a word of a small advertisement. */
export const centsAWord = 60;

/** Counts the words of a text as the desk does: a number is one, and so is a hyphenated compound. */
export const wordsIn = (text: string): number =>
  text.match(/[\p{L}\p{N}’'$.,/-]+/gu)?.filter((word) => /[\p{L}\p{N}]/u.test(word)).length ?? 0;

/** Formats cents: “$8.40”. */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** Returns the price of a small advertisement. */
export const priceOf = (text: string): string => dollars(wordsIn(text) * centsAWord);
