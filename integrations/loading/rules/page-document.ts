import { parse } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';

export type Element = Tree['element'];

/** Text of a page in which custom properties and animations may be used. */
export interface DocumentText {
  html: string;
  /** Concatenated `style` attributes. */
  ownStyle: string;
}

/** Parsed page, indexed for matching selectors; its text is that of the first screen. */
export interface PageDocument extends DocumentText {
  /** Elements by selector key: `*`, `tag`, `.class`, `#id`, `[attribute]`. */
  index: Map<string, Element[]>;
  /** Returns true for an element of the first screen. */
  isFirst: (element: Element) => boolean;
}

/**
 * Parses and indexes a page. Its first screen is what begins before the offset `fold` of the HTML,
 * and is not in a closed dialog or popover.
 */
export function readPage(html: string, fold = html.length): PageDocument {
  const document = parse<Tree>(html, { treeAdapter: adapter, sourceCodeLocationInfo: true });
  const index = new Map<string, Element[]>([['*', []]]);
  const first = new Set<Element>();
  walk(document, true, ({ element, isInside }) => {
    // Elements that the parser adds have no offset and belong to the first screen.
    const begins = element.sourceCodeLocation?.startOffset ?? 0;
    const isFirst = isInside && begins < fold && !isClosedPanel(element);
    if (isFirst) first.add(element);
    for (const key of keysOf(element)) put(index, key, element);
    return isFirst;
  });
  const isFirst = (element: Element) => first.has(element);
  const ownStyle = styleOf((index.get('[style]') ?? []).filter(isFirst));
  return { index, isFirst, html: html.slice(0, fold), ownStyle };
}

const isClosedPanel = ({ name, attribs }: Element) =>
  'popover' in attribs || (name === 'dialog' && !('open' in attribs));

const styleOf = (elements: Element[]) => elements.map(({ attribs }) => attribs['style']).join(';');

/** Visits all elements in document order, each with what `visit` returned for its parent. */
function walk(
  parent: Tree['parentNode'],
  isInside: boolean,
  visit: (place: { element: Element; isInside: boolean }) => boolean,
): void {
  for (const element of adapter.getChildNodes(parent)) {
    if (adapter.isElementNode(element)) walk(element, visit({ element, isInside }), visit);
  }
}

function put(index: Map<string, Element[]>, key: string, element: Element): void {
  const known = index.get(key);
  if (known) known.push(element);
  else index.set(key, [element]);
}

function keysOf({ name, attribs }: Element): Set<string> {
  const keys = new Set(['*', name.toLowerCase()]);
  for (const [attribute, value] of Object.entries(attribs)) {
    keys.add(`[${attribute}]`);
    if (attribute === 'id') keys.add(`#${value}`);
    if (attribute === 'class') for (const word of value.split(/\s+/)) keys.add(`.${word}`);
  }
  return keys;
}
