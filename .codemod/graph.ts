import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** Import of a local file, with the position of its statement. */
export interface LocalImport {
  target: string;
  /** True for `import './x.css'`. */
  isSideEffect: boolean;
  /** Offsets of the statement; those of a dynamic import are its expression. */
  start: number;
  end: number;
}

/** Frontmatter of an Astro file. */
export const frontmatter = /^---\n([\s\S]*?)\n---/;
const astroScript = /<script(?: src="(\.[^"]+)")?>([\s\S]*?)<\/script>/g;

/** Parses code as TSX, or as TypeScript where the file is `.ts`. */
export const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX,
  );

/** Returns the local imports of code, in source order. */
function importsIn(file: string, text: string, offset = 0): LocalImport[] {
  const found: LocalImport[] = [];
  const source = parse(file.replace(/\.astro$/, '.ts'), text);
  const add = (specifier: ts.Node | undefined, statement: ts.Node, isSideEffect = false) => {
    if (!specifier || !ts.isStringLiteralLike(specifier) || !specifier.text.startsWith('.')) return;
    found.push({
      target: posix.join(posix.dirname(file), specifier.text),
      isSideEffect,
      start: statement.getStart(source) + offset,
      end: statement.end + offset,
    });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      if (!node.importClause?.isTypeOnly) add(node.moduleSpecifier, node, !node.importClause);
    } else if (ts.isExportDeclaration(node)) {
      if (!node.isTypeOnly) add(node.moduleSpecifier, node);
    } else if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword
    ) {
      add(node.arguments[0], node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function importsOfFile(file: string, text: string): LocalImport[] {
  if (!file.endsWith('.astro')) return importsIn(file, text);
  const head = frontmatter.exec(text);
  const own = head ? importsIn(file, head[1] ?? '', 4) : [];
  for (const [, src, code = ''] of text.matchAll(astroScript)) {
    if (src) {
      const target = posix.join(posix.dirname(file), src);
      own.push({ target, isSideEffect: false, start: 0, end: 0 });
    } else {
      // Positions are those in the script: nothing is rewritten there.
      const found = importsIn(file, code);
      own.push(...found.map(({ target }) => ({ target, isSideEffect: false, start: 0, end: 0 })));
    }
  }
  return own;
}

/** Source files below `src`, the imports between them, and the pages that reach each. */
export class Graph {
  readonly files: string[];
  readonly #texts = new Map<string, string>();
  readonly #imports = new Map<string, LocalImport[]>();
  readonly #pages = new Map<string, Set<string>>();

  constructor() {
    this.files = globSync('src/**/*.{ts,tsx,astro,css}')
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !file.endsWith('.d.ts'))
      .sort();
    for (const entry of this.entries) for (const file of this.order(entry)) this.#add(file, entry);
  }

  /** Pages of the site. */
  get entries(): string[] {
    return this.files.filter((file) => /^src\/(?:sample-)?pages\/.*\.astro$/.test(file));
  }

  text(file: string): string {
    const known = this.#texts.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
    this.#texts.set(file, known);
    return known;
  }

  imports(file: string): LocalImport[] {
    const isCode = /\.(?:tsx?|astro)$/.test(file);
    const known =
      this.#imports.get(file) ?? (isCode ? importsOfFile(file, this.text(file)) : []);
    this.#imports.set(file, known);
    return known;
  }

  /** Returns the pages that load a file. */
  pages(file: string): ReadonlySet<string> {
    return this.#pages.get(file) ?? new Set();
  }

  /**
   * Returns all files that a page loads in the order of execution, which is the order of its rules;
   * `sorted` gives the imports of a file in another order.
   */
  order(
    entry: string,
    sorted: (file: string) => readonly { target: string }[] = (file) => this.imports(file),
  ): string[] {
    const seen = new Set<string>();
    const done: string[] = [];
    const visit = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const { target } of sorted(file)) visit(target);
      done.push(file);
    };
    visit(entry);
    return done;
  }

  #add(file: string, page: string): void {
    const pages = this.#pages.get(file) ?? new Set();
    pages.add(page);
    this.#pages.set(file, pages);
  }
}

/** Returns the part of the site a file belongs to: a home, a page of the firm, an element, the blog. */
export function unitOf(file: string): string {
  const [, first = '', second = ''] = file.split('/');
  const isDivided = /^(?:homes|company|elements|blocks|showcase)$/.test(first);
  return isDivided ? `${first}/${second}` : first;
}
