import { editions } from './installed.ts';
import type { Source, Sources } from './sources.ts';

/** Every React project has them. */
const given = new Set(['react', 'react-dom']);

/**
 * A file and everything that it imports, each once, itself first; editions in the place of files
 * that only make sense here. @throws for an import that is not there.
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

/** The npm packages that files import, by name. */
export function packagesOf(
  files: readonly Source[],
  packageOf: (name: string) => string,
): string[] {
  const names = files.flatMap(({ imports }) => imports.packages.map(packageOf));
  return [...new Set(names)].filter((name) => !given.has(name));
}
