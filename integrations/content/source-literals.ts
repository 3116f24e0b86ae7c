import type { Node } from 'oxc-parser';

/** Place of a string literal, in terms that an editor of the file understands. */
interface LiteralPlace {
  /** The object: `copy.items[1] ("Shops")`, or the element: `<Picture>`. */
  record: string;
  /** Field or attribute that contains the string, directly or in a list. */
  field: string;
  /** True if the object has a field `sizes`, as pictures do. */
  hasSizes: boolean;
}

/** String literal of a source file. */
export interface SourceLiteral extends LiteralPlace {
  text: string;
  /** Offset in the file. */
  offset: number;
}

const emptyPlace: LiteralPlace = { record: '', field: '', hasSizes: false };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function stringValueOf(node: Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

const nameOf = (node: Node): string =>
  node.type === 'Identifier' || node.type === 'JSXIdentifier'
    ? node.name
    : (stringValueOf(node) ?? '');

type ObjectNode = Extract<Node, { type: 'ObjectExpression' }>;
type CallNode = Extract<Node, { type: 'CallExpression' }>;

function placeOfObject({ properties }: ObjectNode, { record, field }: LiteralPlace): LiteralPlace {
  const fields = new Map(
    properties.flatMap((property) =>
      property.type === 'Property'
        ? [[nameOf(property.key), stringValueOf(property.value)] as const]
        : [],
    ),
  );
  const labelFields = ['title', 'name', 'question', 'heading', 'label'];
  const label = labelFields.map((name) => fields.get(name)).find(Boolean);
  const path = [record.replace(/ \(".*"\)$/, ''), field].filter(Boolean).join('.');
  return {
    record: label ? `${path} ("${label}")` : path,
    field: '',
    hasSizes: fields.has('sizes'),
  };
}

/**
 * Returns true for lookups of pictures: `pictureNamed('desk')`, `['desk',
 * 'lamp'].map(pictureNamed)`.
 */
function isPictureLookup({ callee, arguments: [firstArgument] }: CallNode): boolean {
  const isLookupName = (node: Node | undefined) =>
    node?.type === 'Identifier' && /^picture(Named|Name|Sources)$/.test(node.name);
  return (
    isLookupName(callee) || (callee.type === 'MemberExpression' && isLookupName(firstArgument))
  );
}

/** Returns the place of a child node within the place of its parent. */
function placeOfChild(node: Node, child: Node, index: number, place: LiteralPlace): LiteralPlace {
  switch (node.type) {
    case 'VariableDeclarator':
      return { ...emptyPlace, field: nameOf(node.id) };
    case 'ObjectExpression':
      return placeOfObject(node, place);
    case 'Property':
      return { ...place, field: nameOf(node.key) };
    case 'ArrayExpression':
      return child.type === 'ObjectExpression'
        ? { ...place, field: `${place.field}[${index}]` }
        : place;
    case 'JSXOpeningElement':
      return { ...emptyPlace, record: `<${nameOf(node.name)}>` };
    case 'JSXAttribute':
      return { ...place, field: nameOf(node.name) };
    case 'CallExpression':
      return isPictureLookup(node)
        ? { ...emptyPlace, record: '<lookup>', field: 'picture' }
        : emptyPlace;
    // A value computed from a string is not that string.
    case 'BinaryExpression':
    case 'ConditionalExpression':
    case 'LogicalExpression':
      return emptyPlace;
    default:
      return place;
  }
}

/**
 * Yields all string literals of a syntax tree, except in types, property keys and import
 * specifiers.
 */
export function* sourceLiterals(
  node: Node,
  place: LiteralPlace = emptyPlace,
): Generator<SourceLiteral> {
  const text = stringValueOf(node);
  if (text !== undefined) return yield { ...place, text, offset: node.start };
  if (/^(TS(?!AsE|SatisfiesE|NonNullE)|Import)/.test(node.type)) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'key' || key === 'parent') continue;
    const children = Array.isArray(value) ? value : [value];
    for (const [index, child] of children.entries())
      if (isNode(child)) yield* sourceLiterals(child, placeOfChild(node, child, index, place));
  }
}
