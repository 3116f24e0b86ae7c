import { relative, sep } from 'node:path';

/** Folder of the sample posts in other formats; only these pages repeat a page of their own. */
const otherFormatsFolder = '/blog-types/';

/**
 * Returns true if a page's canonical URL is another page's: it shows a post in another format.
 * `path` is the page's own path.
 */
export function hasOtherCanonical(html: string, path: string): boolean {
  if (!path.startsWith(otherFormatsFolder)) return false;
  const [, href = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return URL.parse(href)?.pathname !== path;
}

/** Returns the URL path of a built file. */
export const urlPathOf = (siteFolder: string, file: string): string =>
  `/${relative(siteFolder, file)
    .split(sep)
    .join('/')
    .replace(/\.html$/, '')}`;
