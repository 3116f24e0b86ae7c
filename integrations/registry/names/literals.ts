import { type Node, type Program, visitorKeys } from 'oxc-parser';

/** String in code: offsets of its content, and whether it contains class names. */
export interface Literal {
  start: number;
  end: number;
  /**
   * True if it is the value of something named for classes: `className`, `cn(…)`, `const
   * lineClass`.
   */
  classes: boolean;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Returns the name of a node with a plain one. */
const nameOf = (node: Node) => ('name' in node && typeof node.name === 'string' ? node.name : '');

/** Returns whether strings in a node are class names; undefined: like its parent. */
function holdsClasses(node: Node): boolean | undefined {
  switch (node.type) {
    case 'JSXAttribute':
      return /class/i.test(nameOf(node.name)) || undefined;
    case 'CallExpression':
      return /^(cn|cva|clsx)$/.test(nameOf(node.callee)) || undefined;
    case 'VariableDeclarator':
      return /class/i.test(nameOf(node.id)) || undefined;
    case 'Property':
      return /class/i.test(nameOf(node.key)) || undefined;
    case 'BinaryExpression':
      // `kind === 'link' ? … : …`: a plain word in any context.
      return false;
    default:
      return undefined;
  }
}

/** Returns true for nodes whose `source` is a module specifier. */
const isImport = ({ type }: Node) => /^(Import|Export)/.test(type);

/** Returns all strings of some code in order, except module specifiers. */
export function literalsOf(text: string, program: Program): Literal[] {
  const found: Literal[] = [];
  const visit = (node: Node, around: boolean) => {
    if (node.type === 'Literal' && typeof node.value === 'string')
      found.push({ start: node.start + 1, end: node.end - 1, classes: around });
    if (node.type === 'TemplateElement') {
      const start = text.indexOf(node.value.raw, node.start);
      found.push({ start, end: start + node.value.raw.length, classes: around });
    }
    const classes = holdsClasses(node) ?? around;
    for (const key of visitorKeys[node.type] ?? []) {
      if (key === 'source' && isImport(node)) continue;
      const inner: unknown = Reflect.get(node, key);
      for (const child of Array.isArray(inner) ? inner : [inner])
        if (isNode(child)) visit(child, classes);
    }
  };
  visit(program, false);
  return found.sort((one, other) => one.start - other.start);
}
