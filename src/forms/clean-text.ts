const whiteSpace = /[\t-\r\x85\p{Z}]+/gu;
const joiners = /[\u200C\u200D]+/g;
/**
 * Code points that nobody sees: format and direction marks (Apple's Contacts wraps numbers in U+202D
 * and U+202C), zero-width spaces, soft hyphens, variation selectors, byte order marks, controls, icons
 * of fonts that stayed behind; and U+FFFC, which dictation leaves.
 */
const invisibleExceptJoiners = /(?:(?![\u200C\u200D])[\p{Cf}\p{Cc}\p{Co}\p{DI}\uFFFC])+/gu;

/**
 * Returns one line of text without what nobody sees; white space of any kind is one space. Joiners
 * stay: in many scripts they are part of a word.
 */
export const cleanLine = (text: string): string =>
  text.replace(whiteSpace, ' ').replace(invisibleExceptJoiners, '').trim();

/** Returns text without the joiners that `cleanLine` leaves. */
export const withoutJoiners = (text: string): string => text.replace(joiners, '');

// Any script's dashes, the minus sign, a bullet of lists, and what a Japanese keyboard has on that key.
const dashes = /[-\p{Pd}\u2212\u02D7\u2043\u30FC]/gu;

/** Returns digits and what stands between them in ASCII, without what nobody sees. */
export const cleanDigits = (text: string): string =>
  withoutJoiners(cleanLine(text.normalize('NFKC').replace(dashes, '-')));
