import { posix } from 'node:path';
import type { ImportDeclaration, Statement } from 'oxc-parser';
import { namesUsed } from '../names-used.ts';
import type { Source } from '../sources.ts';

/** Name that a file imports. */
export interface ImportedName {
  local: string;
  /** `default`, `*`, or the exported name. */
  name: string;
  /** Local file as a path from the project root that begins with `/`, `/src/…`; or a package. */
  module: string;
  typeOnly: boolean;
}

/** Top-level names of a module: imports, declarations, re-exports. */
export interface ModuleNames {
  imports: readonly ImportedName[];
  /** Imports without names: stylesheets. */
  sideEffectImports: readonly string[];
  declaredNames: ReadonlySet<string>;
  /** All names that the module uses, at any depth. */
  usedNames: ReadonlySet<string>;
  /** True if the module re-exports or imports dynamically: then it cannot be inlined. */
  reExports: boolean;
  /** True if the module has the directive `'use client'`. */
  isClient: boolean;
}

/** Resolves a module specifier; local files become paths from the project root. */
const resolveModule = (file: string, specifier: string) =>
  specifier.startsWith('.') ? posix.join('/', posix.dirname(file), specifier) : specifier;

function importsOf(file: string, node: ImportDeclaration): ImportedName[] {
  const module = resolveModule(file, node.source.value);
  return node.specifiers.map((specifier) => {
    const typeOnly =
      node.importKind === 'type' ||
      (specifier.type === 'ImportSpecifier' && specifier.importKind === 'type');
    const local = specifier.local.name;
    if (specifier.type === 'ImportDefaultSpecifier')
      return { local, name: 'default', module, typeOnly };
    if (specifier.type === 'ImportNamespaceSpecifier')
      return { local, name: '*', module, typeOnly };
    const { imported } = specifier;
    const name = imported.type === 'Identifier' ? imported.name : imported.value;
    return { local, name, module, typeOnly };
  });
}

/** Returns the names that a statement declares. */
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

/** Collects the top-level names of a module. */
export function moduleNames(source: Source): ModuleNames {
  const { program } = source.syntax();
  const statements = program.body;
  const imports = statements.filter((node) => node.type === 'ImportDeclaration');
  const otherStatements = statements.filter((node) => node.type !== 'ImportDeclaration');
  return {
    imports: imports.flatMap((node) => importsOf(source.file, node)),
    sideEffectImports: imports
      .filter(({ specifiers }) => specifiers.length === 0)
      .map((node) => resolveModule(source.file, node.source.value)),
    declaredNames: new Set(otherStatements.flatMap(declaredNamesOf)),
    usedNames: new Set(otherStatements.flatMap((node) => [...namesUsed(node)])),
    reExports: otherStatements.some(isReExport) || /\bimport\(/.test(source.text),
    isClient: /^(\/\*[\s\S]*?\*\/\s*)?'use client'/.test(source.text),
  };
}
