import { posix } from 'node:path';
import type { ImportDeclaration, Statement } from 'oxc-parser';
import { namesUsed } from '../names-used.ts';
import type { Source } from '../sources.ts';

/** One name that a file imports, and as what. */
export interface Imported {
  local: string;
  /** `default`, `*`, or its name over there. */
  name: string;
  /** A file of ours from the root of the project, `/src/…`, or a package. */
  from: string;
  typeOnly: boolean;
}

/** What a file says at its top: what it brings in, what it gives a name, what it passes on. */
export interface ModuleNames {
  imports: readonly Imported[];
  /** Files that are imported for their effect: sheets. */
  effects: readonly string[];
  declared: ReadonlySet<string>;
  /** Every name in it, wherever. */
  used: ReadonlySet<string>;
  /** It passes on what others have, or loads some of it later: it has to stay by itself. */
  passesOn: boolean;
  client: boolean;
}

/** Where an import leads: files of ours from the root of the project. */
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

/** Names that a statement gives to its file. */
function declaredBy(node: Statement): string[] {
  if (node.type === 'ExportNamedDeclaration')
    return node.declaration ? declaredBy(node.declaration) : [];
  if (node.type === 'VariableDeclaration')
    return node.declarations.flatMap(({ id }) => [
      ...namesUsed(id, ({ type }) => type === 'TSTypeAnnotation'),
    ]);
  return 'id' in node && node.id?.type === 'Identifier' ? [node.id.name] : [];
}

const passes = (node: Statement) =>
  node.type === 'ExportAllDeclaration' ||
  node.type === 'ExportDefaultDeclaration' ||
  (node.type === 'ExportNamedDeclaration' && !node.declaration);

/** Reads the top of a file. */
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
    passesOn: rest.some(passes) || /\bimport\(/.test(source.text),
    client: /^(\/\*[\s\S]*?\*\/\s*)?'use client'/.test(source.text),
  };
}
