import { dependencyClosure } from '../dependency-closure.ts';
import { isData } from '../installed.ts';
import { isIn, sourceFolders } from '../source-folders.ts';
import type { Source, Sources } from '../sources.ts';
import { InlinedModule } from './inlined-module.ts';

/** Returns the importers of each file. */
function importersOf(
  sources: Sources,
  starts: readonly { file: string; imports: readonly string[] }[],
): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  const add = (target: string, file: string) =>
    importers.set(target, (importers.get(target) ?? new Set()).add(file));
  for (const { file, imports } of starts) for (const target of imports) add(target, file);
  for (const source of dependencyClosure(sources, [...importers.keys()]))
    for (const target of source.imports.local) add(target, source.file);
  return importers;
}

/** Sorts files so that all importers of a file come before it. */
function importersFirst(files: readonly string[], importers: ReadonlyMap<string, Set<string>>) {
  const order = new Set<string>();
  const visit = (file: string) => {
    if (order.has(file)) return;
    for (const user of importers.get(file) ?? []) visit(user);
    order.add(file);
  };
  for (const file of files) visit(file);
  return order;
}

/**
 * Decides which helpers are inlined into which file, so that an installed component has few files,
 * however many it has in this project. A helper (a `.ts` in one of the helper folders) that a
 * single file uses, directly or through other inlined helpers, becomes part of that file; the result is
 * the same for every item.
 */
export class InlinedHelpers {
  readonly #modules = new Map<string, InlinedModule>();
  /** File that a helper is inlined into. */
  readonly #roots = new Map<string, string>();

  /** @param starts entry points: the files of items, and the imports of pages and specimens */
  constructor(sources: Sources, starts: readonly { file: string; imports: readonly string[] }[]) {
    const importers = importersOf(sources, starts);
    const outside = new Set(starts.map(({ file }) => file));
    for (const file of importersFirst([...importers.keys()], importers)) {
      if (outside.has(file) || isData(file)) continue;
      const source = sources.read(file);
      const users = new Set(
        [...(importers.get(file) ?? [])].map((user) => this.#roots.get(user) ?? user),
      );
      const [user = '', ...others] = users;
      const module = others.length === 0 && isHelper(file) ? this.#modules.get(user) : undefined;
      if (module?.tryInline(source)) this.#roots.set(file, user);
      else this.#modules.set(file, new InlinedModule(source));
    }
  }

  /** Returns the files of an item with helpers inlined. */
  apply(sources: Sources, files: readonly Source[]): Source[] {
    return files
      .filter(({ file }) => !this.#roots.has(file))
      .map((source) => {
        const module = this.#modules.get(source.file);
        return module?.hasHelpers ? sources.variant(source.file, module.text()) : source;
      });
  }
}

const isHelper = (file: string) =>
  /(?<!\.generated)\.ts$/.test(file) && isIn(file, sourceFolders.helpers);
