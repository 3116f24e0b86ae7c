import type { SiteConfig } from '../../site.config.ts';
import { townOf } from '../content/address-lines.ts';
import { type MetaModule, type PageMeta, pageGroups } from './page-meta.ts';

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** Returns the pages of a `meta.ts`. */
export const pagesOf = (module: MetaModule): readonly PageMeta[] =>
  'pages' in module ? module.pages : [module.meta];

/**
 * Returns the meta of the home at `/` with the site owner's name and description: the description
 * of a sample home is about the template.
 */
export function asFrontPage(page: PageMeta, { company }: SiteConfig): PageMeta {
  const { name, description, address } = company;
  return { ...page, headTitle: `${name}, ${townOf(address)}`, description };
}

/** Returns the modules with those of their pages that `isKept` accepts. */
export const keepPages = (
  modules: Readonly<Record<string, MetaModule>>,
  isKept: (page: PageMeta) => boolean,
): Record<string, MetaModule> =>
  Object.fromEntries(
    Object.entries(modules).map(([file, module]) => [
      file,
      'meta' in module && isKept(module.meta)
        ? module
        : { pages: pagesOf(module).filter((page) => isKept(page)) },
    ]),
  );

/** Compares pages by group, then by `order`; those without come last. */
function compareOrder(one: PageMeta, other: PageMeta): number {
  const groupDifference = pageGroups.indexOf(one.group) - pageGroups.indexOf(other.group);
  if (groupDifference !== 0 || one.order === other.order) return groupDifference;
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
    .sort(compareOrder)
    .map(({ order: _order, sample: _sample, ...page }) => page);
}
