import { parse } from 'parse5';
import type { Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import { adapter } from 'parse5-htmlparser2-tree-adapter';
import { FontValues } from './font-cascade/font-values.ts';
import { generatedText } from './generated-text.ts';
import { TextRuns } from './text-runs.ts';

type Element = Tree['element'];

/** Texts of the first screen by font. */
export interface FirstScreen {
  texts: TextsByFont;
  /** Font families that are used with `tabular-nums`. */
  tabular: ReadonlySet<string>;
}

/** Text runs by computed font family and weight. */
export type TextsByFont = ReadonlyMap<string, ReadonlyMap<number, ReadonlySet<string>>>;

/** Elements that are not rendered at first; when opened they use the complete fonts. */
const hiddenElements =
  /^(?:dialog|script|style|template|noscript|title|desc|metadata|datalist|iframe|video|audio|object)$/;

const isHidden = ({ name, attribs }: Element) =>
  hiddenElements.test(name) ||
  'hidden' in attribs ||
  'popover' in attribs ||
  attribs['type'] === 'hidden' ||
  /(?:^|\s)sr-only(?:\s|$)/.test(attribs['class'] ?? '');

/** Types of inputs that display their value. */
const fieldText = /^(?:submit|reset|button|text|search|email|tel|url|number|date|time)$/;

/**
 * Returns the texts of all elements marked `data-first-screen`, by the fonts that the page's styles
 * give them.
 */
export function firstScreenText(html: string): FirstScreen {
  const sheets = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
  const styles = new FontValues(sheets.map(([, css]) => css).join('\n'));
  const runs = new TextRuns(styles);
  const walk = (parent: Tree['parentNode'], inside: boolean) => {
    for (const child of adapter.getChildNodes(parent)) {
      if (adapter.isTextNode(child)) {
        if (inside) runs.add(child.data, parent as Element);
      } else if (adapter.isElementNode(child) && !isHidden(child)) {
        const within = inside || 'data-first-screen' in child.attribs;
        if (within) runs.add(generatedText(styles, child, 'before'), child, 'before');
        if (within) addFieldText(child, runs);
        walk(child, within);
        if (within) runs.add(generatedText(styles, child, 'after'), child, 'after');
      }
    }
  };
  walk(parse<Tree>(html, { treeAdapter: adapter }), false);
  return { texts: runs.byFace(), tabular: runs.tabular };
}

function addFieldText(element: Element, runs: TextRuns): void {
  const { name, attribs } = element;
  if (name !== 'input' && name !== 'textarea') return;
  runs.add(attribs['placeholder'] ?? '', element, 'placeholder');
  if (name === 'input' && fieldText.test(attribs['type'] ?? 'text')) {
    runs.add(attribs['value'] ?? '', element);
  }
}
