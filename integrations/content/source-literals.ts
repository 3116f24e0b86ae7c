import type { Node } from 'oxc-parser';

/** Place of a string literal, in terms that help an editor to find it. */
interface Place {
  /** The object: `copy.items[1] ("Shops")`, or the element: `<Picture>`. */
  record: string;
  /** Field or attribute that holds the string, directly or in a list. */
  field: string;
  /** True if the object has a field `sizes`, as pictures do. */
  sized: boolean;
}

/** String literal of a source file. */
export interface SourceLiteral extends Place {
  text: string;
  /** Offset in the file. */
  at: number;
}

const nowhere: Place = { record: '', field: '', sized: false };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function textOf(node: Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

const nameOf = (node: Node): string =>
  node.type === 'Identifier' || node.type === 'JSXIdentifier' ? node.name : (textOf(node) ?? '');

type ObjectNode = Extract<Node, { type: 'ObjectExpression' }>;
type CallNode = Extract<Node, { type: 'CallExpression' }>;

function recordOf({ properties }: ObjectNode, { record, field }: Place): Place {
  const fields = new Map(
    properties.flatMap((each) =>
      each.type === 'Property' ? [[nameOf(each.key), textOf(each.value)] as const] : [],
    ),
  );
  const names = ['title', 'name', 'question', 'heading', 'label'];
  const label = names.map((name) => fields.get(name)).find(Boolean);
  const path = [record.replace(/ \(".*"\)$/, ''), field].filter(Boolean).join('.');
  return {
    record: label ? `${path} ("${label}")` : path,
    field: '',
    sized: fields.has('sizes'),
  };
}

/**
 * Returns true for lookups of pictures: `pictureNamed('desk')`, `['desk',
 * 'lamp'].map(pictureNamed)`.
 */
function isPictureLookup({ callee, arguments: [first] }: CallNode): boolean {
  const isLookup = (node: Node | undefined) =>
    node?.type === 'Identifier' && /^picture(Named|Name|Sources)$/.test(node.name);
  return isLookup(callee) || (callee.type === 'MemberExpression' && isLookup(first));
}

/** Returns the place of a child node within the place of its parent. */
function placeWithin(node: Node, part: Node, index: number, place: Place): Place {
  switch (node.type) {
    case 'VariableDeclarator':
      return { ...nowhere, field: nameOf(node.id) };
    case 'ObjectExpression':
      return recordOf(node, place);
    case 'Property':
      return { ...place, field: nameOf(node.key) };
    case 'ArrayExpression':
      return part.type === 'ObjectExpression'
        ? { ...place, field: `${place.field}[${index}]` }
        : place;
    case 'JSXOpeningElement':
      return { ...nowhere, record: `<${nameOf(node.name)}>` };
    case 'JSXAttribute':
      return { ...place, field: nameOf(node.name) };
    case 'CallExpression':
      return isPictureLookup(node) ? { ...nowhere, record: '<lookup>', field: 'picture' } : nowhere;
    // A value computed from a string is not that string.
    case 'BinaryExpression':
    case 'ConditionalExpression':
    case 'LogicalExpression':
      return nowhere;
    default:
      return place;
  }
}

/**
 * Yields all string literals of a syntax tree, except in types, property keys and import
 * specifiers.
 */
export function* sourceLiterals(node: Node, place: Place = nowhere): Generator<SourceLiteral> {
  const text = textOf(node);
  if (text !== undefined) return yield { ...place, text, at: node.start };
  if (/^(TS(?!AsE|SatisfiesE|NonNullE)|Import)/.test(node.type)) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'key' || key === 'parent') continue;
    const parts = Array.isArray(value) ? value : [value];
    for (const [index, part] of parts.entries())
      if (isNode(part)) yield* sourceLiterals(part, placeWithin(node, part, index, place));
  }
}
