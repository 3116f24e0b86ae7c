import { parse } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';

type Element = Tree['element'];

/**
 * Returns the offset in the HTML where a page's first screen ends: after the child of `main` that
 * contains the last `data-first-screen` or the image with high fetch priority. A first screen
 * without an image, figure or drawing of the cord is mostly a heading with more content in view, so
 * it includes the next child as well, unless `fillsWindow` is true. Where nothing is marked, it
 * includes all of `main`.
 */
export function foldOffset(html: string, fillsWindow: boolean): number {
  const document = parse<Tree>(html, { treeAdapter: adapter, sourceCodeLocationInfo: true });
  const main = findElement(document, ({ name }) => name === 'main');
  const children = main ? unwrappedChildren(main) : [];
  const contains = (child: Element, predicate: Predicate) =>
    predicate(child) || findElement(child, predicate) !== undefined;
  const mainEnd = main?.sourceCodeLocation?.endOffset ?? html.length;
  if (!children.some((child) => contains(child, isMarked))) return mainEnd;
  const lastIndex = children.findLastIndex((child) => contains(child, isInFirstScreen));
  const firstChildren = children.slice(0, lastIndex + 1);
  const isShort = !fillsWindow && !firstChildren.some((child) => contains(child, isPicture));
  const lastChild = children[isShort ? lastIndex + 1 : lastIndex] ?? children[lastIndex];
  return lastChild?.sourceCodeLocation?.endOffset ?? mainEnd;
}

/** Returns the visible children of an element, with the children of a wrapper in its place. */
const unwrappedChildren = (parent: Element): Element[] =>
  childElements(parent)
    .filter(({ name }) => !invisibleElementPattern.test(name))
    .flatMap((child) => (isWrapper(child) ? unwrappedChildren(child) : [child]));

type Predicate = (element: Element) => boolean;

const invisibleElementPattern = /^(?:script|style|link|template|noscript)$/;
const isMarked: Predicate = ({ attribs }) => 'data-first-screen' in attribs;
const isInFirstScreen: Predicate = (element) =>
  isMarked(element) || element.attribs['fetchpriority'] === 'high';
const isWrapper: Predicate = (element) =>
  !isMarked(element) && childElements(element).filter(({ name }) => name === 'section').length > 1;
const isPicture: Predicate = ({ name, attribs }) =>
  /^(?:img|video|canvas|figure)$/.test(name) || 'data-cord' in attribs;

const childElements = (parent: Tree['parentNode']) =>
  adapter.getChildNodes(parent).filter((node) => adapter.isElementNode(node)) as Element[];

/** Returns the first descendant, in document order, for which the predicate is true. */
function findElement(parent: Tree['parentNode'], predicate: Predicate): Element | undefined {
  for (const child of childElements(parent)) {
    const match = predicate(child) ? child : findElement(child, predicate);
    if (match) return match;
  }
  return undefined;
}
