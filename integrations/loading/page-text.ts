import { parse } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';

type Node = Tree['childNode'];
type Element = Tree['element'];

/** Text of a page: blocks separated by line breaks, and its headings. */
export interface PageText {
  text: string;
  headings: string[];
}

/** Inline elements, which do not end a block of text. */
const within = /^(?:a|abbr|b|code|em|i|mark|small|span|strong|sub|sup|time|wbr)$/;

/** Inline elements that are surrounded by spaces, because they may contain blocks. */
const parting = /^(?:a|span|small|time)$/;

const unread = /^(?:script|style|svg|template|noscript|iframe|option|textarea)$/;

/**
 * Returns true for elements that are not indexed: hidden ones, also those hidden from screen
 * readers.
 */
const isUnread = ({ name, attribs }: Element) =>
  unread.test(name) ||
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

function write(node: Node, blocks: string[]): void {
  const add = (words: string) => blocks.push((blocks.pop() ?? '') + words);
  if (adapter.isTextNode(node))
    return void add(adapter.getTextNodeContent(node).replace(/\s+/g, ' '));
  if (!adapter.isElementNode(node) || isUnread(node)) return;
  const inline = within.test(node.name);
  const space = parting.test(node.name) ? ' ' : '';
  if (inline) add(space);
  else blocks.push('');
  for (const child of adapter.getChildNodes(node)) write(child, blocks);
  if (inline) add(space);
  else blocks.push('');
}

function blocksOf(node: Element): string[] {
  const blocks: string[] = [''];
  for (const child of adapter.getChildNodes(node)) write(child, blocks);
  return blocks.map((block) =>
    block
      .replace(/ +/g, ' ')
      .replace(/ (?=[,.;:!?”’)])/g, '')
      .trim(),
  );
}

function headingsIn(node: Element): string[] {
  return adapter.getChildNodes(node).flatMap((child) => {
    if (!adapter.isElementNode(child) || isUnread(child)) return [];
    return /^h[1-6]$/.test(child.name) ? [blocksOf(child).join(' ').trim()] : headingsIn(child);
  });
}

/** Extracts the text for the search index: the element marked `data-search-body`. */
export function readText(html: string): PageText {
  const body = findBody(parse<Tree>(html, { treeAdapter: adapter }));
  if (!body) return { text: '', headings: [] };
  return { text: blocksOf(body).filter(Boolean).join('\n'), headings: headingsIn(body) };
}
