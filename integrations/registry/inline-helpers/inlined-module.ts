import { posix } from 'node:path';
import type { Source } from '../sources.ts';
import { type Imported, type ModuleNames, moduleNames } from './module-names.ts';

const isSameImport = (one: Imported, other: Imported) =>
  one.from === other.from && one.name === other.name;

/** Returns true if the names of one module do not clash with those of another in the same file. */
function isCompatible(one: ModuleNames, file: string, other: ModuleNames): boolean {
  const importsByName = new Map(one.imports.map((each) => [each.local, each]));
  const own = new Set(
    one.imports.filter(({ from }) => from === `/${file}`).map(({ name }) => name),
  );
  // An import alias would need a declaration of its own.
  if (one.imports.some(({ from, name, local }) => from === `/${file}` && name !== local))
    return false;
  for (const name of other.declared) {
    if (one.declared.has(name)) return false;
    if ((one.used.has(name) || importsByName.has(name)) && !own.has(name)) return false;
  }
  return other.imports.every((each) => {
    const known = importsByName.get(each.local);
    return known ? isSameImport(known, each) : true;
  });
}

/** Module with the helpers that are inlined into it. */
export class InlinedModule {
  readonly root: Source;
  /** Its modules, each after those that import it. */
  readonly #members = new Map<string, { source: Source; names: ModuleNames }>();

  constructor(root: Source) {
    this.root = root;
    this.#members.set(root.file, { source: root, names: moduleNames(root) });
  }

  /** Inlines a helper unless names clash; returns true if it did. */
  tryInline(source: Source): boolean {
    const names = moduleNames(source);
    const members = [...this.#members];
    const fits = members.every(
      ([file, each]) =>
        isCompatible(each.names, source.file, names) && isCompatible(names, file, each.names),
    );
    const [, root] = members[0] ?? [];
    if (!fits || names.reExports || (names.client && !root?.names.client)) return false;
    this.#members.set(source.file, { source, names });
    return true;
  }

  get hasHelpers(): boolean {
    return this.#members.size > 1;
  }

  /** Returns the source of all its modules as one. */
  text(): string {
    const inner = (from: string) => this.#members.has(from.slice(1));
    const all = [...this.#members.values()];
    const imports = all.flatMap(({ names }) => names.imports).filter(({ from }) => !inner(from));
    const effects = [...new Set(all.flatMap(({ names }) => names.effects))];
    const path = (target: string) => this.#path(target);
    // Dependencies come first: helpers were added after their importers.
    const bodies = all.toReversed().map(({ source }) => bodyOf(source));
    return [
      ...(all[0]?.names.client ? ["'use client';"] : []),
      ...importLines(imports, path),
      ...effects.map((file) => `import '${path(file)}';`),
      '',
      bodies.join('\n\n'),
      '',
    ].join('\n');
  }

  #path(target: string): string {
    if (!target.startsWith('/')) return target;
    const path = posix.relative(posix.dirname(`/${this.root.file}`), target);
    return path.startsWith('.') ? path : `./${path}`;
  }
}

/** Returns a module's source without its imports and directive. */
function bodyOf({ text, syntax }: Source): string {
  let body = '';
  let at = 0;
  for (const node of syntax().program.body) {
    const isDirective = node.type === 'ExpressionStatement' && node.directive;
    if (node.type !== 'ImportDeclaration' && !isDirective) continue;
    body += text.slice(at, node.start);
    at = node.end;
  }
  return (body + text.slice(at)).trim();
}

/**
 * Prints import statements: per module one for all named imports, and one for each default or
 * namespace import.
 */
function importLines(imports: readonly Imported[], path: (from: string) => string): string[] {
  return [...Map.groupBy(imports, ({ from }) => from)].flatMap(([from, all]) => {
    const each = [...Map.groupBy(all, ({ local }) => local).values()].flatMap(([first, ...same]) =>
      first ? { ...first, typeOnly: [first, ...same].every(({ typeOnly }) => typeOnly) } : [],
    );
    const line = (clause: string, typeOnly: boolean) =>
      `import ${typeOnly ? 'type ' : ''}${clause} from '${path(from)}';`;
    const isWhole = ({ name }: Imported) => name === 'default' || name === '*';
    const wholes = each
      .filter(isWhole)
      .map(({ name, local, typeOnly }) => line(name === '*' ? `* as ${local}` : local, typeOnly));
    const named = each.filter((one) => !isWhole(one));
    const typesAlone = named.every(({ typeOnly }) => typeOnly);
    const names = named.map(({ name, local, typeOnly }) => {
      const as = name === local ? name : `${name} as ${local}`;
      return typeOnly && !typesAlone ? `type ${as}` : as;
    });
    return [...wholes, ...(names.length > 0 ? [line(`{ ${names.join(', ')} }`, typesAlone)] : [])];
  });
}
