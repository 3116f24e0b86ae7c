import { parse } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';

export type Element = Tree['element'];

/** Text of a page in which custom properties and animations may be used. */
export interface DocumentText {
  html: string;
  /** Concatenated `style` attributes. */
  inlineStyles: string;
}

/** Parsed page, indexed for matching selectors; its text is that of the first screen. */
export interface PageDocument extends DocumentText {
  /** Elements by index key: `*`, `tag`, `.class`, `#id`, `[attribute]`. */
  index: Map<string, Element[]>;
  /** Returns true for an element of the first screen. */
  isInFirstScreen: (element: Element) => boolean;
}

/**
 * Parses and indexes a page. Its first screen consists of the elements that begin before the offset
 * `firstScreenEnd` of the HTML and are not in a closed dialog or popover.
 */
export function readPage(html: string, firstScreenEnd = html.length): PageDocument {
  const document = parse<Tree>(html, { treeAdapter: adapter, sourceCodeLocationInfo: true });
  const index = new Map<string, Element[]>([['*', []]]);
  const firstElements = new Set<Element>();
  walk(document, true, (element, isParentFirst) => {
    // Elements that the parser adds have no offset and belong to the first screen.
    const startOffset = element.sourceCodeLocation?.startOffset ?? 0;
    const isFirst = isParentFirst && startOffset < firstScreenEnd && !isClosedPanel(element);
    if (isFirst) firstElements.add(element);
    for (const key of indexKeysOf(element)) addToIndex(index, key, element);
    return isFirst;
  });
  const isInFirstScreen = (element: Element) => firstElements.has(element);
  const inlineStyles = joinStyles((index.get('[style]') ?? []).filter(isInFirstScreen));
  return { index, isInFirstScreen, html: html.slice(0, firstScreenEnd), inlineStyles };
}

const isClosedPanel = ({ name, attribs }: Element) =>
  'popover' in attribs || (name === 'dialog' && !('open' in attribs));

const joinStyles = (elements: Element[]) =>
  elements.map(({ attribs }) => attribs['style']).join(';');

/** Visits all elements in document order, each with the result of `visit` for its parent. */
function walk(
  parent: Tree['parentNode'],
  parentResult: boolean,
  visit: (element: Element, parentResult: boolean) => boolean,
): void {
  for (const element of adapter.getChildNodes(parent)) {
    if (adapter.isElementNode(element)) walk(element, visit(element, parentResult), visit);
  }
}

function addToIndex(index: Map<string, Element[]>, key: string, element: Element): void {
  const elements = index.get(key);
  if (elements) elements.push(element);
  else index.set(key, [element]);
}

function indexKeysOf({ name, attribs }: Element): Set<string> {
  const keys = new Set(['*', name.toLowerCase()]);
  for (const [attribute, value] of Object.entries(attribs)) {
    keys.add(`[${attribute}]`);
    if (attribute === 'id') keys.add(`#${value}`);
    if (attribute === 'class') for (const name of value.split(/\s+/)) keys.add(`.${name}`);
  }
  return keys;
}
