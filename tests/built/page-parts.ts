import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

type Node = Tree.Node;
type Element = Tree.Element;

/** Returns the text of an element and its descendants. */
const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

const attribute = (element: Element, name: string) =>
  element.attrs.find((item) => item.name === name)?.value;

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* elementsOf(child);
}

const textsOf = (elements: readonly Element[], tag: string) =>
  elements.filter(({ tagName }) => tagName === tag).map(textOf);

const attributesOf = (elements: readonly Element[], name: string) =>
  elements.flatMap((item) => attribute(item, name) ?? []);

/** Returns the contents of the `<meta>` elements of a name. */
const metaContents = (elements: readonly Element[], name: string) =>
  elements
    .filter((item) => item.tagName === 'meta' && attribute(item, 'name') === name)
    .map((item) => attribute(item, 'content') ?? '');

/** Returns the local URLs in `src`, `srcset`, `imagesrcset` and `poster`, without queries. */
function assetUrls(elements: readonly Element[]): string[] {
  const sets = [...attributesOf(elements, 'srcset'), ...attributesOf(elements, 'imagesrcset')];
  const inSets = sets.flatMap((set) => set.split(',').map((item) => item.trim().split(' ')[0]));
  const all = [...attributesOf(elements, 'src'), ...attributesOf(elements, 'poster'), ...inSets];
  return all.flatMap((file) => (file?.startsWith('/') ? (file.split(/[?#]/)[0] ?? []) : []));
}

/** Returns the image candidates of each element that has both attributes: `a.avif 480w at 100vw`. */
const imageCandidates = (
  elements: readonly Element[],
  srcsetAttribute: string,
  sizesAttribute: string,
) =>
  elements.flatMap((item) => {
    const [srcset, sizes] = [attribute(item, srcsetAttribute), attribute(item, sizesAttribute)];
    return srcset && sizes ? `${srcset} at ${sizes}` : [];
  });

/**
 * Extracts the parts of a page that are compared with other pages, and with its own structured
 * data.
 */
export function extractPageParts(html: string) {
  const all = [...elementsOf(parse(html))];
  const breadcrumbs = all.filter((item) => attribute(item, 'aria-label') === 'Breadcrumbs');
  const links = all.filter((item) => item.tagName === 'a');
  return {
    headings: textsOf(all, 'h1'),
    // Later ones are titles of drawings.
    titles: textsOf(all, 'title').slice(0, 1),
    descriptions: metaContents(all, 'description'),
    robots: metaContents(all, 'robots'),
    canonical: all
      .filter((item) => item.tagName === 'link' && attribute(item, 'rel') === 'canonical')
      .map((item) => attribute(item, 'href')),
    /** Names of breadcrumbs, one list for each `<nav>`. */
    breadcrumbs: breadcrumbs.map((nav) => textsOf([...elementsOf(nav)], 'li')),
    structuredData: all
      .filter((item) => attribute(item, 'type') === 'application/ld+json')
      .map(textOf),
    links: attributesOf(links, 'href'),
    targets: new Set([...attributesOf(all, 'id'), ...attributesOf(links, 'name')]),
    files: new Set(assetUrls(all)),
    pictures: new Set(imageCandidates(all, 'srcset', 'sizes')),
    preloads: imageCandidates(all, 'imagesrcset', 'imagesizes'),
    main: all.find(({ tagName }) => tagName === 'main'),
  };
}

/** Elements that are not prose: code, forms, drawings, data for scripts. */
const notProse = /^(script|style|template|code|pre|svg|form|noscript)$/;
/** Elements that end a sentence even without a period. */
const textBoundaries =
  /^(p|li|h[1-6]|d[dt]|figcaption|blockquote|t[dh]|summary|legend|div|section|article|a|button)$/;

/** Returns the sentences of seven or more words in an element. */
export function sentencesOf(root: Node): Set<string> {
  const texts: string[] = [];
  const walk = (node: Node, line: string[]) => {
    if (notProse.test(node.nodeName)) return;
    if (node.nodeName === '#text') line.push(textOf(node));
    const own = textBoundaries.test(node.nodeName) ? [] : line;
    for (const child of 'childNodes' in node ? node.childNodes : []) walk(child, own);
    if (own !== line) texts.push(own.join('').replaceAll(/\s+/g, ' ').trim());
  };
  walk(root, []);
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/));
  return new Set(sentences.filter((sentence) => sentence.split(' ').length >= 7));
}
