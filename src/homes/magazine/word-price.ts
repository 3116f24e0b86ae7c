/** Cents for a word of a small advertisement. */
export const centsAWord = 60;

/** Words of a text as the desk counts them: a number is one, and so is what a hyphen joins. */
export const wordsIn = (text: string): number =>
  text.match(/[\p{L}\p{N}’'$.,/-]+/gu)?.filter((word) => /[\p{L}\p{N}]/u.test(word)).length ?? 0;

/** Formats cents: “$8.40”. */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** Price of a small advertisement. */
export const priceOf = (text: string): string => dollars(wordsIn(text) * centsAWord);
