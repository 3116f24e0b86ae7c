import { parse } from 'parse5';
import type { Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import { adapter } from 'parse5-htmlparser2-tree-adapter';
import { PossibleStyles } from './font-cascade/possible-styles.ts';
import { generatedText } from './generated-text.ts';
import { TextRuns } from './text-runs.ts';

type Element = Tree['element'];

/** Texts of the first screen by font. */
export interface FirstScreen {
  texts: TextsByFont;
  /** Font families that are used with `tabular-nums`. */
  tabularFamilies: ReadonlySet<string>;
}

/** Text runs by computed font family and weight. */
export type TextsByFont = ReadonlyMap<string, ReadonlyMap<number, ReadonlySet<string>>>;

/** Matches elements that are not rendered at first; once opened they have the complete fonts. */
const hiddenElementPattern =
  /^(?:dialog|script|style|template|noscript|title|desc|metadata|datalist|iframe|video|audio|object)$/;

const isHidden = ({ name, attribs }: Element) =>
  hiddenElementPattern.test(name) ||
  'hidden' in attribs ||
  'popover' in attribs ||
  attribs['type'] === 'hidden' ||
  /(?:^|\s)sr-only(?:\s|$)/.test(attribs['class'] ?? '');

/** Matches types of inputs that display their value. */
const textInputPattern = /^(?:submit|reset|button|text|search|email|tel|url|number|date|time)$/;

/**
 * Returns the texts of all elements marked `data-first-screen`, by the fonts that the page's styles
 * give them.
 */
export function firstScreenText(html: string): FirstScreen {
  const sheets = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
  const styles = new PossibleStyles(sheets.map(([, css]) => css).join('\n'));
  const runs = new TextRuns(styles);
  const walk = (parent: Tree['parentNode'], isParentInside: boolean) => {
    for (const child of adapter.getChildNodes(parent)) {
      if (adapter.isTextNode(child)) {
        if (isParentInside) runs.add(child.data, parent as Element);
      } else if (adapter.isElementNode(child) && !isHidden(child)) {
        const isInside = isParentInside || 'data-first-screen' in child.attribs;
        if (isInside) runs.add(generatedText(styles, child, 'before'), child, 'before');
        if (isInside) addFieldText(child, runs);
        walk(child, isInside);
        if (isInside) runs.add(generatedText(styles, child, 'after'), child, 'after');
      }
    }
  };
  walk(parse<Tree>(html, { treeAdapter: adapter }), false);
  return { texts: runs.byFont(), tabularFamilies: runs.tabularFamilies };
}

function addFieldText(element: Element, runs: TextRuns): void {
  const { name, attribs } = element;
  if (name !== 'input' && name !== 'textarea') return;
  runs.add(attribs['placeholder'] ?? '', element, 'placeholder');
  if (name === 'input' && textInputPattern.test(attribs['type'] ?? 'text')) {
    runs.add(attribs['value'] ?? '', element);
  }
}
