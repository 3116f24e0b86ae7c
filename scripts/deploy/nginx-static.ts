import { type HeaderRule, headersAt } from './static-headers.ts';
import { redirectedPrefixes, type StaticRedirects } from './static-redirects.ts';

/** Serializes the location of a pattern; nginx prefers exact matches, then the longest prefix. */
function locationOf(rules: readonly HeaderRule[], pattern: string): string {
  const isFolder = pattern.endsWith('/*');
  const path = isFolder ? pattern.slice(0, -1) : pattern;
  return block(`location ${isFolder ? '^~' : '='} ${path}`, addHeaders(headersAt(rules, path)));
}

/** Serializes all headers of a path: a location with headers of its own inherits no others. */
const addHeaders = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);

const block = (head: string, lines: readonly string[]): string =>
  [`${head} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');

/**
 * Serializes rules and redirects, the same as in `_headers` and `_redirects`, for a server block of
 * nginx with the folder of the site as its root.
 */
export function nginxFile(
  rules: readonly HeaderRule[],
  { apiOrigin, moved }: StaticRedirects,
): string {
  const patterns = rules.map(({ pattern }) => pattern).filter((pattern) => pattern !== '/*');
  const pages = [
    'try_files $uri $uri.html $uri/index.html =404;',
    'add_header Cache-Control no-cache always;',
    ...addHeaders(headersAt(rules, '/')),
  ];
  return [
    '# Written by npm run export. Include it in a server block whose root is the folder site/.',
    'error_page 404 /404.html;',
    block('location /', pages),
    ...patterns.map((pattern) => locationOf(rules, pattern)),
    ...[...moved].map(([from, to]) => block(`location = ${from}`, [`return 308 ${to};`])),
    ...redirectedPrefixes.map((prefix) =>
      block(`location ^~ ${prefix}/`, [`return 302 ${apiOrigin}$request_uri;`]),
    ),
    '',
  ].join('\n');
}
