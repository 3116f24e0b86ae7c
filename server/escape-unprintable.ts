/**
 * Control characters except line ends and tabs, and invisible characters: direction marks,
 * zero-width characters and blank letters.
 */
const unprintablePattern =
  /(?!\r?\n|\t)(?:[\p{Cc}\p{Cf}\u2028\u2029\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5)/gu;

/** A character that may be joined to the next: of scripts that need it, or of an emoji. */
const joinablePattern =
  /^(?:[\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]|(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{L})$/u;

/** Returns the character directly before an index; '' at the start. */
const characterBefore = (text: string, index: number): string =>
  Array.from(text.slice(Math.max(0, index - 2), index)).at(-1) ?? '';
/** Returns the character that begins at an index. */
const characterAt = (text: string, index: number): string =>
  String.fromCodePoint(text.codePointAt(index) ?? 0);

/**
 * Returns true for a join control between characters that need it, as in Hindi, in Persian and in
 * compound emoji.
 */
const isNeededJoinControl = (text: string, index: number): boolean =>
  joinablePattern.test(characterBefore(text, index)) &&
  joinablePattern.test(characterAt(text, index + 1));

/** Zero-width non-joiner and zero-width joiner, which Unicode calls join controls. */
const joinControls = ['\u200c', '\u200d'];

function escapeCharacter(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  if (code.length > 4) return `\\u{${code}}`;
  return code.length > 2 ? `\\u${code.padStart(4, '0')}` : `\\x${code.padStart(2, '0')}`;
}

/**
 * Escapes visitors' text for a terminal: characters that could control it, or disguise text, become
 * `\x1b` or `\u202e`. They are shown rather than dropped, so that the owner sees the attempt.
 */
export const escapeUnprintable = (text: string): string =>
  text.replace(unprintablePattern, (character, index: number) =>
    joinControls.includes(character) && isNeededJoinControl(text, index)
      ? character
      : escapeCharacter(character),
  );

/** Formats visitors' text as one line of at most `maxLength` characters. */
export const oneLine = (text: string, maxLength: number): string => {
  const line = escapeUnprintable(text.replace(/\s+/g, ' ').trim());
  return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line;
};

/** Formats a time to the minute, in UTC. */
export const formatTime = (ms: number): string =>
  new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
