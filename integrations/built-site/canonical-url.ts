/** Folder of the sample posts in other formats; only its pages name another page as canonical. */
const otherFormatsFolder = '/blog-types/';

/**
 * Returns true if a page names another page as its canonical URL, because it shows a post in
 * another format than the post's own. `path` is the URL path of the page itself.
 */
export function hasOtherCanonical(html: string, path: string): boolean {
  if (!path.startsWith(otherFormatsFolder)) return false;
  const [, href = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return URL.parse(href)?.pathname !== path;
}
