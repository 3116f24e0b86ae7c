import { type MetaModule, type PageMeta, pageGroups } from './page-meta.ts';

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** Returns the pages of a `meta.ts`. */
export const pagesOf = (module: MetaModule): readonly PageMeta[] =>
  'pages' in module ? module.pages : [module.meta];

/** Compares pages by group, then by `order`; those without come last. */
function comparePlaces(one: PageMeta, other: PageMeta): number {
  const groups = pageGroups.indexOf(one.group) - pageGroups.indexOf(other.group);
  if (groups !== 0 || one.order === other.order) return groups;
  return (one.order ?? Number.POSITIVE_INFINITY) - (other.order ?? Number.POSITIVE_INFINITY);
}

/**
 * Returns the pages of all `meta.ts` files (given by path) in the order of menus and showcase: by
 * group, then by `order`, then by folder name. Pages of one file keep their order.
 */
export function gatherPages(modules: Readonly<Record<string, MetaModule>>): readonly PageMeta[] {
  return Object.entries(modules)
    .map(([file, module]) => ({ folder: folderOf(file), module }))
    .sort((one, other) => (one.folder < other.folder ? -1 : 1))
    .flatMap(({ module }) => pagesOf(module))
    .sort(comparePlaces)
    .map(({ order: _order, ...page }) => page);
}
