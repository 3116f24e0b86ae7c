import { replacements } from './installed.ts';
import type { Source, Sources } from './sources.ts';

/** Packages that every React project has (peer dependencies). */
const peerPackages = new Set(['react', 'react-dom']);

/**
 * Returns files and everything that they import, each once, themselves first; files that only work
 * in this project are exchanged for their replacements.
 * @throws for an import that does not exist.
 */
export function dependencyClosure(sources: Sources, entryFiles: readonly string[]): Source[] {
  const found = new Map<string, Source>();
  const visit = (imported: string, importer: string) => {
    const file = replacements[imported] ?? imported;
    if (found.has(file)) return;
    const source = sources.read(file, importer);
    found.set(file, source);
    for (const name of source.imports.local) visit(name, file);
  };
  for (const entry of entryFiles) visit(entry, 'the registry');
  return [...found.values()];
}

/** Returns the names of the npm packages that files import. */
export function packagesOf(
  files: readonly Source[],
  packageOf: (name: string) => string,
): string[] {
  const names = files.flatMap(({ imports }) => imports.packages.map(packageOf));
  return [...new Set(names)].filter((name) => !peerPackages.has(name));
}
