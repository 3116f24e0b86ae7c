import { type Node, type Program, visitorKeys } from 'oxc-parser';

/** A text that is written out in code: where its inside stands, and whether classes stand in it. */
export interface Literal {
  start: number;
  end: number;
  /** It is given to something that is named for classes: `className`, `cn(…)`, `const lineClass`. */
  classes: boolean;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The name of something, where it has a plain one. */
const nameOf = (node: Node) => ('name' in node && typeof node.name === 'string' ? node.name : '');

/** Whether texts in a node are classes; undefined: as round it. */
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
      // `kind === 'link' ? … : …`: a word, wherever it stands.
      return false;
    default:
      return undefined;
  }
}

/** Keys under which a file to import is named. */
const isImport = ({ type }: Node) => /^(Import|Export)/.test(type);

/** All texts of some code in their order; addresses of imports are none. */
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
