import ts from 'typescript';
import { type Graph, parse } from './graph.ts';

/** Word of a class text; a dynamic one has an expression in it. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** String that holds class names: a literal, the string of a JSX attribute, or a template. */
export interface ClassText {
  form: 'attribute' | 'string' | 'template';
  start: number;
  end: number;
  words: Word[];
  /** Words such as `row-${index}`; the text has a NUL for each expression. */
  dynamic: Word[];
  /** File of the component that it is passed to. */
  component: string | undefined;
}

/** Literal with a selector, as in `closest('.row')`. */
export interface SelectorText {
  start: number;
  end: number;
  text: string;
  isTemplate: boolean;
}

export interface Note {
  start: number;
  text: string;
}

/** Class names in one file. */
export interface FileUses {
  classes: ClassText[];
  selectors: SelectorText[];
  /** Literals outside of everything that is known to hold classes. */
  loose: Note[];
  /** Class expressions whose origin could not be found. */
  unresolved: Note[];
}

/** Names in a file that are known to hold class names. */
interface Known {
  /** Variables and functions. */
  names: Set<string>;
  /** Props of its components. */
  props: Set<string>;
  /** Keys of records. */
  keys: Set<string>;
}

const joiners = new Set(['cn', 'clsx', 'cva', 'twMerge']);
const queries = /^(?:querySelector|querySelectorAll|closest|matches)$/;
const isClassName = (name: string) => /class(?:es|names?)?$/i.test(name);
/** Attributes whose strings are never class names. */
const otherAttributes = /^(?:id|htmlFor|name|href|type|value|key|role|src|alt|label|title|style|d)$/;

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.GreaterThanToken,
]);

/** Returns the identifier that an expression starts with. */
function rootOf(node: ts.Expression): ts.Identifier | undefined {
  if (ts.isIdentifier(node)) return node;
  if (
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isCallExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isParenthesizedExpression(node)
  )
    return rootOf(node.expression);
  return undefined;
}

const nameOf = (node: ts.Node): string =>
  ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.text : '';

/** Finds the class names of all files, following variables, imports and props to their strings. */
export function findUses(graph: Graph, files: readonly string[]): Map<string, FileUses> {
  const known = new Map<string, Known>();
  const knownOf = (file: string): Known => {
    const own = known.get(file) ?? { names: new Set(), props: new Set(), keys: new Set() };
    known.set(file, own);
    return own;
  };
  const sources = new Map(files.map((file) => [file, parse(file, graph.text(file))]));
  const size = () =>
    [...known.values()].reduce(
      (sum, { names, props, keys }) => sum + names.size + props.size + keys.size,
      0,
    );
  let found = new Map<string, FileUses>();
  for (let before = -1; before !== size(); ) {
    before = size();
    found = new Map(
      [...sources].map(([file, source]) => [file, new Scan(file, source, knownOf).uses]),
    );
  }
  return found;
}

class Scan {
  readonly uses: FileUses = { classes: [], selectors: [], loose: [], unresolved: [] };
  readonly #file: string;
  readonly #source: ts.SourceFile;
  readonly #knownOf: (file: string) => Known;
  readonly #known: Known;
  /** Imported names: local name to file and exported name. */
  readonly #imported = new Map<string, { file: string; name: string }>();
  readonly #declared = new Set<string>();
  /** File of the component whose attribute is being read. */
  #component: string | undefined;

  constructor(file: string, source: ts.SourceFile, knownOf: (file: string) => Known) {
    this.#file = file;
    this.#source = source;
    this.#knownOf = knownOf;
    this.#known = knownOf(file);
    this.#readNames(source);
    this.#visit(source, false);
  }

  #readNames(node: ts.Node): void {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const { text } = node.moduleSpecifier;
      const bindings = node.importClause?.namedBindings;
      if (text.startsWith('.') && bindings && ts.isNamedImports(bindings)) {
        const file = joined(this.#file, text);
        for (const { name, propertyName } of bindings.elements)
          this.#imported.set(name.text, { file, name: nameOf(propertyName ?? name) });
      }
    }
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name))
      this.#declared.add(node.name.text);
    if (ts.isFunctionDeclaration(node) && node.name) this.#declared.add(node.name.text);
    ts.forEachChild(node, (child) => this.#readNames(child));
  }

  /** @param holds true where strings are class names */
  #visit(node: ts.Node, holds: boolean): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) return this.#literal(node, holds);
    if (ts.isTemplateExpression(node)) return this.#template(node, holds);
    if (ts.isJsxAttribute(node)) return this.#attribute(node);
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node))
      return this.#children(node, false);
    if (ts.isCallExpression(node)) return this.#call(node, holds);
    if (ts.isVariableDeclaration(node)) {
      const name = nameOf(node.name);
      if (node.initializer)
        this.#visit(node.initializer, isClassName(name) || this.#known.names.has(name));
      return;
    }
    if (ts.isFunctionDeclaration(node) && node.body)
      return this.#children(node, this.#known.names.has(nameOf(node.name ?? node)));
    if (ts.isPropertyAssignment(node)) {
      const name = nameOf(node.name);
      return this.#visit(
        node.initializer,
        holds || isClassName(name) || this.#known.keys.has(name),
      );
    }
    if (ts.isConditionalExpression(node)) {
      this.#visit(node.condition, false);
      this.#visit(node.whenTrue, holds);
      return this.#visit(node.whenFalse, holds);
    }
    if (ts.isBinaryExpression(node)) return this.#binary(node, holds);
    if (ts.isElementAccessExpression(node) || ts.isPropertyAccessExpression(node)) {
      if (holds) this.#follow(node);
      if (ts.isElementAccessExpression(node)) this.#visit(node.argumentExpression, false);
      return this.#visit(node.expression, false);
    }
    if (ts.isIdentifier(node)) {
      if (holds) this.#follow(node);
      return;
    }
    if (ts.isIfStatement(node)) {
      this.#visit(node.expression, false);
      this.#visit(node.thenStatement, holds);
      if (node.elseStatement) this.#visit(node.elseStatement, holds);
      return;
    }
    if (ts.isArrowFunction(node)) return this.#visit(node.body, holds);
    this.#children(node, holds && !ts.isExpressionStatement(node));
  }

  #children(node: ts.Node, holds: boolean): void {
    ts.forEachChild(node, (child) => this.#visit(child, holds));
  }

  #attribute(node: ts.JsxAttribute): void {
    if (!node.initializer) return;
    const name = ts.isIdentifier(node.name) ? node.name.text : '';
    const { tagName } = node.parent.parent;
    const component = this.#imported.get(rootOf(tagName as ts.Expression)?.text ?? '');
    const file = component?.file ?? this.#file;
    const holds = isClassName(name) || this.#knownOf(file).props.has(name);
    const value = node.initializer;
    const outer = this.#component;
    this.#component = component?.file;
    if (ts.isStringLiteral(value)) {
      if (holds) this.#add(value, 'attribute');
      else if (!otherAttributes.test(name) && !/^(?:data|aria)-/.test(name)) this.#looseText(value);
    } else if (ts.isJsxExpression(value) && value.expression)
      this.#visit(value.expression, holds);
    this.#component = outer;
  }

  #call(node: ts.CallExpression, holds: boolean): void {
    const callee = node.expression;
    if (ts.isPropertyAccessExpression(callee)) {
      const method = callee.name.text;
      const [first] = node.arguments;
      if (queries.test(method) && first) this.#selector(first);
      const ofList = /\.classList$/.test(callee.expression.getText(this.#source));
      // `[a, b].filter(Boolean).join(' ')`, `text.split(' ')`.
      this.#visit(callee.expression, holds);
      for (const argument of node.arguments) this.#visit(argument, ofList);
      return;
    }
    const name = nameOf(callee);
    if (holds && !joiners.has(name)) this.#follow(node);
    for (const argument of node.arguments) this.#visit(argument, joiners.has(name));
    if (!ts.isIdentifier(callee)) this.#visit(callee, false);
  }

  #binary(node: ts.BinaryExpression, holds: boolean): void {
    const { left, right } = node;
    const { kind } = node.operatorToken;
    if (comparisons.has(kind)) {
      // Operands are words of another kind.
      for (const side of [left, right]) if (!ts.isStringLiteralLike(side)) this.#visit(side, false);
      return;
    }
    if (kind === ts.SyntaxKind.EqualsToken) {
      const isClass = ts.isPropertyAccessExpression(left) && left.name.text === 'className';
      this.#visit(right, isClass);
      return;
    }
    this.#visit(left, holds && kind !== ts.SyntaxKind.AmpersandAmpersandToken);
    this.#visit(right, holds);
  }

  #literal(node: ts.StringLiteralLike, holds: boolean): void {
    if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) {
      if (holds) this.uses.unresolved.push({ start: node.getStart(), text: `key ${node.text}` });
      return;
    }
    if (holds) this.#add(node, 'string');
    else this.#looseText(node);
  }

  #add(node: ts.StringLiteralLike, form: 'attribute' | 'string'): void {
    const start = node.getStart(this.#source);
    const words = wordsIn(node.text).map(({ text, at }) => ({
      text,
      start: start + 1 + at,
      end: start + 1 + at + text.length,
    }));
    this.#push({ form, start, end: node.end, words, dynamic: [] });
  }

  #push(text: Omit<ClassText, 'component'>): void {
    this.uses.classes.push({ ...text, component: this.#component });
  }

  #looseText(node: ts.StringLiteralLike): void {
    this.uses.loose.push({ start: node.getStart(this.#source), text: node.text });
  }

  #template(node: ts.TemplateExpression, holds: boolean): void {
    for (const { expression } of node.templateSpans)
      this.#visit(expression, holds && !isPart(node, expression));
    const start = node.getStart(this.#source);
    if (!holds) {
      const text = node.getText(this.#source).slice(1, -1);
      this.uses.loose.push({ start, text });
      return;
    }
    // Each expression becomes one NUL, so that words keep their places.
    const whole = this.#source.text;
    const places: number[] = [];
    let text = '';
    const take = (from: number, to: number) => {
      for (let at = from; at < to; at += 1) {
        text += whole[at];
        places.push(at);
      }
    };
    take(start + 1, node.head.end - 2);
    for (const { expression, literal } of node.templateSpans) {
      const separate = isSeparate(expression);
      const from = expression.getFullStart() - 2;
      if (separate) {
        text += ' ';
        places.push(from);
      }
      text += '\0';
      places.push(from);
      if (separate) {
        text += ' ';
        places.push(from);
      }
      const isTail = ts.isTemplateTail(literal);
      take(literal.getStart(this.#source) + 1, literal.end - (isTail ? 1 : 2));
    }
    places.push(node.end - 1);
    const words: Word[] = [];
    const dynamic: Word[] = [];
    for (const { text: word, at } of wordsIn(text)) {
      if (word === '\0') continue;
      const next = places[at + word.length] ?? node.end - 1;
      const found = { text: word, start: places[at] ?? start, end: next };
      if (word.includes('\0')) dynamic.push(found);
      else words.push({ ...found, end: found.start + word.length });
    }
    this.#push({ form: 'template', start, end: node.end, words, dynamic });
  }

  #selector(node: ts.Expression): void {
    if (ts.isStringLiteralLike(node))
      this.uses.selectors.push({
        start: node.getStart(this.#source),
        end: node.end,
        text: node.text,
        isTemplate: false,
      });
    else if (ts.isTemplateExpression(node)) {
      const start = node.getStart(this.#source);
      const text = this.#source.text.slice(start + 1, node.end - 1);
      this.uses.selectors.push({ start, end: node.end, text, isTemplate: true });
    }
  }

  /** Marks where the strings of a class expression come from. */
  #follow(node: ts.Expression): void {
    const root = rootOf(node);
    if (!root || isClassName(root.text)) return;
    const last = ts.isPropertyAccessExpression(node) ? node.name.text : undefined;
    if (last !== undefined && isClassName(last)) return;
    const { text } = root;
    const imported = this.#imported.get(text);
    const origin = parameterOf(root, text);
    if (origin) {
      const key = origin.property ?? last;
      if (key === undefined) return this.#unknown(node);
      if (isClassName(key)) return;
      if (origin.isComponent) this.#known.props.add(key);
      else this.#known.keys.add(key);
      if (last !== undefined) this.#known.keys.add(last);
      return;
    }
    if (imported) this.#knownOf(imported.file).names.add(imported.name);
    else if (this.#declared.has(text)) this.#known.names.add(text);
    else if (text !== 'undefined') this.#unknown(node);
  }

  #unknown(node: ts.Node): void {
    const start = node.getStart(this.#source);
    this.uses.unresolved.push({ start, text: node.getText(this.#source) });
  }
}

/** Returns true for an expression that is part of a word: `row-${index}`. */
function isPart(template: ts.TemplateExpression, expression: ts.Expression): boolean {
  if (isSeparate(expression)) return false;
  const index = template.templateSpans.findIndex((span) => span.expression === expression);
  const before = index === 0 ? template.head : template.templateSpans[index - 1]?.literal;
  const after = template.templateSpans[index]?.literal;
  return /\S$/.test(before?.text ?? '') || /^\S/.test(after?.text ?? '');
}

/** Returns true if all strings of an expression begin with white space: `row${wide ? ' wide' : ''}`. */
function isSeparate(expression: ts.Expression): boolean {
  if (!ts.isConditionalExpression(expression)) return false;
  return [expression.whenTrue, expression.whenFalse].every(
    (side) => ts.isStringLiteralLike(side) && /^(?:\s|$)/.test(side.text),
  );
}

/** Returns how a name comes in as a parameter: from which property, and whether of a component. */
function parameterOf(
  node: ts.Node,
  name: string,
): { property: string | undefined; isComponent: boolean } | undefined {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (!ts.isFunctionLike(at)) continue;
    for (const { name: bound } of at.parameters) {
      const isComponent = /^[A-Z]/.test(functionName(at));
      if (ts.isIdentifier(bound)) {
        if (bound.text === name) return { property: undefined, isComponent };
        continue;
      }
      for (const element of bound.elements) {
        if (!ts.isBindingElement(element) || nameOf(element.name) !== name) continue;
        return { property: nameOf(element.propertyName ?? element.name), isComponent };
      }
    }
  }
  return undefined;
}

function functionName(node: ts.SignatureDeclaration): string {
  if (node.name) return nameOf(node.name);
  const { parent } = node;
  return ts.isVariableDeclaration(parent) ? nameOf(parent.name) : '';
}

function wordsIn(text: string): { text: string; at: number }[] {
  return [...text.matchAll(/[^\s]+/g)].map(({ 0: word, index }) => ({ text: word, at: index }));
}

function joined(file: string, specifier: string): string {
  const parts = file.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
