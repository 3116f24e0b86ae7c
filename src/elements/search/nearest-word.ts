import { editDistance } from '../../content/edit-distance.ts';

/** Edit distance that is accepted for a word. Short words are too similar: none. */
const maxEdits = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/**
 * Returns the word of the vocabulary nearest to a misspelled one, or undefined. Among equally near words,
 * one with the same first letter is preferred (typos seldom hit it), then the first.
 */
export function nearestWord(word: string, words: Iterable<string>): string | undefined {
  const most = maxEdits(word);
  let nearest: string | undefined;
  let least = most + 0.5;
  for (const known of most > 0 ? words : []) {
    if (Math.abs(known.length - word.length) > most) continue;
    const slips = editDistance(word, known) + (known[0] === word[0] ? 0 : 0.5);
    if (slips >= least) continue;
    least = slips;
    nearest = known;
  }
  return nearest;
}
