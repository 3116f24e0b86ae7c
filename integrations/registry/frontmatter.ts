import { type BindingPattern, type Node, parseSync, type Statement, Visitor } from 'oxc-parser';
import { namesUsed } from './names-used.ts';
import { isIn, sourceFolders } from './source-folders.ts';

/** Statement of a page's frontmatter. */
interface FrontmatterLine {
  text: string;
  node: Statement;
  declaredNames: string[];
  usedNames: ReadonlySet<string>;
  /** True if the value is known only at build time, because it comes from a collection. */
  isBuildTimeData: boolean;
}

/** Part of a frontmatter that declares given names. */
export interface FrontmatterPart {
  /** Import statements, reduced to the used names. */
  imports: string[];
  statements: string[];
  /** Names whose values are known only at build time. */
  buildTimeNames: string[];
}

function boundNames(pattern: BindingPattern): string[] {
  return [...namesUsed(pattern)];
}

/** Returns the names that a statement declares; undefined for statements of other kinds. */
function declaredNamesOf(node: Statement): string[] | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
      return node.specifiers.map(({ local }) => local.name);
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id }) => boundNames(id));
    case 'FunctionDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return node.id ? [node.id.name] : [];
    default:
      return undefined;
  }
}

function hasAwait(node: Node): boolean {
  let result = false;
  const visitor = new Visitor({
    AwaitExpression: () => {
      result = true;
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
  return result;
}

/** Parsed frontmatter of one page. */
export class Frontmatter {
  readonly #lines: FrontmatterLine[];

  /** @throws for a statement that a component file cannot contain. */
  constructor(file: string, code: string) {
    const { program } = parseSync('frontmatter.ts', code);
    this.#lines = program.body.map((node) => {
      const text = code.slice(node.start, node.end);
      const declaredNames = declaredNamesOf(node);
      if (!declaredNames) {
        throw new Error(
          `${file}: "${text}" cannot be part of a registry item. A home's frontmatter contains only imports and const declarations.`,
        );
      }
      const isContentImport =
        node.type === 'ImportDeclaration' && node.source.value === 'astro:content';
      const isBuildTimeData = isContentImport || hasAwait(node);
      return { text, node, declaredNames, usedNames: namesUsed(node), isBuildTimeData };
    });
    this.#markBuildTimeData();
  }

  /** Marks statements that use build-time data as build-time data themselves. */
  #markBuildTimeData(): void {
    const buildTimeNames = new Set<string>();
    for (const line of this.#lines) {
      const usesData = [...line.usedNames].some((name) => buildTimeNames.has(name));
      if (line.node.type !== 'ImportDeclaration' && usesData) line.isBuildTimeData = true;
      if (line.isBuildTimeData) for (const name of line.declaredNames) buildTimeNames.add(name);
    }
  }

  /**
   * Returns the statements that declare the given names, with their dependencies. Build-time data
   * is listed by name only, unless `includesBuildTimeData` is true.
   */
  partFor(names: ReadonlySet<string>, includesBuildTimeData = false): FrontmatterPart {
    const neededNames = new Set(names);
    const buildTimeNames = new Set<string>();
    const neededLines = new Set<FrontmatterLine>();
    for (const line of this.#lines.toReversed()) {
      const neededDeclarations = line.declaredNames.filter((name) => neededNames.has(name));
      if (neededDeclarations.length === 0) continue;
      if (line.isBuildTimeData && !includesBuildTimeData) {
        for (const name of neededDeclarations) buildTimeNames.add(name);
        continue;
      }
      neededLines.add(line);
      for (const name of line.usedNames) neededNames.add(name);
    }
    const lines = this.#lines.filter((line) => neededLines.has(line));
    const isImport = ({ node }: FrontmatterLine) => node.type === 'ImportDeclaration';
    return {
      imports: lines.filter(isImport).map((line) => printImport(line, neededNames)),
      statements: lines.filter((line) => !isImport(line)).map(({ text }) => text),
      buildTimeNames: [...buildTimeNames],
    };
  }

  /**
   * Returns the stylesheet imports of a page, except those of themes and layouts, which are handled
   * elsewhere.
   */
  sheetImports(resolve: (name: string) => string): string[] {
    return this.#lines.flatMap(({ node, text }) => {
      if (node.type !== 'ImportDeclaration' || node.specifiers.length > 0) return [];
      return isIn(resolve(node.source.value), [...sourceFolders.themes, sourceFolders.layouts])
        ? []
        : [text];
    });
  }
}

/** Prints an import statement without unused names. */
function printImport({ node, text }: FrontmatterLine, neededNames: ReadonlySet<string>): string {
  if (node.type !== 'ImportDeclaration') return text;
  const usedSpecifiers = node.specifiers.filter(({ local }) => neededNames.has(local.name));
  const keyword = node.importKind === 'type' ? 'import type' : 'import';
  const [firstSpecifier] = usedSpecifiers;
  const sourceOf = (specifier: { start: number; end: number }) =>
    text.slice(specifier.start - node.start, specifier.end - node.start);
  const namedSpecifiers = usedSpecifiers.filter(({ type }) => type === 'ImportSpecifier');
  const namedImports = namedSpecifiers.map(sourceOf);
  const clauses = [
    ...(firstSpecifier && firstSpecifier.type !== 'ImportSpecifier'
      ? [sourceOf(firstSpecifier)]
      : []),
    ...(namedImports.length > 0 ? [`{ ${namedImports.join(', ')} }`] : []),
  ];
  return `${keyword} ${clauses.join(', ')} from '${node.source.value}';`;
}
