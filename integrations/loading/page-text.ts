import { compile, selectAll, selectOne } from 'css-select';
import { type Element, isElementNode, isTextNode, type Node, parsePage } from './parsed-page.ts';

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

/** Elements that are not indexed, such as those hidden from all visitors or screen readers. */
const unindexed =
  ':is(script,style,svg,template,noscript,iframe,option,textarea,[aria-hidden=true],[data-search-ignore],[hidden])';
const isUnindexed = compile<Node, Element>(unindexed);

/** Returns the text of a node with line breaks around blocks. */
function textOf(node: Node): string {
  if (isTextNode(node)) return node.data.replace(/\s+/g, ' ');
  if (!isElementNode(node) || isUnindexed(node)) return '';
  const text = node.children.map(textOf).join('');
  if (!inlinePattern.test(node.name)) return `\n${text}\n`;
  return spacedPattern.test(node.name) ? ` ${text} ` : text;
}

const blocksOf = (element: Element): string[] =>
  textOf(element)
    .split('\n')
    .map((block) =>
      block
        .replace(/ +/g, ' ')
        .replace(/ (?=[,.;:!?”’)])/g, '')
        .trim(),
    )
    .filter(Boolean);

/** Extracts the text for the search index: the element marked `data-search-body`. */
export function readText(html: string): PageText {
  const body = selectOne<Node, Element>('[data-search-body]', parsePage(html));
  if (!body) return { text: '', headings: [] };
  const headings = selectAll<Node, Element>(`:is(h1,h2,h3,h4,h5,h6):not(${unindexed} *)`, body);
  return {
    text: blocksOf(body).join('\n'),
    headings: headings.map((heading) => blocksOf(heading).join(' ')).filter(Boolean),
  };
}
