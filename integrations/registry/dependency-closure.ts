import type { Source, Sources } from './sources.ts';

/** Packages that every React project has (peer dependencies). */
const peerPackages = new Set(['react', 'react-dom']);

/** Returns the replacement of a file in other projects, `x.installed.ts`, if it has one. */
function replacementOf(sources: Sources, file: string): string {
  const replacement = file.replace(/(?<!\.installed)\.ts$/, '.installed.ts');
  return replacement !== file && sources.has(replacement) ? replacement : file;
}

/**
 * Returns files and everything that they import, directly or not. Each file is listed once, and
 * files that work only in this project are exchanged for their replacements.
 * @throws for an import that does not exist.
 */
export function dependencyClosure(sources: Sources, entryFiles: readonly string[]): Source[] {
  const sourcesByFile = new Map<string, Source>();
  const visit = (importedFile: string, importer: string) => {
    const file = replacementOf(sources, importedFile);
    if (sourcesByFile.has(file)) return;
    const source = sources.read(file, importer);
    sourcesByFile.set(file, source);
    for (const localFile of source.imports.local) visit(localFile, file);
  };
  for (const entry of entryFiles) visit(entry, 'the registry');
  return [...sourcesByFile.values()];
}

/** Returns the npm package of a specifier: `@base-ui/react` of `@base-ui/react/tabs`. */
export const packageOf = (specifier: string) =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Returns the names of the npm packages that files import. */
export const packagesOf = (files: readonly Source[]): string[] => {
  const names = files.flatMap(({ imports }) => imports.packages.map(packageOf));
  return [...new Set(names)].filter((name) => !peerPackages.has(name));
};
