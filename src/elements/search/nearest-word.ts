import { editDistance } from '../../content/edit-distance.ts';

/** Edit distance that is accepted for a word: none for short words, which are too similar to each other. */
const maxEdits = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** Cost of another first letter, in edits. */
const firstLetterCost = 0.5;

/**
 * Returns the closest match of a misspelled word in a vocabulary, or undefined. Typos seldom hit the
 * first letter: another one costs half an edit more, which is too much for a match at the limit. Of
 * equally close words the first is returned.
 */
export function nearestWord(word: string, words: Iterable<string>): string | undefined {
  const limit = maxEdits(word);
  let nearest: string | undefined;
  let lowestCost = limit + firstLetterCost;
  for (const candidate of limit > 0 ? words : []) {
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const cost = editDistance(word, candidate) + (candidate[0] === word[0] ? 0 : firstLetterCost);
    if (cost >= lowestCost) continue;
    lowestCost = cost;
    nearest = candidate;
  }
  return nearest;
}
