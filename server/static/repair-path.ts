import { unescape as unescapeLeniently } from 'node:querystring';

/** Maximum number of repeated percent-encodings that are undone. */
const maxEncodings = 3;

/** End of the path: an encoded query or fragment, or a remnant of `&amp;` or of an encoding. */
const pathEndPattern = /[?#&%=]/;

const invisiblePattern = /[\p{Cf}\p{DI}\uFFFD]+/gu;

/**
 * Removes trailing characters that do not match `letterPattern`: punctuation, quotes, marks of
 * chats.
 */
function trimTail(text: string, letterPattern: RegExp): string {
  let end = text.length;
  while (end > 0 && !letterPattern.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Splits a path into trimmed segments; backslashes are slashes. */
const segmentsOf = (text: string): string[] =>
  text
    .replaceAll('\\', '/')
    .split('/')
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '');

/**
 * Guesses the original of a path that a chat or a mail program damaged: `/page/about-us.`, `…)`,
 * `…%20`, `…&amp;`, `…%E2%80%9D`, `**…**`, double slashes, invisible characters. The likeliest
 * first; all begin with one slash. The caller picks an existing one.
 *
 * @param path as requested, without query
 */
export function repairPath(path: string): string[] {
  let text = path;
  for (let round = 0; round < maxEncodings && text.includes('%'); round += 1)
    text = unescapeLeniently(text);
  const end = text.search(pathEndPattern);
  const visiblePath = (end < 0 ? text : text.slice(0, end)).replace(invisiblePattern, '');
  const cleanPath = segmentsOf(visiblePath).join('/');
  const trimmedPath = segmentsOf(trimTail(cleanPath, /[\p{L}\p{N}]/u)).join('/');
  // Quotes that were decoded wrongly become letters, too.
  const asciiPath = segmentsOf(trimTail(cleanPath, /[a-zA-Z0-9]/)).join('/');
  return [...new Set([cleanPath, trimmedPath, asciiPath])].map((candidate) => `/${candidate}`);
}
