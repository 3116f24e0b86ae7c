import type { Graph } from './graph.ts';

/** Pair of sheets that style one element, in the order of their rules today. */
export interface Pair {
  first: string;
  second: string;
  /** File with the element. */
  file: string;
}

/**
 * Returns the pairs whose order changes on a page when the formatter sorts the new imports.
 *
 * @param added sheets that a file imports after the change, beside those it imports now
 */
export function changedOrder(
  graph: Graph,
  together: readonly [string, string, string][],
  added: ReadonlyMap<string, readonly string[]>,
): Pair[] {
  const before = new Map(graph.entries.map((page) => [page, places(graph.order(page))]));
  const sorted = new Map<string, readonly { target: string }[]>();
  const importsAfter = (file: string) => {
    const known = sorted.get(file) ?? sortedImports(graph, file, added.get(file) ?? []);
    sorted.set(file, known);
    return known;
  };
  const after = new Map(
    graph.entries.map((page) => [page, places(graph.order(page, importsAfter))]),
  );
  const found = new Map<string, Pair>();
  for (const [one, other, file] of together) {
    for (const page of graph.pages(file)) {
      const [old, next] = [before.get(page), after.get(page)];
      const was = (old?.get(one) ?? 0) - (old?.get(other) ?? 0);
      const is = (next?.get(one) ?? 0) - (next?.get(other) ?? 0);
      if (was === 0 || is === 0 || was < 0 === is < 0) continue;
      const [first, second] = was < 0 ? [one, other] : [other, one];
      found.set(`${first} ${second}`, { first, second, file });
    }
  }
  return [...found.values()];
}

const places = (files: readonly string[]) => new Map(files.map((file, index) => [file, index]));

/** Returns imports as the formatter sorts them: only a side-effect import keeps its place. */
function sortedImports(
  graph: Graph,
  file: string,
  added: readonly string[],
): readonly { target: string }[] {
  const folder = file.split('/').slice(0, -1).join('/');
  const specifier = (target: string) => relative(folder, target);
  const own = graph.imports(file);
  if (!/\.tsx?$/.test(file)) return [...own, ...added.map((target) => ({ target }))];
  const chunks: { target: string }[][] = [[]];
  for (const each of own) {
    if (each.isSideEffect && !added.includes(each.target)) chunks.push([each], []);
    else if (!added.includes(each.target)) chunks.at(-1)?.push(each);
  }
  chunks.at(-1)?.push(...added.map((target) => ({ target })));
  return chunks.flatMap((chunk) =>
    chunk.toSorted((one, other) => (specifier(one.target) < specifier(other.target) ? -1 : 1)),
  );
}

function relative(folder: string, target: string): string {
  const [from, to] = [folder.split('/'), target.split('/')];
  let shared = 0;
  while (shared < from.length && from[shared] === to[shared]) shared += 1;
  const up = from.length - shared;
  return `${up === 0 ? './' : '../'.repeat(up)}${to.slice(shared).join('/')}`;
}
