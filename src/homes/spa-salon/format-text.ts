import { counted } from '../../content/pluralize.ts';

/** Formats a duration in minutes: `25 minutes`, `1 hour`, `2 hours 55 minutes`. */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const plural = (count: number, word: string) => (count === 0 ? [] : [counted(count, word)]);
  return [...plural(hours, 'hour'), ...plural(rest, 'minute')].join(' ') || 'no time';
}

/** Joins names: `Feet`, `Feet and Salt`, `Feet, Salt and The river`. */
export const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
