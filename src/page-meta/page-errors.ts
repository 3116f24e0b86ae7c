import { didYouMean } from '../content/closest.ts';
import { notFoundRoute } from './check-own-path.ts';
import { pagesOf } from './gather-pages.ts';
import type { MetaModule } from './page-meta.ts';
import { isDynamic, pathPattern, routeOf } from './page-routes.ts';

/** Groups files by path, and returns the paths that several files share. */
const sharedPaths = (entries: readonly { path: string; file: string }[]) =>
  [...Map.groupBy(entries, ({ path }) => path)].filter(([, files]) => files.length > 1);

/**
 * Finds pages and meta that do not belong together: two pages with one path, a meta without a page,
 * a page without meta. A meta of one page (`meta`) needs a page file of exactly its path; one of
 * several (`pages`) may be served by a file with parameters.
 *
 * @param modules the `meta.ts` files by path, from the project's root
 * @param pageFiles the `.astro` files of `src/pages/` and `src/sample-pages/`, from the project's root
 * @returns a line for each, naming the files
 */
export function findPageErrors(
  modules: Readonly<Record<string, MetaModule>>,
  pageFiles: readonly string[],
): string[] {
  const metas = Object.entries(modules).flatMap(([file, module]) =>
    pagesOf(module).map(({ path }) => ({ path, file, isSingle: 'meta' in module })),
  );
  const routes = pageFiles
    .map((file) => ({ path: routeOf(file), file }))
    .filter(({ path }) => path !== notFoundRoute);
  const staticRoutes = routes.filter(({ path }) => !isDynamic(path));
  const servedPaths = new Set(staticRoutes.map(({ path }) => path));
  const describedPaths = new Set(metas.map(({ path }) => path));
  const patterns = routes
    .filter(({ path }) => isDynamic(path))
    .map(({ path }) => pathPattern(path));
  const sharedPathErrors = [...sharedPaths(metas), ...sharedPaths(staticRoutes)].map(
    ([path, files]) =>
      `${files.map(({ file }) => file).join(' and ')} have the same path, ${path}: each page needs one of its own. Change it in the copy.`,
  );
  const missingPageErrors = metas
    .filter(
      ({ path, isSingle }) =>
        !servedPaths.has(path) && (isSingle || !patterns.some((pattern) => pattern.test(path))),
    )
    .map(
      ({ path, file }) =>
        `${file}, field path: there is no page file ${path}.astro in src/pages or src/sample-pages.${didYouMean(path, servedPaths)} Add the page, or correct the path.`,
    );
  const missingMetaErrors = staticRoutes
    .filter(({ path }) => !describedPaths.has(path))
    .map(
      ({ path, file }) =>
        `${file}: has no meta. Write meta.ts beside its sections, with path: '${path}', title, description and theme.`,
    );
  return [...sharedPathErrors, ...missingPageErrors, ...missingMetaErrors];
}
