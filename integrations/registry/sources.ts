import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importsOf } from '../imports-of.ts';
import { isDataModule, printDataModule } from './data-module.ts';
import { installedSource, isCssOrJson } from './installed.ts';
import { readOwnNames } from './names.ts';
import { type RenamedText, renameTokens } from './rename.ts';

/** Source file of this project. */
export interface Source {
  /** Path from the root of the project, with `/`. */
  file: string;
  text: string;
  /** Imports: local files as paths from the root, packages by module specifier. */
  imports: { local: string[]; packages: string[] };
  /** Returns the strings of the code without white space; `*` is a part that is computed. */
  strings: () => readonly string[];
  /** Returns the text with prefixed names, for other projects. */
  renamed: () => RenamedText;
  /** Returns the text as it is installed in other projects. */
  installedText: () => string;
}

/** Matches strings and template literals without white space, such as names and paths. */
const stringPattern = /(["'`])((?:\$\{[^{}]*\}|[^"'`\s])+)\1/g;

const stringsIn = (text: string) =>
  [...text.matchAll(stringPattern)].map(([, , string = '']) =>
    string.replaceAll(/\$\{[^{}]*\}/g, '*'),
  );

/** Memoizes a function without arguments. */
export function memoize<Value>(make: () => Value): () => Value {
  let memo: { value: Value } | undefined;
  return () => {
    memo ??= { value: make() };
    return memo.value;
  };
}

/** Source files of a project, cached until they change, and generated files for other projects. */
export class Sources {
  readonly projectRoot: string;
  /** Names that the project's global stylesheet and its themes define. */
  readonly names;
  readonly #cache = new Map<string, { modifiedAt: number; source: Source }>();
  readonly #generatedSources = new Map<string, Source>();

  constructor(projectRoot: string) {
    this.projectRoot = projectRoot;
    this.names = readOwnNames(projectRoot);
  }

  /** Creates a source, whether its file exists with this text or not. */
  create(file: string, text: string): Source {
    const specifiers = isCssOrJson(file) ? [] : importsOf(text);
    const isLocal = (specifier: string) => specifier.startsWith('.');
    const renamed = memoize(() => renameTokens(text, this.names));
    return {
      file,
      text,
      imports: {
        local: specifiers
          .filter(isLocal)
          .map((specifier) => posix.join(posix.dirname(file), specifier)),
        packages: specifiers.filter((specifier) => !isLocal(specifier)),
      },
      strings: memoize(() => (isCssOrJson(file) ? [] : stringsIn(text))),
      renamed,
      installedText: memoize(() => installedSource(file, renamed().text)),
    };
  }

  /** Adds a generated file for other projects, without writing it to disk. */
  addGenerated(file: string, text: string): Source {
    const source = this.create(file, text);
    this.#generatedSources.set(file, source);
    return source;
  }

  /**
   * Reads a file; a module of build-time data with its present values.
   * @throws when it does not exist, naming the file that needs it.
   */
  read(file: string, importer = 'the registry'): Source {
    const generatedSource = this.#generatedSources.get(file);
    if (generatedSource) return generatedSource;
    const path = join(this.projectRoot, file);
    const modifiedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (modifiedAt === undefined) throw new Error(`${importer} needs ${file}, which is not there.`);
    const cached = this.#cache.get(file);
    if (cached?.modifiedAt === modifiedAt) return cached.source;
    const text = readFileSync(path, 'utf8');
    const isData = isDataModule(file);
    const source = this.create(file, isData ? printDataModule(this.projectRoot, file, text) : text);
    this.#cache.set(file, { modifiedAt, source });
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
