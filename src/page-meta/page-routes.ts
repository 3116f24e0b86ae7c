/**
 * Matches the folders of page files: the site owner's own pages, and the samples, some of which
 * `samples` in `site.config.ts` may leave out.
 */
const pageFolderPattern = /^src\/(?:sample-)?pages/;

/**
 * Returns the route of a page file, with its parameters: `/portfolio/[portfolio]` of
 * `src/sample-pages/portfolio/[portfolio].astro`.
 */
export const routeOf = (file: string) =>
  file
    .replace(pageFolderPattern, '')
    .replace(/\.(?:astro|ts)$/, '')
    .replace(/\/index$/, '') || '/';

/** Returns true if a route has parameters. */
export const isDynamic = (route: string) => route.includes('[');

/** Returns a pattern of the paths that a route with parameters serves. */
export const pathPattern = (route: string) =>
  new RegExp(
    `^${route.replaceAll(/\/\[\.\.\.\w+\]/g, '(?:/.+)?').replaceAll(/\[\w+\]/g, '[^/]+')}$`,
  );

/**
 * Returns true if a page file shows one of the pages, or is an endpoint below one: `words.json.ts`
 * of `/showcase`.
 */
export function servesOneOf(file: string, paths: readonly string[]): boolean {
  const route = routeOf(file);
  if (file.endsWith('.ts')) return paths.includes(route.slice(0, route.lastIndexOf('/')));
  const pattern = pathPattern(route);
  return paths.some((path) => pattern.test(path));
}
