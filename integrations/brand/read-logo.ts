import { readFileSync } from 'node:fs';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { LogoDrawing, LogoShape } from '../../src/elements/logo/brand-shape.ts';

const shapeTags = [
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
] as const;
const isShapeTag = (name: string): name is LogoShape['tag'] =>
  shapeTags.some((tag) => tag === name);

/** Elements that describe the drawing and are not rendered. */
const nonRenderedElements = new Set(['title', 'desc', 'metadata', 'sodipodi:namedview']);

/**
 * Matches attributes that are kept: geometry and paint. Names and metadata of drawing programs are
 * dropped.
 */
const allowedAttributePattern =
  /^(d|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|width|height|points|transform|opacity|(?:fill|stroke)(?:-[a-z]+)?|clip-rule)$/;

const toCamelCase = (name: string) =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Creates the error for an unusable logo; its message says how to export it. */
const logoError = (file: string, reason: string) =>
  new Error(
    `${file} ${reason}. The logo is drawn in the colors of every theme, so it has to be flat shapes: export it as plain paths with presentation attributes (site.config.ts, company.logo).`,
  );

/** Parses paint that drawing programs write as `style="fill:#000"`. */
const parseStyleAttribute = (text: string) =>
  text
    .split(';')
    .map((line) => line.split(':').map((part) => part.trim()))
    .filter((pair): pair is [string, string] => pair.length === 2);

function parseShape(file: string, element: Tree.Element): LogoShape[] {
  const { tagName, attrs } = element;
  if (nonRenderedElements.has(tagName) || (tagName === 'defs' && elementsIn(element).length === 0))
    return [];
  if (!isShapeTag(tagName)) throw logoError(file, `holds <${tagName}>`);
  const attributes = attrs.flatMap(({ name, value }) =>
    name === 'style' ? parseStyleAttribute(value) : [[name, value] as const],
  );
  const hasAccent = attrs.some(({ name, value }) => name === 'class' && /\baccent\b/.test(value));
  const props: Record<string, string> = {};
  for (const [name, value] of attributes) {
    if (value.includes('url(')) throw logoError(file, `paints with ${value}`);
    if (allowedAttributePattern.test(name) && !(hasAccent && name === 'fill'))
      props[toCamelCase(name)] = value;
  }
  const shapes = elementsIn(element).flatMap((child) => parseShape(file, child));
  return [
    {
      tag: tagName,
      props,
      ...(hasAccent && { accent: true }),
      ...(shapes.length > 0 && { shapes }),
    },
  ];
}

const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node;
const elementsIn = (node: Tree.ParentNode) => node.childNodes.filter(isElement);

/** Returns the view box; from width and height where the attribute is missing. */
function viewBoxOf(file: string, { attrs }: Tree.Element): number[] {
  const attribute = (name: string) => attrs.find((item) => item.name === name)?.value;
  const viewBox = attribute('viewBox') ?? `0 0 ${attribute('width')} ${attribute('height')}`;
  const numbers = viewBox.split(/[\s,]+/).map(Number.parseFloat);
  if (numbers.length !== 4 || numbers.some(Number.isNaN)) throw logoError(file, 'has no viewBox');
  return numbers;
}

/**
 * Reads the logo from its SVG: shapes without a fill get the text color, those of `class="accent"`
 * the theme's accent.
 * @throws Error for anything but flat shapes.
 */
export function readLogo(file: string, text = readFileSync(file, 'utf8')): LogoDrawing {
  const root = elementsIn(parseFragment(text)).find(({ tagName }) => tagName === 'svg');
  if (!root) throw logoError(file, 'is no SVG');
  const [x = 0, y = 0, width = 0, height = 0] = viewBoxOf(file, root);
  const shapes = elementsIn(root).flatMap((child) => parseShape(file, child));
  return { x, y, width, height, shapes };
}
