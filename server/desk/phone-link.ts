/** Matches the beginning of a number that has a trunk zero after its country code: `+49(0)`. */
const trunkZeroPattern = /^(\(?(?:\+|00)\d{1,3}\)?)\(0\)/;

/**
 * Returns the `tel:` link of a phone number as typed; undefined for a text that is none. The zero
 * of `+49 (0)30 23125014` is removed: it is dialed within the country only.
 */
export function phoneLink(text: string): string | undefined {
  const number = text
    .replace(/[^\d+()]/g, '')
    .replace(trunkZeroPattern, '$1')
    .replace(/[()]/g, '');
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : undefined;
}
