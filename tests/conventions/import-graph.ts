import { readdirSync, readFileSync } from 'node:fs';
import { dirname, posix, sep } from 'node:path';
import { importsWithKinds } from '../../integrations/imports-of.ts';

/** Import between two local files, both as paths from the root with `/`. */
export interface Edge {
  file: string;
  target: string;
  typeOnly: boolean;
}

const isSource = (name: string) => /\.(ts|tsx|astro)$/.test(name) && !/\.(test|spec)\./.test(name);

/** Lists all source files below a folder that can import, without tests. */
export function sourcesOf(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((name) => posix.join(root, name.split(sep).join('/')));
}

const graphs = new Map<string, readonly Edge[]>();

/**
 * Returns all imports of the source files below a folder; memoized. A file imported as text
 * (`?raw`) counts.
 */
export function importsOf(root: string): readonly Edge[] {
  const known = graphs.get(root);
  if (known) return known;
  const edges = sourcesOf(root).flatMap((file) =>
    importsWithKinds(readFileSync(file, 'utf8'))
      .filter(({ specifier }) => specifier.startsWith('.'))
      .map(({ specifier, typeOnly }) => ({
        file,
        target: posix.join(dirname(file), specifier.replace(/\?.*$/, '')),
        typeOnly,
      })),
  );
  graphs.set(root, edges);
  return edges;
}

const targetsByFile = (edges: readonly Edge[]) => {
  const targets = new Map<string, string[]>();
  for (const { file, target } of edges) targets.set(file, [...(targets.get(file) ?? []), target]);
  return targets;
};

/**
 * Returns the import cycles that a walk finds, each as its files in order; empty if there are none.
 */
export function importCycles(edges: readonly Edge[]): string[][] {
  const targets = targetsByFile(edges);
  const done = new Set<string>();
  const circles: string[][] = [];
  const walk = (file: string, path: readonly string[]) => {
    const at = path.indexOf(file);
    if (at !== -1) circles.push(path.slice(at));
    if (at !== -1 || done.has(file)) return;
    for (const target of targets.get(file) ?? []) walk(target, [...path, file]);
    done.add(file);
  };
  for (const file of targets.keys()) walk(file, []);
  return circles;
}

/** Returns all files that are loaded when the given files run; type imports do not count. */
export function reachableFiles(files: readonly string[], edges: readonly Edge[]): Set<string> {
  const targets = targetsByFile(edges.filter(({ typeOnly }) => !typeOnly));
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const target of targets.get(file) ?? []) visit(target);
  };
  for (const file of files) visit(file);
  return reached;
}
