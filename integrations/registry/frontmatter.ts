import { type BindingPattern, type Node, parseSync, type Statement, Visitor } from 'oxc-parser';
import { namesUsed } from './names-used.ts';
import { isIn, sourceFolders } from './source-folders.ts';

/** Statement of a page's frontmatter. */
interface Line {
  text: string;
  node: Statement;
  /** Names that it declares. */
  declares: string[];
  uses: ReadonlySet<string>;
  /** True if its value is known only at build time, because it reads a collection. */
  data: boolean;
}

/** Part of the frontmatter that a template needs. */
export interface Needed {
  /** Import statements, reduced to the used names. */
  imports: string[];
  statements: string[];
  /** Names whose values have to be computed at build time. */
  data: string[];
}

function bound(pattern: BindingPattern): string[] {
  return [...namesUsed(pattern)];
}

function declaredBy(node: Statement): string[] | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
      return node.specifiers.map(({ local }) => local.name);
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id }) => bound(id));
    case 'FunctionDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return node.id ? [node.id.name] : [];
    default:
      return undefined;
  }
}

function waits(node: Node): boolean {
  let found = false;
  const visitor = new Visitor({
    AwaitExpression: () => {
      found = true;
    },
  });
  if (node.type === 'VariableDeclaration')
    visitor.visit({
      type: 'Program',
      body: [node],
      sourceType: 'module',
      hashbang: null,
      start: 0,
      end: 0,
    });
  return found;
}

/** Parsed frontmatter of one page. */
export class Frontmatter {
  readonly #lines: Line[];

  /** @throws for a statement that a component file cannot contain. */
  constructor(file: string, code: string) {
    const { program } = parseSync('frontmatter.ts', code);
    this.#lines = program.body.map((node) => {
      const text = code.slice(node.start, node.end);
      const declares = declaredBy(node);
      if (!declares) {
        throw new Error(
          `${file}: "${text}" cannot be part of a registry item. A home's frontmatter contains only imports and const declarations.`,
        );
      }
      const content = node.type === 'ImportDeclaration' && node.source.value === 'astro:content';
      return { text, node, declares, uses: namesUsed(node), data: content || waits(node) };
    });
    this.#spreadData();
  }

  /** Marks statements that use build-time data as build-time data themselves. */
  #spreadData(): void {
    const names = new Set<string>();
    for (const line of this.#lines) {
      if (line.node.type !== 'ImportDeclaration' && [...line.uses].some((name) => names.has(name)))
        line.data = true;
      if (line.data) for (const name of line.declares) names.add(name);
    }
  }

  /**
   * Returns the statements that declare the given names, with their dependencies. With `run`,
   * build-time data is computed instead of being listed as data.
   */
  needed(names: ReadonlySet<string>, run = false): Needed {
    const neededNames = new Set(names);
    const data = new Set<string>();
    const keptLines = new Set<Line>();
    for (const line of this.#lines.toReversed()) {
      const used = line.declares.filter((name) => neededNames.has(name));
      if (used.length === 0) continue;
      if (line.data && !run) {
        for (const name of used) data.add(name);
        continue;
      }
      keptLines.add(line);
      for (const name of line.uses) neededNames.add(name);
    }
    const lines = this.#lines.filter((line) => keptLines.has(line));
    const isImport = ({ node }: Line) => node.type === 'ImportDeclaration';
    return {
      imports: lines.filter(isImport).map((line) => usedImport(line, neededNames)),
      statements: lines.filter((line) => !isImport(line)).map(({ text }) => text),
      data: [...data],
    };
  }

  /**
   * Returns the stylesheet imports of a page; those of themes and layouts are handled elsewhere.
   */
  sheets(resolve: (name: string) => string): string[] {
    return this.#lines.flatMap(({ node, text }) => {
      if (node.type !== 'ImportDeclaration' || node.specifiers.length > 0) return [];
      return isIn(resolve(node.source.value), [...sourceFolders.themes, sourceFolders.layouts])
        ? []
        : [text];
    });
  }
}

/** Prints an import statement without unused names. */
function usedImport({ node, text }: Line, neededNames: ReadonlySet<string>): string {
  if (node.type !== 'ImportDeclaration') return text;
  const used = node.specifiers.filter(({ local }) => neededNames.has(local.name));
  const kind = node.importKind === 'type' ? 'import type' : 'import';
  const [first] = used;
  const of = (part: { start: number; end: number }) =>
    text.slice(part.start - node.start, part.end - node.start);
  const named = used.filter(({ type }) => type === 'ImportSpecifier').map(of);
  const clauses = [
    ...(first && first.type !== 'ImportSpecifier' ? [of(first)] : []),
    ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : []),
  ];
  return `${kind} ${clauses.join(', ')} from '${node.source.value}';`;
}
