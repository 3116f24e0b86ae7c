import { parse } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';

type Element = Tree['element'];

/**
 * Returns the offset in the HTML where a page's first screen ends: after the part of `main` that
 * contains the last `data-first-screen` or the image with high fetch priority. A first screen
 * without an image or figure is mostly a heading with more content in view, so the next child
 * counts to it as well, unless the first screen is known to fill the window (`fills`). Where nothing
 * is marked, all of `main` counts to it.
 */
export function foldOffset(html: string, fills: boolean): number {
  const document = parse<Tree>(html, { treeAdapter: adapter, sourceCodeLocationInfo: true });
  const main = find(document, ({ name }) => name === 'main');
  const children = main ? partsOf(main) : [];
  const holds = (child: Element, is: Test) => is(child) || find(child, is) !== undefined;
  const whole = main?.sourceCodeLocation?.endOffset ?? html.length;
  if (!children.some((child) => holds(child, isMarked))) return whole;
  const last = children.findLastIndex((child) => holds(child, isFirst));
  const isShort = !fills && !children.slice(0, last + 1).some((child) => holds(child, isPicture));
  const end = children[isShort ? last + 1 : last] ?? children[last];
  return end?.sourceCodeLocation?.endOffset ?? whole;
}

/** Returns the parts of an element: its children, or those of one that contains several sections. */
const partsOf = (parent: Element): Element[] =>
  elementsIn(parent)
    .filter(({ name }) => !unseen.test(name))
    .flatMap((child) => (isWrapper(child) ? partsOf(child) : [child]));

type Test = (element: Element) => boolean;

const unseen = /^(?:script|style|link|template|noscript)$/;
const isMarked: Test = ({ attribs }) => 'data-first-screen' in attribs;
const isFirst: Test = (element) => isMarked(element) || element.attribs['fetchpriority'] === 'high';
const isWrapper: Test = (element) =>
  !isMarked(element) && elementsIn(element).filter(({ name }) => name === 'section').length > 1;
const isPicture: Test = ({ name }) => /^(?:img|video|canvas|figure)$/.test(name);

const elementsIn = (parent: Tree['parentNode']) =>
  adapter.getChildNodes(parent).filter((node) => adapter.isElementNode(node)) as Element[];

function find(parent: Tree['parentNode'], is: Test): Element | undefined {
  for (const child of elementsIn(parent)) {
    const found = is(child) ? child : find(child, is);
    if (found) return found;
  }
  return undefined;
}
