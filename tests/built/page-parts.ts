import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

type Node = Tree.Node;
type Element = Tree.Element;

/** Words of an element and all within it. */
const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

const attribute = (element: Element, name: string) =>
  element.attrs.find((item) => item.name === name)?.value;

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* elementsOf(child);
}

/** The parts of a page that structured data has to agree with, and that data itself as text. */
export function partsOf(html: string) {
  const all = [...elementsOf(parse(html))];
  const breadcrumbs = all.filter((item) => attribute(item, 'aria-label') === 'Breadcrumbs');
  return {
    heading: textsOf(all, 'h1')[0],
    /** Names of the crumbs, one list for each `<nav>` of breadcrumbs. */
    breadcrumbs: breadcrumbs.map((nav) => textsOf([...elementsOf(nav)], 'li')),
    structuredData: all
      .filter((item) => attribute(item, 'type') === 'application/ld+json')
      .map(textOf),
  };
}

const textsOf = (elements: readonly Element[], tag: string) =>
  elements.filter(({ tagName }) => tagName === tag).map(textOf);
