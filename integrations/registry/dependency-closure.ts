import { replacements } from './installed.ts';
import type { Source, Sources } from './sources.ts';

/** Packages that every React project has (peer dependencies). */
const peerPackages = new Set(['react', 'react-dom']);

/**
 * Returns files and everything that they import, directly or not. Each file is listed once, and
 * files that work only in this project are exchanged for their replacements.
 * @throws for an import that does not exist.
 */
export function dependencyClosure(sources: Sources, entryFiles: readonly string[]): Source[] {
  const sourcesByFile = new Map<string, Source>();
  const visit = (importedFile: string, importer: string) => {
    const file = replacements[importedFile] ?? importedFile;
    if (sourcesByFile.has(file)) return;
    const source = sources.read(file, importer);
    sourcesByFile.set(file, source);
    for (const localFile of source.imports.local) visit(localFile, file);
  };
  for (const entry of entryFiles) visit(entry, 'the registry');
  return [...sourcesByFile.values()];
}

/** Returns the names of the npm packages that files import. */
export function packagesOf(
  files: readonly Source[],
  packageOf: (name: string) => string,
): string[] {
  const names = files.flatMap(({ imports }) => imports.packages.map(packageOf));
  return [...new Set(names)].filter((name) => !peerPackages.has(name));
}
