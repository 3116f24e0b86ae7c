import { posix } from 'node:path';
import type { ImportDeclaration, Statement } from 'oxc-parser';
import { namesUsed } from '../names-used.ts';
import type { Source } from '../sources.ts';

/** Imported name of a file. */
export interface Imported {
  local: string;
  /** `default`, `*`, or the exported name. */
  name: string;
  /** Local file as an absolute path from the project root, `/src/…`, or a package. */
  from: string;
  typeOnly: boolean;
}

/** Top-level names of a module: imports, declarations, re-exports. */
export interface ModuleNames {
  imports: readonly Imported[];
  /** Side-effect imports: stylesheets. */
  effects: readonly string[];
  declared: ReadonlySet<string>;
  /** All names that it uses, at any depth. */
  used: ReadonlySet<string>;
  /** True if it re-exports or imports dynamically, so that it has to stay a file of its own. */
  reExports: boolean;
  client: boolean;
}

/** Resolves a specifier; local files become paths from the project root. */
const resolved = (file: string, name: string) =>
  name.startsWith('.') ? posix.join('/', posix.dirname(file), name) : name;

function importsOf(file: string, node: ImportDeclaration): Imported[] {
  const from = resolved(file, node.source.value);
  return node.specifiers.map((each) => {
    const typeOnly =
      node.importKind === 'type' || (each.type === 'ImportSpecifier' && each.importKind === 'type');
    const local = each.local.name;
    if (each.type === 'ImportDefaultSpecifier') return { local, name: 'default', from, typeOnly };
    if (each.type === 'ImportNamespaceSpecifier') return { local, name: '*', from, typeOnly };
    const name = each.imported.type === 'Identifier' ? each.imported.name : each.imported.value;
    return { local, name, from, typeOnly };
  });
}

/** Returns the names that a statement declares. */
function declaredBy(node: Statement): string[] {
  if (node.type === 'ExportNamedDeclaration')
    return node.declaration ? declaredBy(node.declaration) : [];
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

/** Collects the top-level names of a module. */
export function moduleNames(source: Source): ModuleNames {
  const { program } = source.syntax();
  const statements = program.body;
  const imports = statements.filter((node) => node.type === 'ImportDeclaration');
  const rest = statements.filter((node) => node.type !== 'ImportDeclaration');
  return {
    imports: imports.flatMap((node) => importsOf(source.file, node)),
    effects: imports
      .filter(({ specifiers }) => specifiers.length === 0)
      .map((node) => resolved(source.file, node.source.value)),
    declared: new Set(rest.flatMap(declaredBy)),
    used: new Set(rest.flatMap((node) => [...namesUsed(node)])),
    reExports: rest.some(isReExport) || /\bimport\(/.test(source.text),
    client: /^(\/\*[\s\S]*?\*\/\s*)?'use client'/.test(source.text),
  };
}
