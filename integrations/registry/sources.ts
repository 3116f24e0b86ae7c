import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Comment, type Program, parseSync, Visitor } from 'oxc-parser';
import { importsOf } from '../imports-of.ts';
import { installedSource, isData } from './installed.ts';
import { noUses, type OwnNames, readOwnNames } from './names/own-names.ts';
import { type Renamed, renamedCode, renamedSheet } from './names/rename.ts';
import { teamReplacement, teamReplacementFile } from './team-replacement.ts';

/** Source file of this project, cached until it changes. */
export interface Source {
  /** Path from the root of the project, with `/`. */
  file: string;
  text: string;
  /** Its imports: local files as paths from the root, packages as written. */
  imports: { local: string[]; packages: string[] };
  /** Its syntax tree, parsed at the first call. */
  syntax: () => { program: Program; comments: Comment[] };
  /** All string literals in its code. */
  strings: () => ReadonlySet<string>;
  /** Template literals in its code: the static pieces of each, in order. */
  templates: () => readonly (readonly string[])[];
  /** Its text with prefixed names, for other projects. */
  renamed: () => Renamed;
  /** Its text as installed in other projects. */
  installed: () => string;
}

/**
 * Parses TypeScript.
 * @throws with file and position when the text is not valid.
 */
function parse(file: string, text: string) {
  const { program, comments, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file} cannot be read: ${error.codeframe ?? error.message}`);
  return { program, comments };
}

function stringsIn(program: Program): ReadonlySet<string> {
  const found = new Set<string>();
  new Visitor({
    Literal: ({ value }) => typeof value === 'string' && found.add(value),
    TemplateElement: ({ value }) => value.cooked && found.add(value.cooked),
  }).visit(program);
  return found;
}

function templatesIn(program: Program): readonly (readonly string[])[] {
  const found: string[][] = [];
  new Visitor({
    TemplateLiteral: ({ quasis }) => {
      if (quasis.length > 1) found.push(quasis.map(({ value }) => value.cooked ?? ''));
    },
  }).visit(program);
  return found;
}

/** Memoizes a function without arguments. */
export function memoize<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function sourceOf(file: string, text: string, names: OwnNames): Source {
  const imported = isData(file) ? [] : importsOf(text);
  const isLocal = (name: string) => name.startsWith('.');
  const syntax = memoize(() => parse(file, text));
  const renamed = memoize((): Renamed => {
    if (file.endsWith('.css')) return renamedSheet(text, names);
    return isData(file) ? { text, uses: noUses() } : renamedCode(text, syntax().program, names);
  });
  return {
    file,
    text,
    imports: {
      local: imported.filter(isLocal).map((name) => posix.join(posix.dirname(file), name)),
      packages: imported.filter((name) => !isLocal(name)),
    },
    syntax,
    strings: memoize(() => (isData(file) ? new Set() : stringsIn(syntax().program))),
    templates: memoize(() => (isData(file) ? [] : templatesIn(syntax().program))),
    renamed,
    installed: memoize(() => installedSource(file, renamed().text)),
  };
}

/** Source files of a project. Each is parsed once; changed files are read again. */
export class Sources {
  readonly root: string;
  /** Names that its global stylesheet and its themes define. */
  readonly names: OwnNames;
  readonly #known = new Map<string, { at: number; source: Source }>();
  readonly #written = new Map<string, Source>();
  readonly #variants = new Map<string, Source>();

  constructor(root: string) {
    this.root = root;
    this.names = readOwnNames(root);
    this.refresh();
  }

  /** Regenerates the replacement of the team module, which depends on the files in a folder. */
  refresh(): void {
    this.write(teamReplacementFile, teamReplacement(this.root));
  }

  /** Adds a generated file for other projects, without writing it to disk. */
  write(file: string, text: string): string {
    if (this.#written.get(file)?.text !== text)
      this.#written.set(file, sourceOf(file, text, this.names));
    return file;
  }

  /** Returns a source with the path of an existing file and a different text. */
  variant(file: string, text: string): Source {
    const known = this.#variants.get(file);
    if (known?.text === text) return known;
    const source = sourceOf(file, text, this.names);
    this.#variants.set(file, source);
    return source;
  }

  /**
   * Reads a file.
   * @throws when it does not exist, naming the file that needs it.
   */
  read(file: string, importer = 'the registry'): Source {
    const written = this.#written.get(file);
    if (written) return written;
    const path = join(this.root, file);
    const at = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (at === undefined) throw new Error(`${importer} needs ${file}, which is not there.`);
    const known = this.#known.get(file);
    if (known?.at === at) return known.source;
    const source = sourceOf(file, readFileSync(path, 'utf8'), this.names);
    this.#known.set(file, { at, source });
    return source;
  }

  has(file: string): boolean {
    return this.#written.has(file) || existsSync(join(this.root, file));
  }

  /** Lists all files below a folder with one of the extensions, sorted, without tests. */
  list(folder: string, ending: RegExp): string[] {
    if (!existsSync(join(this.root, folder))) return [];
    return readdirSync(join(this.root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => ending.test(file) && !/\.(test|spec)\.\w+$/.test(file))
      .sort();
  }
}
