import { parse } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';

type Element = Tree['element'];

/** A built page, ready to be asked which selectors reach something in it. */
export interface PageDocument {
  /** Elements by what a selector may ask for: `*`, `tag`, `.class`, `#id`, `[attribute]`. */
  index: Map<string, Element[]>;
  html: string;
  /** Text of all `style` attributes. */
  ownStyle: string;
}

/** Parses a page as a browser does and sorts its elements. */
export function readPage(html: string): PageDocument {
  const document = parse<Tree>(html, { treeAdapter: adapter });
  const index = new Map<string, Element[]>([['*', []]]);
  walk(document, index);
  const ownStyle = (index.get('[style]') ?? []).map(({ attribs }) => attribs['style']).join(';');
  return { index, html, ownStyle };
}

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
