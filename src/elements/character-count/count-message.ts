import { controlWords } from '../../words/controls.ts';

/** The count shows this many characters before the limit, or at a fifth of a small limit. */
const shownFrom = 500;

/** Returns the message for a text near or beyond its limit; '' before. */
export function countMessage(length: number, limit: number): string {
  const left = limit - length;
  if (left > Math.min(shownFrom, limit / 5)) return '';
  return left < 0
    ? controlWords.charactersTooMany(-left, limit)
    : controlWords.charactersLeft(left, limit);
}
