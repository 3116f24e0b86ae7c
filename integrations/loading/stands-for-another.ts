import { relative, sep } from 'node:path';

/** Only they have pages that show the record of another page: a post as a kind that is not its own. */
const folder = '/blog-types/';

/**
 * Whether a built page names another address than its own as the one to know: it is the same again in
 * another dress. `path` is its own, from the root of the site.
 */
export function standsForAnother(html: string, path: string): boolean {
  if (!path.startsWith(folder)) return false;
  const [, href = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return URL.parse(href)?.pathname !== path;
}

/** The path that a built file answers to. */
export const pathOf = (root: string, file: string): string =>
  `/${relative(root, file)
    .split(sep)
    .join('/')
    .replace(/\.html$/, '')}`;
