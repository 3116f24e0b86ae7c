/** The count shows this many characters before the limit, or at a fifth of a small limit. */
const nearest = 500;

const written = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'}`;

/** Returns the message for a text near or beyond its limit; '' before. */
export function countMessage(length: number, limit: number): string {
  const left = limit - length;
  if (left > Math.min(nearest, limit / 5)) return '';
  const most = limit.toLocaleString('en-US');
  return left < 0
    ? `${written(-left)} too many: ${most} fit.`
    : `${written(left)} left of ${most}.`;
}
