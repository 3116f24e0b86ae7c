const whiteSpacePattern = /[\t-\r\x85\p{Z}]+/gu;
const joinerPattern = /[\u200C\u200D]+/g;
/**
 * Matches invisible code points except joiners: format and direction marks (Apple's Contacts wraps
 * numbers in U+202D and U+202C), zero-width spaces, soft hyphens, variation selectors, byte order
 * marks, controls, private use characters of icon fonts, and U+FFFC, which dictation inserts.
 */
const invisiblePattern = /(?:(?![\u200C\u200D])[\p{Cf}\p{Cc}\p{Co}\p{DI}\uFFFC])+/gu;

/**
 * Removes invisible characters from a line of text and collapses white space of any kind to one space.
 * Joiners stay: in many scripts they are part of a word.
 */
export const cleanLine = (text: string): string =>
  text.replace(whiteSpacePattern, ' ').replace(invisiblePattern, '').trim();

/** Removes the joiners that `cleanLine` keeps. */
export const withoutJoiners = (text: string): string => text.replace(joinerPattern, '');

// Dashes of any script, minus sign, hyphen bullet, and the prolonged sound mark of Japanese keyboards.
const dashPattern = /[-\p{Pd}\u2212\u02D7\u2043\u30FC]/gu;

/** Normalizes a number to ASCII digits and dashes, without invisible characters. */
export const cleanDigits = (text: string): string =>
  withoutJoiners(cleanLine(text.normalize('NFKC').replace(dashPattern, '-')));

/** Returns the ASCII digit of one in another script: its ten digits follow one another. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** Replaces digits of other scripts, as Arabic and Persian keyboards write them, by ASCII ones. */
export const withAsciiDigits = (text: string): string => text.replace(/(?!\d)\p{Nd}/gu, asciiDigit);
