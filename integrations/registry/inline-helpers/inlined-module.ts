import { posix } from 'node:path';
import type { Source } from '../sources.ts';
import { type ImportedName, type ModuleNames, moduleNames } from './module-names.ts';

const isSameImport = (one: ImportedName, other: ImportedName) =>
  one.module === other.module && one.name === other.name;

/** Returns true if the names of two modules do not clash in one file; called in both directions. */
function isCompatible(one: ModuleNames, otherFile: string, other: ModuleNames): boolean {
  const importsByName = new Map(one.imports.map((each) => [each.local, each]));
  const importsOfOther = one.imports.filter(({ module }) => module === `/${otherFile}`);
  const namesOfOther = new Set(importsOfOther.map(({ name }) => name));
  // An import alias would need a declaration of its own.
  if (importsOfOther.some(({ name, local }) => name !== local)) return false;
  for (const name of other.declaredNames) {
    if (one.declaredNames.has(name)) return false;
    const isUsed = one.usedNames.has(name) || importsByName.has(name);
    if (isUsed && !namesOfOther.has(name)) return false;
  }
  return other.imports.every((each) => {
    const sameName = importsByName.get(each.local);
    return sameName ? isSameImport(sameName, each) : true;
  });
}

/** Host module with the helpers that are inlined into it. */
export class InlinedModule {
  readonly host: Source;
  /** The host and its helpers, by file; each comes after the members that import it. */
  readonly #members = new Map<string, { source: Source; names: ModuleNames }>();

  constructor(host: Source) {
    this.host = host;
    this.#members.set(host.file, { source: host, names: moduleNames(host) });
  }

  /** Inlines a helper unless names clash; returns true if the helper was inlined. */
  tryInline(source: Source): boolean {
    const names = moduleNames(source);
    const members = [...this.#members];
    const hasNoClash = members.every(
      ([file, member]) =>
        isCompatible(member.names, source.file, names) && isCompatible(names, file, member.names),
    );
    const isClientHost = this.#members.get(this.host.file)?.names.isClient;
    if (!hasNoClash || names.reExports || (names.isClient && !isClientHost)) return false;
    this.#members.set(source.file, { source, names });
    return true;
  }

  get hasHelpers(): boolean {
    return this.#members.size > 1;
  }

  /** Returns the source of the host with its helpers. */
  text(): string {
    const isMember = (module: string) => this.#members.has(module.slice(1));
    const members = [...this.#members.values()];
    const imports = members
      .flatMap(({ names }) => names.imports)
      .filter(({ module }) => !isMember(module));
    const sideEffectImports = new Set(members.flatMap(({ names }) => names.sideEffectImports));
    const specifierOf = (module: string) => this.#specifierOf(module);
    // Dependencies come first: helpers were added after their importers.
    const bodies = members.toReversed().map(({ source }) => bodyOf(source));
    return [
      ...(members[0]?.names.isClient ? ["'use client';"] : []),
      ...importLines(imports, specifierOf),
      ...[...sideEffectImports].map((file) => `import '${specifierOf(file)}';`),
      '',
      bodies.join('\n\n'),
      '',
    ].join('\n');
  }

  #specifierOf(module: string): string {
    if (!module.startsWith('/')) return module;
    const path = posix.relative(posix.dirname(`/${this.host.file}`), module);
    return path.startsWith('.') ? path : `./${path}`;
  }
}

/** Returns a module's source without its imports and directive. */
function bodyOf({ text, syntax }: Source): string {
  let body = '';
  let copiedTo = 0;
  for (const node of syntax().program.body) {
    const isDirective = node.type === 'ExpressionStatement' && node.directive;
    if (node.type !== 'ImportDeclaration' && !isDirective) continue;
    body += text.slice(copiedTo, node.start);
    copiedTo = node.end;
  }
  return (body + text.slice(copiedTo)).trim();
}

/**
 * Prints import statements: for each module a statement for all named imports, and a statement for
 * each default or namespace import.
 */
function importLines(
  imports: readonly ImportedName[],
  specifierOf: (module: string) => string,
): string[] {
  return [...Map.groupBy(imports, ({ module }) => module)].flatMap(([module, moduleImports]) => {
    const importsByName = [...Map.groupBy(moduleImports, ({ local }) => local).values()];
    const distinctImports = importsByName.flatMap(([first, ...same]) =>
      first ? { ...first, typeOnly: [first, ...same].every(({ typeOnly }) => typeOnly) } : [],
    );
    const line = (clause: string, typeOnly: boolean) =>
      `import ${typeOnly ? 'type ' : ''}${clause} from '${specifierOf(module)}';`;
    const isUnnamed = ({ name }: ImportedName) => name === 'default' || name === '*';
    const unnamedLines = distinctImports
      .filter(isUnnamed)
      .map(({ name, local, typeOnly }) => line(name === '*' ? `* as ${local}` : local, typeOnly));
    const namedImports = distinctImports.filter((one) => !isUnnamed(one));
    const areAllTypes = namedImports.every(({ typeOnly }) => typeOnly);
    const names = namedImports.map(({ name, local, typeOnly }) => {
      const clause = name === local ? name : `${name} as ${local}`;
      return typeOnly && !areAllTypes ? `type ${clause}` : clause;
    });
    const namedLine = line(`{ ${names.join(', ')} }`, areAllTypes);
    return [...unnamedLines, ...(names.length > 0 ? [namedLine] : [])];
  });
}
