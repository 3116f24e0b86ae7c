import { questionCountWords } from '../../words/questions.ts';

/** Normalizes a text for comparison: lower case, no accents, and one kind of apostrophe. */
const normalize = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Tests if a text has every word of the query, in any order and inside of longer words. */
export function hasWords(text: string, query: string): boolean {
  const normalizedText = normalize(text);
  return normalize(query)
    .split(/\s+/)
    .every((word) => normalizedText.includes(word));
}

/** Returns the number of results as a sentence for a live region. */
export function countText(matchCount: number, totalCount: number): string {
  return matchCount === totalCount
    ? questionCountWords.all(totalCount)
    : questionCountWords.found(matchCount, totalCount);
}
