/**
 * Text as every database of ours can keep it, a line end being one character, as browsers count it:
 * plain forms send two. PostgreSQL has no NUL, which nobody types, so a text
 * with one is refused (null) rather than changed. Half of a surrogate pair becomes U+FFFD: a script
 * that cuts a message in the middle of an emoji must not cost its writer the message.
 */
export const storableText = (text: string): string | null =>
  text.includes('\0') ? null : text.toWellFormed().replace(/\r\n?/g, '\n');

/** Says that a text was refused. */
export const unstorable = (what: string): string =>
  `${what} holds a NUL character, which cannot be kept. Please remove it.`;
