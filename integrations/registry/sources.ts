import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Comment, type Program, parseSync, Visitor } from 'oxc-parser';
import { importsOf } from '../imports-of.ts';
import { installedSource, isCssOrJson } from './installed.ts';
import { emptyUsedNames, type OwnNames, readOwnNames } from './names/own-names.ts';
import { type RenamedSource, renameInCode, renameInSheet } from './names/rename.ts';
import { teamReplacement, teamReplacementFile } from './team-replacement.ts';

/** Source file of this project, cached until it changes. */
export interface Source {
  /** Path from the root of the project, with `/`. */
  file: string;
  text: string;
  /** Imports: local files as paths from the root, packages by module specifier. */
  imports: { local: string[]; packages: string[] };
  /** Returns the syntax tree, which is parsed at the first call. */
  syntax: () => { program: Program; comments: Comment[] };
  /** Returns all string literals of the code. */
  strings: () => ReadonlySet<string>;
  /** Returns the static pieces of each template literal of the code, in order. */
  templates: () => readonly (readonly string[])[];
  /** Returns the text with prefixed names, for other projects. */
  renamedSource: () => RenamedSource;
  /** Returns the text as it is installed in other projects. */
  installedText: () => string;
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
  const strings = new Set<string>();
  new Visitor({
    Literal: ({ value }) => typeof value === 'string' && strings.add(value),
    TemplateElement: ({ value }) => value.cooked && strings.add(value.cooked),
  }).visit(program);
  return strings;
}

function templatesIn(program: Program): readonly (readonly string[])[] {
  const templates: string[][] = [];
  new Visitor({
    TemplateLiteral: ({ quasis }) => {
      if (quasis.length > 1) templates.push(quasis.map(({ value }) => value.cooked ?? ''));
    },
  }).visit(program);
  return templates;
}

/** Memoizes a function without arguments. */
export function memoize<Value>(make: () => Value): () => Value {
  let memo: { value: Value } | undefined;
  return () => {
    memo ??= { value: make() };
    return memo.value;
  };
}

function createSource(file: string, text: string, names: OwnNames): Source {
  const specifiers = isCssOrJson(file) ? [] : importsOf(text);
  const isLocal = (specifier: string) => specifier.startsWith('.');
  const syntax = memoize(() => parse(file, text));
  const renamedSource = memoize((): RenamedSource => {
    if (file.endsWith('.css')) return renameInSheet(text, names, file.endsWith('.module.css'));
    if (isCssOrJson(file)) return { text, usedNames: emptyUsedNames() };
    return renameInCode(text, syntax().program, names);
  });
  return {
    file,
    text,
    imports: {
      local: specifiers
        .filter(isLocal)
        .map((specifier) => posix.join(posix.dirname(file), specifier)),
      packages: specifiers.filter((specifier) => !isLocal(specifier)),
    },
    syntax,
    strings: memoize(() => (isCssOrJson(file) ? new Set() : stringsIn(syntax().program))),
    templates: memoize(() => (isCssOrJson(file) ? [] : templatesIn(syntax().program))),
    renamedSource,
    installedText: memoize(() => installedSource(file, renamedSource().text)),
  };
}

/** Source files of a project. Each is parsed once; changed files are read again. */
export class Sources {
  readonly projectRoot: string;
  /** Names that the project's global stylesheet and its themes define. */
  readonly names: OwnNames;
  readonly #sourceCache = new Map<string, { modifiedAt: number; source: Source }>();
  readonly #generatedSources = new Map<string, Source>();
  /** Sources with a text other than that of their file, by file. */
  readonly #variants = new Map<string, Source>();

  constructor(projectRoot: string) {
    this.projectRoot = projectRoot;
    this.names = readOwnNames(projectRoot);
    this.refresh();
  }

  /** Generates the replacement of the team module anew, because it depends on files in a folder. */
  refresh(): void {
    this.addGenerated(teamReplacementFile, teamReplacement(this.projectRoot));
  }

  /** Adds a generated file for other projects, without writing it to disk. */
  addGenerated(file: string, text: string): string {
    if (this.#generatedSources.get(file)?.text !== text)
      this.#generatedSources.set(file, createSource(file, text, this.names));
    return file;
  }

  /** Returns a variant of a source: the path of an existing file with a different text. */
  variantOf(file: string, text: string): Source {
    const previousVariant = this.#variants.get(file);
    if (previousVariant?.text === text) return previousVariant;
    const source = createSource(file, text, this.names);
    this.#variants.set(file, source);
    return source;
  }

  /**
   * Reads a file.
   * @throws when it does not exist, naming the file that needs it.
   */
  read(file: string, importer = 'the registry'): Source {
    const generatedSource = this.#generatedSources.get(file);
    if (generatedSource) return generatedSource;
    const path = join(this.projectRoot, file);
    const modifiedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (modifiedAt === undefined) throw new Error(`${importer} needs ${file}, which is not there.`);
    const cacheEntry = this.#sourceCache.get(file);
    if (cacheEntry?.modifiedAt === modifiedAt) return cacheEntry.source;
    const source = createSource(file, readFileSync(path, 'utf8'), this.names);
    this.#sourceCache.set(file, { modifiedAt, source });
    return source;
  }

  has(file: string): boolean {
    return this.#generatedSources.has(file) || existsSync(join(this.projectRoot, file));
  }

  /** Lists all files below a folder that match a pattern, sorted, without tests. */
  list(folder: string, pattern: RegExp): string[] {
    if (!existsSync(join(this.projectRoot, folder))) return [];
    return readdirSync(join(this.projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => pattern.test(file) && !/\.(test|spec)\.\w+$/.test(file))
      .sort();
  }
}
