import { unescape as unescapeLeniently } from 'node:querystring';

/** How often an address may have been percent-encoded on its way. */
const mostEncodings = 3;

/**
 * Where a path is over: at a query or an anchor that was encoded, at what stood for `&` in HTML, or at
 * what is left of an encoding.
 */
const pathEnds = /[?#&%=]/;

const unseen = /[\p{Cf}\p{DI}\uFFFD]+/gu;

/** The text without whatever at its end is no letter and no digit: punctuation, quotes, marks of chats. */
function withoutTail(text: string, letter: RegExp): string {
  let end = text.length;
  while (end > 0 && !letter.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** What stands between the slashes, without white space around it; backslashes are slashes. */
const partsOf = (text: string): string[] =>
  text
    .replaceAll('\\', '/')
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * What a path may have been before it went through a chat or a mail: `/page/about-us.`, `…)`, `…%20`,
 * `…&amp;`, `…%E2%80%9D`, `**…**`, with doubled slashes, with marks that nobody sees. The likeliest first;
 * all begin with one slash. The caller takes those that the site has.
 *
 * @param path as it was asked for, without query
 */
export function undamaged(path: string): string[] {
  let text = path;
  for (let times = 0; times < mostEncodings && text.includes('%'); times += 1)
    text = unescapeLeniently(text);
  const end = text.search(pathEnds);
  const line = (end < 0 ? text : text.slice(0, end)).replace(unseen, '');
  const whole = partsOf(line).join('/');
  const kept = partsOf(withoutTail(whole, /[\p{L}\p{N}]/u)).join('/');
  // What became of quotes that were read in another encoding are letters, too.
  const ascii = partsOf(withoutTail(whole, /[a-zA-Z0-9]/)).join('/');
  return [...new Set([whole, kept, ascii])].map((found) => `/${found}`);
}
