import { type Node, type Program, visitorKeys } from 'oxc-parser';

/** String in code. `start` and `end` are the offsets of its content, without quotes. */
export interface Literal {
  start: number;
  end: number;
  /**
   * True if the string contains class names, by the name of its attribute, function or variable:
   * `className`, `cn(…)`, `const lineClass`.
   */
  isClassList: boolean;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Returns the name of a node; empty for nodes without a simple name. */
const nameOf = (node: Node) => ('name' in node && typeof node.name === 'string' ? node.name : '');

/** Returns true if strings in a node are class names; undefined if the parent decides. */
function containsClasses(node: Node): boolean | undefined {
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
      // `kind === 'link' ? … : …`: the string is a plain word, wherever it is.
      return false;
    default:
      return undefined;
  }
}

/** Returns true for nodes whose `source` is a module specifier. */
const isImportOrExport = ({ type }: Node) => /^(Import|Export)/.test(type);

/** Returns all strings of some code in order, except module specifiers. */
export function literalsOf(text: string, program: Program): Literal[] {
  const literals: Literal[] = [];
  const visit = (node: Node, isInClassList: boolean) => {
    if (node.type === 'Literal' && typeof node.value === 'string')
      literals.push({ start: node.start + 1, end: node.end - 1, isClassList: isInClassList });
    if (node.type === 'TemplateElement') {
      const start = text.indexOf(node.value.raw, node.start);
      const end = start + node.value.raw.length;
      literals.push({ start, end, isClassList: isInClassList });
    }
    const isClassList = containsClasses(node) ?? isInClassList;
    for (const key of visitorKeys[node.type] ?? []) {
      if (key === 'source' && isImportOrExport(node)) continue;
      const value: unknown = Reflect.get(node, key);
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) visit(child, isClassList);
    }
  };
  visit(program, false);
  return literals.sort((one, other) => one.start - other.start);
}
