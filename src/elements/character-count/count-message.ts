import { counted } from '../../content/pluralize.ts';

/** The count shows this many characters before the limit, or at a fifth of a small limit. */
const shownFrom = 500;

/** Returns the message for a text near or beyond its limit; '' before. */
export function countMessage(length: number, limit: number): string {
  const left = limit - length;
  if (left > Math.min(shownFrom, limit / 5)) return '';
  const formattedLimit = limit.toLocaleString('en-US');
  return left < 0
    ? `${counted(-left, 'character')} too many: ${formattedLimit} fit.`
    : `${counted(left, 'character')} left of ${formattedLimit}.`;
}
