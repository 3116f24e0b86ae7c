import { dependencyClosure } from './dependency-closure.ts';
import { isCssOrJson } from './installed.ts';
import { importLines, type ModuleParts, readModule } from './module-parts.ts';
import { isIn, sourceFolders } from './source-folders.ts';
import type { Source, Sources } from './sources.ts';

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
function importersFirst(importers: ReadonlyMap<string, Set<string>>) {
  const order = new Set<string>();
  const visit = (file: string) => {
    if (order.has(file)) return;
    for (const importer of importers.get(file) ?? []) visit(importer);
    order.add(file);
  };
  for (const file of importers.keys()) visit(file);
  return order;
}

const isHelper = (file: string) =>
  /(?<!\.generated)\.ts$/.test(file) && isIn(file, sourceFolders.helpers);

interface Member extends ModuleParts {
  /** Path from the project root that begins with `/`. */
  module: string;
  declaredNames: readonly string[];
  usedNames: ReadonlySet<string>;
}

/** File with the helpers that are inlined into it; each comes after the members that import it. */
type Host = [Member, ...Member[]];

function memberOf({ file, text }: Source): Member {
  const parts = readModule(file, text);
  const { statements } = parts;
  return {
    ...parts,
    module: `/${file}`,
    declaredNames: statements.flatMap(({ declaredNames }) => declaredNames),
    usedNames: new Set(statements.flatMap(({ usedNames }) => [...usedNames])),
  };
}

/** Returns true if the names of two modules do not clash in one file; called in both directions. */
function isCompatible(one: Member, other: Member): boolean {
  const imports = new Map(one.imports.map((each) => [each.local || each.module, each]));
  const importsOfOther = one.imports.filter(({ module }) => module === other.module);
  return (
    // An import alias would need a declaration of its own.
    importsOfOther.every(({ clause, local }) => clause === local) &&
    other.declaredNames.every((name) => {
      const imported = imports.get(name);
      return imported ? importsOfOther.includes(imported) : !one.usedNames.has(name);
    }) &&
    other.imports.every(({ local, module, clause }) => {
      const same = imports.get(local);
      return !same || (same.module === module && same.clause === clause);
    })
  );
}

const fits = (host: Host, helper: Member) =>
  !helper.reExports &&
  (host[0].isClient || !helper.isClient) &&
  host.every((member) => isCompatible(member, helper) && isCompatible(helper, member));

/** Returns the source of a host with its helpers; dependencies come first. */
function textOf(host: Host): string {
  const members = new Set(host.map(({ module }) => module));
  const imports = host
    .flatMap((member) => member.imports)
    .filter(({ module }) => !members.has(module));
  const bodies = host.toReversed().map(({ body }) => body);
  return [
    ...(host[0].isClient ? ["'use client';"] : []),
    ...importLines(host[0].module.slice(1), imports),
    '',
    bodies.join('\n\n'),
    '',
  ].join('\n');
}

/**
 * Decides which helpers are inlined into which file, so that an installed component has few files,
 * however many it has in this project. A helper is a `.ts` file in one of the helper folders. If
 * a single file uses it, directly or through other inlined helpers, it becomes part of that file.
 * The result is the same for every item.
 */
export class InlinedHelpers {
  /** File that a helper is inlined into, by file of the helper. */
  readonly #hostFiles = new Map<string, string>();
  /** Hosts with their helpers, by file. */
  readonly #sources = new Map<string, Source>();

  constructor(sources: Sources, entryModules: readonly EntryModule[]) {
    const importers = importersOf(sources, entryModules);
    const entryFiles = new Set(entryModules.map(({ file }) => file));
    const hosts = new Map<string, Host>();
    for (const file of importersFirst(importers)) {
      if (entryFiles.has(file) || isCssOrJson(file)) continue;
      const member = memberOf(sources.read(file));
      const importingFiles = [...(importers.get(file) ?? [])].map(
        (importer) => this.#hostFiles.get(importer) ?? importer,
      );
      const [hostFile = '', ...otherFiles] = new Set(importingFiles);
      const host = otherFiles.length === 0 && isHelper(file) ? hosts.get(hostFile) : undefined;
      if (host && fits(host, member)) {
        host.push(member);
        this.#hostFiles.set(file, hostFile);
      } else hosts.set(file, [member]);
    }
    for (const [file, host] of hosts)
      if (host.length > 1) this.#sources.set(file, sources.create(file, textOf(host)));
  }

  /** Returns the files of an item with helpers inlined. */
  apply(files: readonly Source[]): Source[] {
    return files
      .filter(({ file }) => !this.#hostFiles.has(file))
      .map((source) => this.#sources.get(source.file) ?? source);
  }
}
