import { editDistance } from '../../content/edit-distance.ts';

/** Slips of the finger that a word may hold. Short words are all alike: none. */
const slipsIn = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/**
 * The word that was probably meant, or undefined. Of equally near ones it is one with the same first
 * letter, which fingers seldom miss; of these, the first.
 */
export function nearestWord(word: string, words: Iterable<string>): string | undefined {
  const most = slipsIn(word);
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
