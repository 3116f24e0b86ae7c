const whiteSpacePattern = /[\t-\r\x85\p{Z}]+/gu;
/** Matches join controls, as Unicode calls the zero-width non-joiner and the zero-width joiner. */
const joinControlPattern = /[\u200C\u200D]+/g;
/**
 * Matches invisible code points except join controls: format and direction marks, in which Apple's
 * Contacts wraps numbers, zero-width spaces, soft hyphens, variation selectors, byte order marks,
 * controls, private use characters of icon fonts, and U+FFFC, which dictation inserts.
 */
const invisiblePattern = /(?:(?![\u200C\u200D])[\p{Cf}\p{Cc}\p{Co}\p{DI}\uFFFC])+/gu;

/**
 * Removes invisible characters from a line of text, and collapses white space of any kind to one
 * space. Join controls stay, because in many scripts they are part of a word.
 */
export const cleanLine = (text: string): string =>
  text.replace(whiteSpacePattern, ' ').replace(invisiblePattern, '').trim();

/** Removes the join controls that `cleanLine` keeps. */
export const removeJoinControls = (text: string): string => text.replace(joinControlPattern, '');

/**
 * Matches dashes of any script, minus sign, hyphen bullet, and the prolonged sound mark that
 * Japanese keyboards write.
 */
const dashPattern = /[-\p{Pd}\u2212\u02D7\u2043\u30FC]/gu;

/**
 * Normalizes the text of a number: full-width characters and dashes of any script become ASCII, and
 * invisible characters are removed. Digits of other scripts stay (`toAsciiDigits`).
 */
export const cleanNumberText = (text: string): string =>
  removeJoinControls(cleanLine(text.normalize('NFKC').replace(dashPattern, '-')));

/**
 * Returns the ASCII digit for a digit of another script. In every script the code points of the ten
 * digits follow one another.
 */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/**
 * Replaces digits of other scripts by ASCII digits: Arabic and Persian keyboards write such digits.
 */
export const toAsciiDigits = (text: string): string => text.replace(/(?!\d)\p{Nd}/gu, asciiDigit);
