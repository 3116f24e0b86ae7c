import { gatherPages } from './gather-pages.ts';
import { findPageErrors } from './page-errors.ts';
import type { MetaModule, PageMeta } from './page-meta.ts';

/** Returns a path from the project's root. */
const fromRoot = (file: string) => file.replace('..', 'src');

const found = import.meta.glob<MetaModule>('../**/meta.ts', { eager: true });
const modules = Object.fromEntries(
  Object.entries(found).map(([file, module]) => [fromRoot(file), module]),
);

/**
 * All pages of the site, gathered from the `meta.ts` files beside their views, in the order of menus
 * and showcase. Runs within Vite only; browser tests and scripts read the same list from
 * `dist/catalogue.json` (`scripts/read-pages.ts`).
 */
export const pages: readonly PageMeta[] = gatherPages(modules);

/** Pages and meta that do not belong together; the content check reports them. */
export const pageErrors: readonly string[] = findPageErrors(
  modules,
  // Names only: this imports no page.
  Object.keys(import.meta.glob('../pages/**/*.astro')).map(fromRoot),
);

const byPath = new Map(pages.map((page) => [page.path, page]));

/** Returns the meta of a path. Throws for a path without one, which fails the build with its name. */
export function pageAt(path: string): PageMeta {
  const page = byPath.get(path);
  if (!page) throw new Error(`No meta for ${path}: write meta.ts beside the sections of its page.`);
  return page;
}
