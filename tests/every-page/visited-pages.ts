import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readPages } from '../../scripts/read-pages.ts';

/** Groups whose pages share a view over records that differ only in text and number. */
const groupsWithSharedView = new Set(['job', 'blog-post', 'icons', 'project']);

/** Up to this number of posts of a format, the one with the most content represents all. */
const few = 4;

/** Folder of product pages. */
const products = '/shop/single-product';

/**
 * Returns the key of the view that pages share; undefined for a page with a view of its own.
 * Projects have five layouts and posts nine formats, each below a path of its own. Posts in another
 * format than their own are not in the page list.
 */
function viewOf(group: string, path: string): string | undefined {
  if (path.startsWith(products)) return products;
  if (!groupsWithSharedView.has(group)) return undefined;
  return ['project', 'blog-post'].includes(group) ? path.split('/').slice(0, 3).join('/') : group;
}

/**
 * Returns true for later pages of a list of posts, and for archives beside the largest: the page
 * that represents them has more content.
 */
const isLater = ({ group, representedBy }: { group: string; representedBy?: string | undefined }) =>
  group === 'blog-listing' && representedBy !== undefined;

const weight = (path: string) => statSync(join('dist', `${path}.html`)).size;

/**
 * Returns the paths to visit: every page with a view of its own, and of those that share a view the
 * one with the most content and the one with the least.
 */
export function visitedPages(): string[] {
  const pages = readPages();
  const own = pages.filter(
    ({ group, path, representedBy }) =>
      viewOf(group, path) === undefined && !isLater({ group, representedBy }),
  );
  const views = Map.groupBy(
    pages.filter(({ group, path }) => viewOf(group, path) !== undefined),
    ({ group, path }) => viewOf(group, path),
  );
  const shared = [...views.values()].flatMap((alike) => {
    const byWeight = alike.map(({ path }) => path).toSorted((a, b) => weight(a) - weight(b));
    const ends =
      alike.length < few && alike.every(({ group }) => group === 'blog-post')
        ? [byWeight.at(-1)]
        : [byWeight[0], byWeight.at(-1)];
    return ends.filter((path) => path !== undefined);
  });
  return [...own.map(({ path }) => path), ...new Set(shared)];
}
