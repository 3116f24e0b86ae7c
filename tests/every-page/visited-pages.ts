import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from '../../scripts/read-catalogue.ts';

/** Groups whose pages are one view over records that differ in words and number alone. */
const oneView = new Set(['job', 'blog-post', 'icons', 'project']);

/** Pages of a group that share a view: projects are told in five ways, each below an address of its own. */
const viewOf = (group: string, path: string) =>
  group === 'project' ? path.split('/').slice(0, 3).join('/') : group;

const weight = (path: string) => statSync(join('dist', `${path}.html`)).size;

/**
 * Paths that a browser visits: every page that looks like no other, and of those that share a view
 * the one with the most in it and the one with the least.
 */
export function visitedPages(): string[] {
  const pages = readCatalogue();
  const own = pages.filter(({ group }) => !oneView.has(group));
  const views = Map.groupBy(
    pages.filter(({ group }) => oneView.has(group)),
    ({ group, path }) => viewOf(group, path),
  );
  const shared = [...views.values()].flatMap((alike) => {
    const byWeight = alike.map(({ path }) => path).toSorted((a, b) => weight(a) - weight(b));
    return [byWeight[0], byWeight.at(-1)].filter((path) => path !== undefined);
  });
  return [...own.map(({ path }) => path), ...new Set(shared)];
}
