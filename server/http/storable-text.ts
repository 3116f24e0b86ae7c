/**
 * Text as every database of ours can keep it. PostgreSQL has no NUL, which nobody types, so a text
 * with one is refused (null) rather than changed. Half of a surrogate pair becomes U+FFFD: a script
 * that cuts a message in the middle of an emoji must not cost its writer the message.
 */
export const storableText = (text: string): string | null =>
  text.includes('\0') ? null : text.toWellFormed();

/** Says that a text was refused. */
export const unstorable = (what: string): string =>
  `${what} holds a NUL character, which cannot be kept. Please remove it.`;
