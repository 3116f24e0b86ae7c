import { editions } from './installed.ts';
import type { Source, Sources } from './sources.ts';

/** Packages that every React project has. */
const given = new Set(['react', 'react-dom']);

/**
 * Returns files and everything that they import, each once, themselves first; files that only work
 * in this project are replaced by their editions.
 * @throws for an import that does not exist.
 */
export function closureOf(sources: Sources, entries: readonly string[]): Source[] {
  const found = new Map<string, Source>();
  const visit = (wanted: string, wantedBy: string) => {
    const file = editions[wanted] ?? wanted;
    if (found.has(file)) return;
    const source = sources.read(file, wantedBy);
    found.set(file, source);
    for (const name of source.imports.local) visit(name, file);
  };
  for (const entry of entries) visit(entry, 'the registry');
  return [...found.values()];
}

/** Returns the names of the npm packages that files import. */
export function packagesOf(
  files: readonly Source[],
  packageOf: (name: string) => string,
): string[] {
  const names = files.flatMap(({ imports }) => imports.packages.map(packageOf));
  return [...new Set(names)].filter((name) => !given.has(name));
}
