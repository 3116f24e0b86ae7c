import { posix } from 'node:path';
import type {
  ImportDeclaration,
  Statement,
  TSInterfaceDeclaration,
  TSTypeAliasDeclaration,
} from 'oxc-parser';
import type { Source, Sources } from './sources.ts';

/** Interface or type alias with the file that declares it. */
export interface Declared {
  source: Source;
  node: TSInterfaceDeclaration | TSTypeAliasDeclaration;
}

const named = (statement: Statement) =>
  statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement;

/** Returns the exported name and the specifier of an imported name. */
function importOf(source: Source, name: string): { from: string; name: string } | undefined {
  for (const statement of source.syntax().program.body) {
    if (statement.type === 'ImportDeclaration') {
      const found = importedName(statement, name);
      if (found) return { from: statement.source.value, name: found };
    }
    if (statement.type === 'ExportNamedDeclaration' && statement.source) {
      const passed = statement.specifiers.find(
        ({ exported }) => exported.type === 'Identifier' && exported.name === name,
      );
      if (passed?.local.type === 'Identifier')
        return { from: statement.source.value, name: passed.local.name };
    }
  }
  return undefined;
}

function importedName({ specifiers }: ImportDeclaration, name: string): string | undefined {
  const found = specifiers.find(({ local }) => local.name === name);
  if (!found) return undefined;
  if (found.type === 'ImportSpecifier' && found.imported.type === 'Identifier')
    return found.imported.name;
  return name;
}

/** Returns true for a type parameter: `Item` of `Table<Item>`. */
const isParameter = (source: Source, name: string) =>
  new RegExp(`<[^<>]*\\b${name}\\b( extends [^<>]+)?[^<>]*>\\s*[({=]`).test(source.text) &&
  !new RegExp(`\\b(interface|type)\\s+${name}\\b`).test(source.text);

/**
 * Finds the declaration of a type: in this file, in another file of ours, in a package, as a type
 * parameter; undefined for a global type, or the type of a value (`z.infer<typeof schema>`).
 */
export function declarationOf(
  sources: Sources,
  source: Source,
  name: string,
): Declared | 'package' | 'parameter' | undefined {
  for (const statement of source.syntax().program.body) {
    const node = named(statement);
    if (node.type !== 'TSInterfaceDeclaration' && node.type !== 'TSTypeAliasDeclaration') continue;
    if (node.id.name === name) return { source, node };
  }
  const imported = importOf(source, name);
  if (!imported) return isParameter(source, name) ? 'parameter' : undefined;
  if (!imported.from.startsWith('.')) return 'package';
  const file = posix.join(posix.dirname(source.file), imported.from);
  return declarationOf(sources, sources.read(file, source.file), imported.name);
}
