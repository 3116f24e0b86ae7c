import { unescape as unescapeLeniently } from 'node:querystring';

/** Maximum number of repeated percent-encodings that are undone. */
const maxEncodings = 3;

/** End of the path: an encoded query or fragment, a remnant of `&amp;`, or of an encoding. */
const pathEnd = /[?#&%=]/;

const invisible = /[\p{Cf}\p{DI}\uFFFD]+/gu;

/** Removes trailing characters that do not match `letter`: punctuation, quotes, marks of chats. */
function trimTail(text: string, letter: RegExp): string {
  let end = text.length;
  while (end > 0 && !letter.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Splits a path into trimmed segments; backslashes are slashes. */
const segmentsOf = (text: string): string[] =>
  text
    .replaceAll('\\', '/')
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * Guesses the original of a path that a chat or a mail program damaged: `/page/about-us.`, `…)`,
 * `…%20`, `…&amp;`, `…%E2%80%9D`, `**…**`, double slashes, invisible characters. The likeliest
 * first; all begin with one slash. The caller picks an existing one.
 *
 * @param path as requested, without query
 */
export function repairPath(path: string): string[] {
  let text = path;
  for (let times = 0; times < maxEncodings && text.includes('%'); times += 1)
    text = unescapeLeniently(text);
  const end = text.search(pathEnd);
  const line = (end < 0 ? text : text.slice(0, end)).replace(invisible, '');
  const cleaned = segmentsOf(line).join('/');
  const trimmed = segmentsOf(trimTail(cleaned, /[\p{L}\p{N}]/u)).join('/');
  // Quotes that were decoded wrongly become letters, too.
  const ascii = segmentsOf(trimTail(cleaned, /[a-zA-Z0-9]/)).join('/');
  return [...new Set([cleaned, trimmed, ascii])].map((found) => `/${found}`);
}
