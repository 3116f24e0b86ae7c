import { parse } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import { isInClosedPanel } from './closed-panels.ts';

export type Element = Tree['element'];

/** Text of a page in which custom properties and animations may be used. */
export interface DocumentText {
  html: string;
  /** Concatenated `style` attributes. */
  ownStyle: string;
}

/** Parsed page, indexed for matching selectors. */
export interface PageDocument extends DocumentText {
  /** Elements by selector key: `*`, `tag`, `.class`, `#id`, `[attribute]`. */
  index: Map<string, Element[]>;
  /**
   * Returns true for an element outside of the first screen: it begins after the fold, or is in a
   * closed panel.
   */
  isBelow: (element: Element) => boolean;
  /** Text before the end of the first screen. */
  above: DocumentText;
}

/** Parses and indexes a page; `fold` is the offset where its first screen ends. */
export function readPage(html: string, fold = html.length): PageDocument {
  const document = parse<Tree>(html, { treeAdapter: adapter, sourceCodeLocationInfo: true });
  const index = new Map<string, Element[]>([['*', []]]);
  walk(document, index);
  // Elements that the parser adds have no offset and count as above.
  const begins = ({ sourceCodeLocation }: Element) => sourceCodeLocation?.startOffset ?? 0;
  const isBelow = memoize((element) => begins(element) >= fold || isInClosedPanel(element));
  const styled = index.get('[style]') ?? [];
  const aboveFold = styled.filter((element) => !isBelow(element));
  const above = { html: html.slice(0, fold), ownStyle: styleOf(aboveFold) };
  return { index, html, ownStyle: styleOf(styled), isBelow, above };
}

function memoize(isSo: (element: Element) => boolean): (element: Element) => boolean {
  const known = new Map<Element, boolean>();
  return (element) => {
    const answer = known.get(element) ?? isSo(element);
    known.set(element, answer);
    return answer;
  };
}

const styleOf = (elements: Element[]) => elements.map(({ attribs }) => attribs['style']).join(';');

function walk(parent: Tree['parentNode'], index: Map<string, Element[]>): void {
  for (const child of adapter.getChildNodes(parent)) {
    if (!adapter.isElementNode(child)) continue;
    for (const key of keysOf(child)) put(index, key, child);
    walk(child, index);
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
