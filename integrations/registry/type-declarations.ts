import { posix } from 'node:path';
import type {
  ImportDeclaration,
  Statement,
  TSInterfaceDeclaration,
  TSTypeAliasDeclaration,
} from 'oxc-parser';
import type { Source, Sources } from './sources.ts';

/** Interface or type alias with the file that declares it. */
export interface TypeDeclaration {
  source: Source;
  node: TSInterfaceDeclaration | TSTypeAliasDeclaration;
}

const declarationIn = (statement: Statement) =>
  statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement;

/** Name that a file imports or re-exports: module specifier, and name in that module. */
interface ImportedName {
  module: string;
  name: string;
}

/** Returns the import of a name; undefined if the file does not import it. */
function importOf(source: Source, name: string): ImportedName | undefined {
  for (const statement of source.syntax().program.body) {
    if (statement.type === 'ImportDeclaration') {
      const exportedName = nameInModule(statement, name);
      if (exportedName) return { module: statement.source.value, name: exportedName };
    }
    if (statement.type === 'ExportNamedDeclaration' && statement.source) {
      const reExport = statement.specifiers.find(
        ({ exported }) => exported.type === 'Identifier' && exported.name === name,
      );
      if (reExport?.local.type === 'Identifier')
        return { module: statement.source.value, name: reExport.local.name };
    }
  }
  return undefined;
}

/** Returns the exported name of an import: `a` of `import { a as b }`, given `b`. */
function nameInModule({ specifiers }: ImportDeclaration, name: string): string | undefined {
  const specifier = specifiers.find(({ local }) => local.name === name);
  if (!specifier) return undefined;
  if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
    return specifier.imported.name;
  return name;
}

/** Returns true for a type parameter: `Item` of `Table<Item>`. */
const isTypeParameter = (source: Source, name: string) =>
  new RegExp(`<[^<>]*\\b${name}\\b( extends [^<>]+)?[^<>]*>\\s*[({=]`).test(source.text) &&
  !new RegExp(`\\b(interface|type)\\s+${name}\\b`).test(source.text);

/**
 * Finds the declaration of a type in its file or in another file of ours. Returns `package` for a
 * type of an npm package, `parameter` for a type parameter, and undefined for a global type and for
 * the type of a value (`z.infer<typeof schema>`).
 */
export function declarationOf(
  sources: Sources,
  source: Source,
  name: string,
): TypeDeclaration | 'package' | 'parameter' | undefined {
  for (const statement of source.syntax().program.body) {
    const node = declarationIn(statement);
    if (node.type !== 'TSInterfaceDeclaration' && node.type !== 'TSTypeAliasDeclaration') continue;
    if (node.id.name === name) return { source, node };
  }
  const imported = importOf(source, name);
  if (!imported) return isTypeParameter(source, name) ? 'parameter' : undefined;
  if (!imported.module.startsWith('.')) return 'package';
  const file = posix.join(posix.dirname(source.file), imported.module);
  return declarationOf(sources, sources.read(file, source.file), imported.name);
}
