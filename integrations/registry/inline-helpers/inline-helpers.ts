import { dependencyClosure } from '../dependency-closure.ts';
import { isCssOrJson } from '../installed.ts';
import { isIn, sourceFolders } from '../source-folders.ts';
import type { Source, Sources } from '../sources.ts';
import { InlinedModule } from './inlined-module.ts';

/** Start of the import graph: an item, a page or a specimen, with the files that it imports. */
interface EntryModule {
  file: string;
  imports: readonly string[];
}

/** Returns the importers of each file. */
function importersOf(
  sources: Sources,
  entryModules: readonly EntryModule[],
): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  const addImporter = (target: string, importer: string) =>
    importers.set(target, (importers.get(target) ?? new Set()).add(importer));
  for (const { file, imports } of entryModules)
    for (const target of imports) addImporter(target, file);
  for (const source of dependencyClosure(sources, [...importers.keys()]))
    for (const target of source.imports.local) addImporter(target, source.file);
  return importers;
}

/** Sorts files so that all importers of a file come before it. */
function importersFirst(files: readonly string[], importers: ReadonlyMap<string, Set<string>>) {
  const order = new Set<string>();
  const visit = (file: string) => {
    if (order.has(file)) return;
    for (const importer of importers.get(file) ?? []) visit(importer);
    order.add(file);
  };
  for (const file of files) visit(file);
  return order;
}

/**
 * Decides which helpers are inlined into which file, so that an installed component has few files,
 * however many it has in this project. A helper is a `.ts` file in one of the helper folders. If
 * a single file uses it, directly or through other inlined helpers, it becomes part of that file.
 * The result is the same for every item.
 */
export class InlinedHelpers {
  readonly #modules = new Map<string, InlinedModule>();
  /** File that a helper is inlined into, by file of the helper. */
  readonly #hostFiles = new Map<string, string>();

  constructor(sources: Sources, entryModules: readonly EntryModule[]) {
    const importers = importersOf(sources, entryModules);
    const entryFiles = new Set(entryModules.map(({ file }) => file));
    for (const file of importersFirst([...importers.keys()], importers)) {
      if (entryFiles.has(file) || isCssOrJson(file)) continue;
      const source = sources.read(file);
      const importingModules = new Set(
        [...(importers.get(file) ?? [])].map(
          (importer) => this.#hostFiles.get(importer) ?? importer,
        ),
      );
      const [onlyImporter = '', ...otherImporters] = importingModules;
      const isInlinable = otherImporters.length === 0 && isHelper(file);
      const module = isInlinable ? this.#modules.get(onlyImporter) : undefined;
      if (module?.tryInline(source)) this.#hostFiles.set(file, onlyImporter);
      else this.#modules.set(file, new InlinedModule(source));
    }
  }

  /** Returns the files of an item with helpers inlined. */
  apply(sources: Sources, files: readonly Source[]): Source[] {
    return files
      .filter(({ file }) => !this.#hostFiles.has(file))
      .map((source) => {
        const module = this.#modules.get(source.file);
        return module?.hasHelpers ? sources.variantOf(source.file, module.text()) : source;
      });
  }
}

const isHelper = (file: string) =>
  /(?<!\.generated)\.ts$/.test(file) && isIn(file, sourceFolders.helpers);
