import { posix } from 'node:path';
import type { Function as FunctionNode, ParamPattern, Statement } from 'oxc-parser';
import { docstringAbove } from './docstring.ts';
import { PlainTypes } from './plain-types.ts';
import { rooms } from './rooms.ts';
import type { Source, Sources } from './sources.ts';

/** An exported component, and whether others can use it with nothing but plain data. */
interface Component {
  name: string;
  docstring: string | undefined;
  /** What it needs beyond plain data and markup; undefined: nothing. */
  needs: string | undefined;
}

/** A file with components that can be taken home. */
export interface Part {
  file: string;
  /** Kebab-case: the name of the file, behind that of its page where it stands with one. */
  name: string;
  /** The component that the file is named after. */
  component: Component;
}

/** `hero-floating.tsx` exports `HeroFloating`: compared without case and dashes. */
const plainName = (name: string) => name.replaceAll('-', '').toLowerCase();
const stem = (file: string) => posix.basename(file).replace(/\.tsx$/, '');

/** Sections stand with their page, and two pages may well have a `hero-split.tsx`. */
function nameOf(file: string): string {
  const [, room] = /^src\/(?:homes|company)\/([^/]+)\//.exec(file) ?? [];
  const own = stem(file);
  return room === undefined || `${own}-`.startsWith(`${room}-`) ? own : `${room}-${own}`;
}

function exported(statement: Statement): { name: string; params: ParamPattern[] }[] {
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
    exported(statement)
      .filter(({ name }) => /^[A-Z]/.test(name))
      .map(({ name, params: [props] }) => {
        const type =
          props && 'typeAnnotation' in props ? props.typeAnnotation?.typeAnnotation : undefined;
        const untyped = props && !type ? 'props without a type' : undefined;
        return {
          name,
          docstring: docstringAbove(source, statement.start),
          needs: untyped ?? (type && types.needs({ type, source })),
        };
      }),
  );
}

/** What stands in the rooms: parts, and what is left out of them with the reason. */
export interface Parts {
  parts: Part[];
  /** `file: reason`. */
  leftOut: Map<string, string>;
}

/**
 * Every file of the rooms that exports a component which takes plain data.
 * @throws when such a component has no docstring, or two files go by one name.
 */
export function findParts(sources: Sources): Parts {
  const types = new PlainTypes(sources);
  const parts = new Map<string, Part>();
  const leftOut = new Map<string, string>();
  const files = rooms.parts.flatMap((room) => sources.list(room, /\.tsx$/));
  for (const file of files) {
    const components = componentsOf(sources.read(file), types);
    if (components.length === 0) continue;
    const name = nameOf(file);
    const plain = components.filter(({ needs }) => needs === undefined);
    const component =
      plain.find((each) => plainName(each.name) === plainName(stem(file))) ?? plain[0];
    if (!component) {
      leftOut.set(file, components.map((each) => `${each.name} needs ${each.needs}`).join('; '));
      continue;
    }
    const silent = plain.find(({ docstring }) => !docstring);
    if (silent) {
      throw new Error(
        `${file}: ${silent.name} has no docstring. Its first sentence describes the item that people take home; write one above the export.`,
      );
    }
    const other = parts.get(name);
    if (other) {
      throw new Error(
        `${other.file} and ${file} are both called ${name}, but /r/${name}.json can be one of them only. Rename one.`,
      );
    }
    parts.set(name, { file, name, component });
  }
  return { parts: [...parts.values()], leftOut };
}
