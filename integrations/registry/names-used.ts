import { type Node, visitorKeys } from 'oxc-parser';

/** Returns the keys of a node whose identifiers are labels, not references: `b` in `a.b`. */
function labelKeys(node: Node): readonly string[] {
  if (node.type === 'MemberExpression' && !node.computed) return ['property'];
  if (node.type === 'Property' && !node.computed) return ['key'];
  if (node.type === 'JSXAttribute') return ['name'];
  if (node.type === 'JSXMemberExpression') return ['property'];
  if (node.type === 'JSXClosingElement') return ['name'];
  return [];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/**
 * Returns all names that code uses, values and types, including those that it declares itself;
 * `skip` excludes nodes.
 */
export function namesUsed(node: Node, skip: (node: Node) => boolean = () => false): Set<string> {
  const names = new Set<string>();
  const visit = (current: Node) => {
    if (skip(current)) return;
    if (current.type === 'Identifier') names.add(current.name);
    // `<section>` is an HTML element, `<Section>` a component.
    if (current.type === 'JSXIdentifier' && /^[A-Z]/.test(current.name)) names.add(current.name);
    const skippedKeys = labelKeys(current);
    for (const key of visitorKeys[current.type] ?? []) {
      if (skippedKeys.includes(key)) continue;
      const value: unknown = Reflect.get(current, key);
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
    }
  };
  visit(node);
  return names;
}
