import { closureOf } from '../closure.ts';
import { isData } from '../installed.ts';
import { isIn, rooms } from '../rooms.ts';
import type { Source, Sources } from '../sources.ts';
import { Unit } from './unit.ts';

/** Who imports a file, by file. */
function importersOf(
  sources: Sources,
  starts: readonly { file: string; imports: readonly string[] }[],
): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  const add = (target: string, file: string) =>
    importers.set(target, (importers.get(target) ?? new Set()).add(file));
  for (const { file, imports } of starts) for (const target of imports) add(target, file);
  for (const source of closureOf(sources, [...importers.keys()]))
    for (const target of source.imports.local) add(target, source.file);
  return importers;
}

/** Files in an order in which all that import a file come before it. */
function usersFirst(files: readonly string[], importers: ReadonlyMap<string, Set<string>>) {
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
 * Which helper travels in which file: people take a part home in a few files, however many it is made
 * of here. A helper (a `.ts` in one of the rooms of helpers) that a single file uses, directly or by
 * way of others in it, comes inside of that file; so it is for every item alike.
 */
export class Folds {
  readonly #units = new Map<string, Unit>();
  /** The file that a helper travels in. */
  readonly #roots = new Map<string, string>();

  /** @param starts what people begin with: the files of items, and what pages and specimens import */
  constructor(sources: Sources, starts: readonly { file: string; imports: readonly string[] }[]) {
    const importers = importersOf(sources, starts);
    const outside = new Set(starts.map(({ file }) => file));
    for (const file of usersFirst([...importers.keys()], importers)) {
      if (outside.has(file) || isData(file)) continue;
      const source = sources.read(file);
      const users = new Set(
        [...(importers.get(file) ?? [])].map((user) => this.#roots.get(user) ?? user),
      );
      const [user = '', ...others] = users;
      const unit = others.length === 0 && isHelper(file) ? this.#units.get(user) : undefined;
      if (unit?.takes(source)) this.#roots.set(file, user);
      else this.#units.set(file, new Unit(source));
    }
  }

  /** The files of an item as they travel. */
  folded(sources: Sources, files: readonly Source[]): Source[] {
    return files
      .filter(({ file }) => !this.#roots.has(file))
      .map((source) => {
        const unit = this.#units.get(source.file);
        return unit?.folded ? sources.variant(source.file, unit.text()) : source;
      });
  }
}

const isHelper = (file: string) => /(?<!\.generated)\.ts$/.test(file) && isIn(file, rooms.helpers);
