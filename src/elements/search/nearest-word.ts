import { editDistance } from '../../content/edit-distance.ts';

/** Edit distance that is accepted for a word: none for short words, which are too similar. */
const maxEdits = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/**
 * Returns the word of the vocabulary nearest to a misspelled one, or undefined. Among equally near
 * words, a word with the same first letter is preferred, because typos seldom hit that letter; then
 * the first word.
 */
export function nearestWord(word: string, words: Iterable<string>): string | undefined {
  const limit = maxEdits(word);
  let nearest: string | undefined;
  let lowestCost = limit + 0.5;
  for (const candidate of limit > 0 ? words : []) {
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const cost = editDistance(word, candidate) + (candidate[0] === word[0] ? 0 : 0.5);
    if (cost >= lowestCost) continue;
    lowestCost = cost;
    nearest = candidate;
  }
  return nearest;
}
