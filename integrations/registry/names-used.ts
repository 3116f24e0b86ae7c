import { type Node, visitorKeys } from 'oxc-parser';

/** Returns the keys of a node under which an identifier is a label, not a reference. */
function labels(node: Node): readonly string[] {
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
  const found = new Set<string>();
  const visit = (each: Node) => {
    if (skip(each)) return;
    if (each.type === 'Identifier') found.add(each.name);
    // `<section>` is an HTML element, `<Section>` a component.
    if (each.type === 'JSXIdentifier' && /^[A-Z]/.test(each.name)) found.add(each.name);
    const without = labels(each);
    for (const key of visitorKeys[each.type] ?? []) {
      if (without.includes(key)) continue;
      const inner: unknown = Reflect.get(each, key);
      for (const child of Array.isArray(inner) ? inner : [inner]) if (isNode(child)) visit(child);
    }
  };
  visit(node);
  return found;
}
