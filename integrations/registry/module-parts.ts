import { posix } from 'node:path';
import { parseSync, type Statement, type StaticImportEntry } from 'oxc-parser';
import { namesUsed } from './names-used.ts';

/** Name that a module imports; without a name for an import such as `import './a.css'`. */
interface ImportedName {
  local: string;
  /** Import clause: `a`, `a as b`, `* as b`. */
  clause: string;
  /** True if the clause belongs in braces. */
  isNamed: boolean;
  /** Local file as a path from the project root that begins with `/`, `/src/…`; or a package. */
  module: string;
  typeOnly: boolean;
}

/** Top-level statement that is neither an import nor a directive. */
interface ModuleStatement {
  text: string;
  declaredNames: readonly string[];
  /** All names that the statement uses, at any depth, and those that it declares. */
  usedNames: ReadonlySet<string>;
}

/** Parsed module. */
export interface ModuleParts {
  imports: readonly ImportedName[];
  statements: readonly ModuleStatement[];
  /** Text without imports and directive. */
  body: string;
  /** True if the module re-exports or imports dynamically. */
  reExports: boolean;
  /** True if the module has the directive `'use client'`. */
  isClient: boolean;
}

function importedName(
  { importName: { kind, name }, localName: { value: local }, isType }: StaticImportEntry,
  module: string,
): ImportedName {
  const exported = `${kind}` === 'NamespaceObject' ? '*' : (name ?? local);
  const clause = exported === local ? local : `${exported} as ${local}`;
  return { local, clause, isNamed: name !== null, module, typeOnly: isType };
}

function declaredNamesOf(node: Statement): string[] {
  if (node.type === 'ExportNamedDeclaration')
    return node.declaration ? declaredNamesOf(node.declaration) : [];
  if (node.type === 'VariableDeclaration')
    return node.declarations.flatMap(({ id }) => [
      ...namesUsed(id, ({ type }) => type === 'TSTypeAnnotation'),
    ]);
  return 'id' in node && node.id?.type === 'Identifier' ? [node.id.name] : [];
}

const isReExport = (node: Statement) =>
  node.type === 'ExportAllDeclaration' ||
  node.type === 'ExportDefaultDeclaration' ||
  (node.type === 'ExportNamedDeclaration' && !node.declaration);

const isDirective = (node: Statement) => node.type === 'ExpressionStatement' && !!node.directive;
const isHead = (node: Statement) => node.type === 'ImportDeclaration' || isDirective(node);

/**
 * Splits a module into its imports and statements.
 * @throws with file and position when the text is not valid.
 */
export function readModule(file: string, text: string): ModuleParts {
  const { program, module, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file} cannot be read: ${error.codeframe ?? error.message}`);
  const statements = program.body.filter((node) => !isHead(node));
  return {
    imports: module.staticImports.flatMap(({ moduleRequest: { value }, entries }) => {
      const local = posix.join('/', posix.dirname(file), value);
      const path = value.startsWith('.') ? local : value;
      return entries.length > 0
        ? entries.map((entry) => importedName(entry, path))
        : { local: '', clause: '', isNamed: false, module: path, typeOnly: false };
    }),
    statements: statements.map((node) => ({
      text: text.slice(node.start, node.end),
      declaredNames: declaredNamesOf(node),
      usedNames: namesUsed(node),
    })),
    body: program.body
      .filter(isHead)
      .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
      .trim(),
    reExports: statements.some(isReExport) || module.dynamicImports.length > 0,
    isClient: program.body.some(isDirective),
  };
}

/** Returns all names that code uses, values and types, and those that it declares. */
export const namesIn = (file: string, code: string): Set<string> =>
  new Set(readModule(file, code).statements.flatMap(({ usedNames }) => [...usedNames]));

/** Returns the specifier of a module in a file: relative for a local file. */
function specifierOf(file: string, module: string): string {
  if (!module.startsWith('/')) return module;
  const path = posix.relative(posix.dirname(`/${file}`), module);
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * Prints import statements of a file: one for all named imports of a module; those without names
 * come last.
 */
export function importLines(file: string, imports: readonly ImportedName[]): string[] {
  const groups = Map.groupBy(
    imports.toSorted((one, other) => Number(one.clause === '') - Number(other.clause === '')),
    ({ module, clause, isNamed }) => `${module} ${isNamed ? '' : clause}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const specifier = specifierOf(file, first.module);
    if (first.clause === '') return `import '${specifier}';`;
    // What one file imports as a type and another as a value is a value.
    const clauses = [...Map.groupBy(group, ({ clause }) => clause)].map(
      ([clause, same]) => [clause, same.every(({ typeOnly }) => typeOnly)] as const,
    );
    const areTypes = clauses.every(([, isType]) => isType);
    const names = clauses
      .map(([clause, isType]) => (isType && !areTypes ? `type ${clause}` : clause))
      .join(', ');
    const keyword = areTypes ? 'import type' : 'import';
    return `${keyword} ${first.isNamed ? `{ ${names} }` : names} from '${specifier}';`;
  });
}
