import postcss, { type ChildNode, type Root, type Rule } from 'postcss';

/**
 * Parses a built stylesheet, without what the first paint does not need: complete fonts, print
 * styles, styles for pages without script, and transitions, which only an interaction starts.
 */
export function readSheet(css: string): Root {
  const sheet = postcss.parse(css);
  sheet.walk((node) => {
    if (isDeferred(node)) node.remove();
  });
  return sheet;
}

function isDeferred(node: ChildNode): boolean {
  if (node.type === 'decl') return /^transition/.test(node.prop);
  if (node.type !== 'atrule') return node.type === 'comment';
  const { name, params } = node;
  return (
    /^(?:charset|font-face)$/.test(name) ||
    (name === 'media' && /^print$|^\(scripting:\s*none\)/.test(params))
  );
}

/** Returns true for a step of `@keyframes`, such as `50%`. */
export const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(`${parent.name}`);

/** Returns a function that computes the value of each node or selector once. */
export function memoize<Key extends object, Value>(compute: (key: Key) => Value) {
  const values = new WeakMap<Key, { value: Value }>();
  return (key: Key): Value => {
    const entry = values.get(key) ?? { value: compute(key) };
    values.set(key, entry);
    return entry.value;
  };
}
