import { parse } from 'parse5';
import type { Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import { adapter } from 'parse5-htmlparser2-tree-adapter';
import { generatedText } from './generated-text.ts';
import { Runs } from './runs.ts';
import { TypeValues } from './type/type-values.ts';

type Element = Tree['element'];

/** What it takes to set the first screen. */
export interface FirstScreen {
  words: WordsByFace;
  /** Families of which it shows figures that are all of one width. */
  tabular: ReadonlySet<string>;
}

/** Runs of words by the family and the weight that they are set in: what a browser computes. */
export type WordsByFace = ReadonlyMap<string, ReadonlyMap<number, ReadonlySet<string>>>;

/** Not drawn at first: who opens it has the whole faces. */
const unseen =
  /^(?:dialog|script|style|template|noscript|title|desc|metadata|datalist|iframe|video|audio|object)$/;

const isUnseen = ({ name, attribs }: Element) =>
  unseen.test(name) ||
  'hidden' in attribs ||
  'popover' in attribs ||
  attribs['type'] === 'hidden' ||
  /(?:^|\s)sr-only(?:\s|$)/.test(attribs['class'] ?? '');

/** What stands in a field. */
const fieldText = /^(?:submit|reset|button|text|search|email|tel|url|number|date|time)$/;

/** Reads the sections of a page that are marked `data-first-screen`, as its style sheets set them. */
export function firstScreenWords(html: string): FirstScreen {
  const sheets = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
  const styles = new TypeValues(sheets.map(([, css]) => css).join('\n'));
  const runs = new Runs(styles);
  const walk = (parent: Tree['parentNode'], inside: boolean) => {
    for (const child of adapter.getChildNodes(parent)) {
      if (adapter.isTextNode(child)) {
        if (inside) runs.add(child.data, parent as Element);
      } else if (adapter.isElementNode(child) && !isUnseen(child)) {
        const within = inside || 'data-first-screen' in child.attribs;
        if (within) runs.add(generatedText(styles, child, 'before'), child, 'before');
        if (within) takeField(child, runs);
        walk(child, within);
        if (within) runs.add(generatedText(styles, child, 'after'), child, 'after');
      }
    }
  };
  walk(parse<Tree>(html, { treeAdapter: adapter }), false);
  return { words: runs.byFace(), tabular: runs.tabular };
}

function takeField(element: Element, runs: Runs): void {
  const { name, attribs } = element;
  if (name !== 'input' && name !== 'textarea') return;
  runs.add(attribs['placeholder'] ?? '', element, 'placeholder');
  if (name === 'input' && fieldText.test(attribs['type'] ?? 'text')) {
    runs.add(attribs['value'] ?? '', element);
  }
}
