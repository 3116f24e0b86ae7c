/**
 * Control characters but for line ends and tabs, and invisible characters: direction marks, zero-width
 * characters and blank letters.
 */
const steering =
  /(?!\r?\n|\t)(?:[\p{Cc}\p{Cf}\u2028\u2029\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5)/gu;

/** A sign that may be joined to the next: of scripts that need it, or of an emoji. */
const joinable =
  /^(?:[\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]|(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{L})$/u;

/** The sign that ends before a place, and the one that begins there. */
const before = (text: string, at: number): string =>
  Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? '';
const after = (text: string, at: number): string => String.fromCodePoint(text.codePointAt(at) ?? 0);

/** Whether a joiner stands where its script needs it, as in Hindi, Persian and emoji of several signs. */
const joins = (text: string, at: number): boolean =>
  joinable.test(before(text, at)) && joinable.test(after(text, at + 1));

const joiners = ['\u200c', '\u200d'];

function escaped(sign: string): string {
  const code = (sign.codePointAt(0) ?? 0).toString(16);
  if (code.length > 4) return `\\u{${code}}`;
  return code.length > 2 ? `\\u${code.padStart(4, '0')}` : `\\x${code.padStart(2, '0')}`;
}

/**
 * Visitors' text for a terminal: what could steer it, or show one thing as another, stands there as
 * `\x1b` or `\u202e`. It is shown rather than dropped, so that the owner sees what was tried.
 */
export const printable = (text: string): string =>
  text.replace(steering, (sign, at: number) =>
    joiners.includes(sign) && joins(text, at) ? sign : escaped(sign),
  );

/** Visitors' text in one line of at most so many signs. */
export const oneLine = (text: string, width: number): string => {
  const line = printable(text.replace(/\s+/g, ' ').trim());
  return line.length > width ? `${line.slice(0, width - 1)}…` : line;
};

/** A moment to the minute, in UTC. */
export const printedTime = (ms: number): string =>
  new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
