import { controlWords } from '../../words/controls.ts';

/** The count shows this many characters before the limit, or at a fifth of a small limit. */
const warningThreshold = 500;

/** Returns the message for a text near or beyond its limit; '' before. */
export function countMessage(length: number, limit: number): string {
  const remaining = limit - length;
  if (remaining > Math.min(warningThreshold, limit / 5)) return '';
  return remaining < 0
    ? controlWords.charactersTooMany(-remaining, limit)
    : controlWords.charactersLeft(remaining, limit);
}
