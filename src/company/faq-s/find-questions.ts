import { questionCountWords } from '../../words/questions.ts';

/** Normalizes a text for comparison: lower case, no accents, and one kind of apostrophe. */
const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Tests if a text has every word of the query, in any order and inside of longer words. */
export function hasWords(text: string, typed: string): boolean {
  const searched = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** Returns the number of results as a sentence for a live region. */
export function countText(found: number, all: number): string {
  return found === all ? questionCountWords.all(all) : questionCountWords.found(found, all);
}
