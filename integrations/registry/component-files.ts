import { posix } from 'node:path';
import type { Function as FunctionNode, ParamPattern, Statement } from 'oxc-parser';
import { docstringAbove } from './docstring.ts';
import { PlainTypes } from './plain-types.ts';
import { sourceFolders } from './source-folders.ts';
import type { Source, Sources } from './sources.ts';

/** Exported component, and whether plain data is enough to use it. */
interface Component {
  name: string;
  docstring: string | undefined;
  /** First requirement beyond plain data and markup; undefined if there is none. */
  requirement: string | undefined;
}

/** File whose component is a registry item. */
export interface ComponentFile {
  file: string;
  /** Kebab-case: the file name, prefixed by that of its page if it belongs to one. */
  name: string;
  /** Component that the file is named after. */
  component: Component;
}

/**
 * Normalizes file and component names for comparison: `hero-napkin.tsx` exports `HeroNapkin`.
 */
const normalizeName = (name: string) => name.replaceAll('-', '').toLowerCase();
const stemOf = (file: string) => posix.basename(file).replace(/\.tsx$/, '');

/**
 * Returns the item name of a file; sections of a page are prefixed, because two pages may have a
 * `hero-split.tsx`.
 */
function nameOf(file: string): string {
  const [, folder] = /^src\/(?:homes|company)\/([^/]+)\//.exec(file) ?? [];
  const stem = stemOf(file);
  return folder === undefined || `${stem}-`.startsWith(`${folder}-`) ? stem : `${folder}-${stem}`;
}

/** Returns the functions that a statement exports. */
function exportedFunctions(statement: Statement): { name: string; params: ParamPattern[] }[] {
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
  const { declaration } = statement;
  if (declaration.type === 'FunctionDeclaration') {
    const { id, params } = declaration as FunctionNode;
    return id ? [{ name: id.name, params }] : [];
  }
  if (declaration.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression'
      ? [{ name: id.name, params: init.params }]
      : [],
  );
}

function componentsOf(source: Source, types: PlainTypes): Component[] {
  return source.syntax().program.body.flatMap((statement) =>
    exportedFunctions(statement)
      .filter(({ name }) => /^[A-Z]/.test(name))
      .map(({ name, params: [props] }) => {
        const type =
          props && 'typeAnnotation' in props ? props.typeAnnotation?.typeAnnotation : undefined;
        const missingType = props && !type ? 'props without a type' : undefined;
        return {
          name,
          docstring: docstringAbove(source, statement.start),
          requirement: missingType ?? (type && types.requirementOf({ type, source })),
        };
      }),
  );
}

/** Component files that are items, and those that are not, with the reason. */
export interface ComponentFiles {
  included: ComponentFile[];
  /** Reasons by file. */
  excluded: Map<string, string>;
}

/**
 * Finds all files of the component folders that export a component which takes plain data.
 * @throws when such a component has no docstring, or two files have the same name.
 */
export function findComponentFiles(sources: Sources): ComponentFiles {
  const types = new PlainTypes(sources);
  const included = new Map<string, ComponentFile>();
  const excluded = new Map<string, string>();
  const files = sourceFolders.components.flatMap((folder) => sources.list(folder, /\.tsx$/));
  for (const file of files) {
    const components = componentsOf(sources.read(file), types);
    if (components.length === 0) continue;
    const name = nameOf(file);
    const plainComponents = components.filter(({ requirement }) => requirement === undefined);
    const component =
      plainComponents.find(
        (candidate) => normalizeName(candidate.name) === normalizeName(stemOf(file)),
      ) ?? plainComponents[0];
    if (!component) {
      const reasons = components.map(({ name, requirement }) => `${name} needs ${requirement}`);
      excluded.set(file, reasons.join('; '));
      continue;
    }
    const undocumented = plainComponents.find(({ docstring }) => !docstring);
    if (undocumented) {
      throw new Error(
        `${file}: ${undocumented.name} has no docstring. Its first sentence describes the registry item; write one above the export.`,
      );
    }
    const other = included.get(name);
    if (other) {
      throw new Error(
        `${other.file} and ${file} are both called ${name}, but /r/${name}.json can be one of them only. Rename one.`,
      );
    }
    included.set(name, { file, name, component });
  }
  return { included: [...included.values()], excluded };
}
