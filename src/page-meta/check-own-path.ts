/** Route that Astro serves for unknown paths: it shows another page, and has no meta of its own. */
export const notFoundRoute = '/404';

/**
 * Checks that a page shows the meta of its own path, as a copied page does not before it is changed.
 *
 * @param route the route of the page's file, as `Astro.routePattern`; with parameters nothing is checked
 * @param path the path whose meta it shows
 * @param fileOf function that returns the page file of a route
 * @throws Error with both files
 */
export function checkOwnPath(route: string, path: string, fileOf: (route: string) => string): void {
  if (route === path || route === notFoundRoute || route.includes('[')) return;
  throw new Error(
    `${fileOf(route)} has path="${path}", which is ${fileOf(path)}. Change it to path="${route}", and write a meta.ts with this path beside its sections.`,
  );
}
