import { relative, sep } from 'node:path';

/**
 * Only this folder contains pages that repeat the record of another page: a post in a format that
 * is not its own.
 */
const folder = '/blog-types/';

/**
 * Returns true if a page's canonical URL is another page's: it shows a post in another format.
 * `path` is the page's own path.
 */
export function hasOtherCanonical(html: string, path: string): boolean {
  if (!path.startsWith(folder)) return false;
  const [, href = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return URL.parse(href)?.pathname !== path;
}

/** Returns the URL path of a built file. */
export const pathOf = (root: string, file: string): string =>
  `/${relative(root, file)
    .split(sep)
    .join('/')
    .replace(/\.html$/, '')}`;
