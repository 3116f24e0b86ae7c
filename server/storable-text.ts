import { serverWords } from '../src/words/server.ts';

/**
 * Normalizes text for storage. Line ends become one character, as browsers count them (plain forms
 * send two). A text with NUL, which PostgreSQL cannot store and nobody types, is refused (null)
 * rather than changed. Half of a surrogate pair becomes U+FFFD: a script that cuts a message in the
 * middle of an emoji must not cost its writer the message.
 */
export const storableText = (text: string): string | null =>
  text.includes('\0') ? null : text.toWellFormed().replace(/\r\n?/g, '\n');

/** Error message for a refused text. */
export const unstorableMessage = serverWords.unstorable;
