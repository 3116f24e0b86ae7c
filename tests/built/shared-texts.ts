import { aliases } from '../../src/page-meta/aliases.ts';

/** Returns the canonical path of a URL path; the 404 page is served at any unknown one. */
export const ownPath = (path: string) =>
  path === '/404' ? '/page/error-404' : (aliases[path] ?? path);

/** Returns what several pages have in common, with the paths of those pages. */
export function sharedBy<Page extends { path: string }>(
  pages: readonly Page[],
  textsOf: (page: Page) => Iterable<string>,
): [string, string[]][] {
  const pathsOf = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const text of textsOf(page)) {
      const known = pathsOf.get(text) ?? new Set();
      pathsOf.set(text, known.add(ownPath(page.path)));
    }
  }
  return [...pathsOf].filter(([, paths]) => paths.size > 1).map(([text, at]) => [text, [...at]]);
}
