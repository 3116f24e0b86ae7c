import { parse } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';

type Node = Tree['childNode'];
type Element = Tree['element'];

/** Text of a page for the search index. */
export interface PageText {
  /** Blocks of text, separated by line breaks. */
  text: string;
  headings: string[];
}

/** Matches inline elements, which do not end a block of text. */
const inlinePattern = /^(?:a|abbr|b|code|em|i|mark|small|span|strong|sub|sup|time|wbr)$/;

/** Matches inline elements that are surrounded by spaces, because they may contain blocks. */
const spacedPattern = /^(?:a|span|small|time)$/;

const unindexedPattern = /^(?:script|style|svg|template|noscript|iframe|option|textarea)$/;

/**
 * Returns true for elements that are not indexed, such as those that are hidden from all visitors or
 * from screen readers alone.
 */
const isUnindexed = ({ name, attribs }: Element) =>
  unindexedPattern.test(name) ||
  attribs['aria-hidden'] === 'true' ||
  'data-search-ignore' in attribs ||
  'hidden' in attribs;

function findBody(parent: Tree['parentNode']): Element | undefined {
  for (const child of adapter.getChildNodes(parent)) {
    if (!adapter.isElementNode(child)) continue;
    const body = 'data-search-body' in child.attribs ? child : findBody(child);
    if (body) return body;
  }
  return undefined;
}

/** Appends the text of a node to the last block, or starts new blocks. */
function appendText(node: Node, blocks: string[]): void {
  const addToBlock = (text: string) => blocks.push((blocks.pop() ?? '') + text);
  if (adapter.isTextNode(node))
    return void addToBlock(adapter.getTextNodeContent(node).replace(/\s+/g, ' '));
  if (!adapter.isElementNode(node) || isUnindexed(node)) return;
  const isInline = inlinePattern.test(node.name);
  const space = spacedPattern.test(node.name) ? ' ' : '';
  if (isInline) addToBlock(space);
  else blocks.push('');
  for (const child of adapter.getChildNodes(node)) appendText(child, blocks);
  if (isInline) addToBlock(space);
  else blocks.push('');
}

function blocksOf(node: Element): string[] {
  const blocks: string[] = [''];
  for (const child of adapter.getChildNodes(node)) appendText(child, blocks);
  return blocks.map((block) =>
    block
      .replace(/ +/g, ' ')
      .replace(/ (?=[,.;:!?”’)])/g, '')
      .trim(),
  );
}

function headingsIn(node: Element): string[] {
  return adapter.getChildNodes(node).flatMap((child) => {
    if (!adapter.isElementNode(child) || isUnindexed(child)) return [];
    return /^h[1-6]$/.test(child.name) ? [blocksOf(child).join(' ').trim()] : headingsIn(child);
  });
}

/** Extracts the text for the search index: the element marked `data-search-body`. */
export function readText(html: string): PageText {
  const body = findBody(parse<Tree>(html, { treeAdapter: adapter }));
  if (!body) return { text: '', headings: [] };
  return { text: blocksOf(body).filter(Boolean).join('\n'), headings: headingsIn(body) };
}
