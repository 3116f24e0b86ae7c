/** The count shows this many characters before the limit, or at a fifth of a small limit. */
const shownFrom = 500;

const written = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'}`;

/** Returns the message for a text near or beyond its limit; '' before. */
export function countMessage(length: number, limit: number): string {
  const left = limit - length;
  if (left > Math.min(shownFrom, limit / 5)) return '';
  const formattedLimit = limit.toLocaleString('en-US');
  return left < 0
    ? `${written(-left)} too many: ${formattedLimit} fit.`
    : `${written(left)} left of ${formattedLimit}.`;
}
