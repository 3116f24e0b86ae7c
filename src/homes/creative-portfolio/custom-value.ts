/** Custom face value of a stamp: allowed characters, layout, and price. */

/** Maximum length of a value, including spaces. */
export const maximumLetters = 24;
/** Prices in dollars: preparing the die, one letter, one printed sheet. */
export const costs = { setUp: 140, letter: 6, sheet: 38 } as const;

type ParsedValue =
  | { state: 'empty' | 'long' | 'money' }
  | { state: 'valid'; value: string; letters: number };

const moneyPattern = /[$¢€£]|\b(?:dollars?|cents?|bucks?|cash|money|usd)\b/i;

/** Parses input as a face value, in capitals. */
export function parseValue(input: string): ParsedValue {
  const value = input.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleUpperCase('en-US');
  if (!/[\p{L}\p{N}]/u.test(value)) return { state: 'empty' };
  if (moneyPattern.test(value)) return { state: 'money' };
  if ([...value].length > maximumLetters) return { state: 'long' };
  return { state: 'valid', value, letters: [...value].filter((letter) => letter !== ' ').length };
}

/** Returns the price of a value of so many letters on so many sheets, in dollars. */
export const priceOf = (letters: number, sheets: number): number =>
  costs.setUp + costs.letter * letters + costs.sheet * sheets;

/** Widths of capitals, in hundredths of an em. */
const widths: Readonly<Record<string, number>> = {
  ...{ A: 73, B: 68, C: 70, D: 78, E: 64, F: 61, G: 77, H: 86, I: 43, J: 50, K: 78, L: 63, M: 97 },
  ...{ N: 84, O: 79, P: 67, Q: 79, R: 74, S: 60, T: 69, U: 80, V: 74, W: 108, X: 75, Y: 72, Z: 64 },
  ' ': 26,
};
const widthOf = (line: string) =>
  [...line].reduce((sum, letter) => sum + (widths[letter] ?? 66), 0) / 100;

/** Lays a value out in one line, or in two where that allows a larger font size; fits into a width and height. */
export function typesetValue(
  value: string,
  [maxWidth, maxHeight]: readonly [number, number],
): { lines: readonly string[]; size: number } {
  const words = value.split(' ');
  const layouts = words.map((_, breakIndex) =>
    [words.slice(0, breakIndex).join(' '), words.slice(breakIndex).join(' ')].filter(Boolean),
  );
  const sizedLayouts = layouts.map((lines) => {
    const lineWidth = Math.max(...lines.map(widthOf));
    // Cap height is 0.72 em, line height 0.86 em.
    const height = 0.72 + 0.86 * (lines.length - 1);
    return { lines, size: Math.floor(Math.min(maxWidth / lineWidth, maxHeight / height)) };
  });
  return sizedLayouts.reduce((best, each) => (each.size > best.size ? each : best));
}
