import { siteConfig } from '../../site.config.ts';
import { homePath, ownHome } from './aliases.ts';
import { asFrontPage, gatherPages, keepPages } from './gather-pages.ts';
import { findPageErrors } from './page-errors.ts';
import type { MetaModule, PageMeta } from './page-meta.ts';
import { routeOf, servesOneOf } from './page-routes.ts';
import { findSampleErrors, isKept } from './samples.ts';

/** Returns a path from the project's root. */
const fromRoot = (file: string) => file.replace('..', 'src');

const modulesByImport = import.meta.glob<MetaModule>('../**/meta.ts', { eager: true });
const allModules = Object.fromEntries(
  Object.entries(modulesByImport).map(([file, module]) => [fromRoot(file), module]),
);
const keptModules = keepPages(allModules, (page) => isKept(page));

/**
 * All pages of the site, gathered from the `meta.ts` files beside their views, in the order of menus
 * and showcase, without the samples that `site.config.ts` leaves out. Runs within Vite only; browser
 * tests and scripts read the same list from `dist/catalogue.json` (`scripts/read-pages.ts`).
 */
export const pages: readonly PageMeta[] = gatherPages(keptModules).map((page) =>
  page.path === homePath && siteConfig.home !== ownHome ? asFrontPage(page, siteConfig) : page,
);

const paths = pages.map(({ path }) => path);

// Names only: this imports no page.
const sampleFiles = Object.keys(import.meta.glob('../sample-pages/**/*.{astro,ts}')).map(fromRoot);
const ownFiles = Object.keys(import.meta.glob('../pages/**/*.astro')).map(fromRoot);

/** Files of `src/sample-pages/` that show a page of the site, from the project's root. */
export const keptSampleFiles: readonly string[] = sampleFiles.filter((file) =>
  servesOneOf(file, paths),
);

/** Files of `src/sample-pages/` that the site leaves out, from the project's root. */
export const leftOutFiles: ReadonlySet<string> = new Set(sampleFiles).difference(
  new Set(keptSampleFiles),
);

/** Returns the page file of a route, from the project's root. */
export const pageFileOf = (route: string): string =>
  [...ownFiles, ...sampleFiles].find((file) => routeOf(file) === route) ?? `the page of ${route}`;

const samplePages = siteConfig.samples === true ? sampleFiles : keptSampleFiles;

/** Pages and meta that do not belong together; the content check reports them. */
export const pageErrors: readonly string[] = [
  ...findSampleErrors(gatherPages(allModules)),
  ...findPageErrors(
    keptModules,
    [...ownFiles, ...samplePages].filter((file) => file.endsWith('.astro')),
  ),
];

/** Paths of samples that `site.config.ts` leaves out. */
export const leftOutPaths: ReadonlySet<string> = new Set(
  gatherPages(keepPages(allModules, (page) => !isKept(page))).map(({ path }) => path),
);

const pagesByPath = new Map(pages.map((page) => [page.path, page]));

/** Returns the meta of a path. Throws for a path without one, which fails the build with its name. */
export function pageAt(path: string): PageMeta {
  const page = pagesByPath.get(path);
  if (!page) throw new Error(`No meta for ${path}: write meta.ts beside the sections of its page.`);
  return page;
}
