import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from '../../scripts/read-catalogue.ts';

/** Groups whose pages are one view over records that differ in words and number alone. */
const oneView = new Set(['job', 'blog-post', 'icons', 'project']);

/** Of few posts of one kind the one with the most in it says it all. */
const few = 4;

/** Where every product has its page. */
const products = '/shop/single-product';

/**
 * What pages that share a view have in common; undefined for a page that looks like no other. Projects
 * are told in five ways and posts are of nine kinds, each below an address of its own. What shows a post
 * as another kind than its own is in no catalogue.
 */
function viewOf(group: string, path: string): string | undefined {
  if (path.startsWith(products)) return products;
  if (!oneView.has(group)) return undefined;
  return ['project', 'blog-post'].includes(group) ? path.split('/').slice(0, 3).join('/') : group;
}

/** Later pages of a list of posts, and archives beside the fullest: the page that stands for them holds more. */
const isLater = ({ group, representedBy }: { group: string; representedBy?: string | undefined }) =>
  group === 'blog-listing' && representedBy !== undefined;

const weight = (path: string) => statSync(join('dist', `${path}.html`)).size;

/**
 * Paths that a browser visits: every page that looks like no other, and of those that share a view
 * the one with the most in it and the one with the least.
 */
export function visitedPages(): string[] {
  const pages = readCatalogue();
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
