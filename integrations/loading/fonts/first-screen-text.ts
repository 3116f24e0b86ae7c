import { type Element, isElementNode, isTextNode, type Page, parsePage } from '../parsed-page.ts';
import { generatedText } from './generated-text.ts';
import { PossibleStyles } from './possible-styles.ts';
import { TextRuns, type TextsByFont } from './text-runs.ts';

/** Texts of the first screen by font. */
export interface FirstScreenText {
  texts: TextsByFont;
  /** Font families that are used with `tabular-nums`. */
  tabularFamilies: ReadonlySet<string>;
}

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
export function firstScreenText(html: string): FirstScreenText {
  const sheets = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
  const styles = new PossibleStyles(sheets.map(([, css]) => css).join('\n'));
  const runs = new TextRuns(styles);
  const walk = (parent: Element | Page, isParentInside: boolean) => {
    for (const child of parent.children) {
      if (isTextNode(child) && isParentInside) runs.add(child.data, parent as Element);
      if (!isElementNode(child) || isHidden(child)) continue;
      const isInside = isParentInside || 'data-first-screen' in child.attribs;
      if (isInside) runs.add(generatedText(styles, child, 'before'), child, 'before');
      if (isInside) addFieldText(child, runs);
      walk(child, isInside);
      if (isInside) runs.add(generatedText(styles, child, 'after'), child, 'after');
    }
  };
  walk(parsePage(html), false);
  return { texts: runs.byFont(), tabularFamilies: runs.tabularFamilies };
}

function addFieldText(element: Element, runs: TextRuns): void {
  const { name, attribs } = element;
  if (name !== 'input' && name !== 'textarea') return;
  runs.add(attribs['placeholder'] ?? '', element, 'placeholder');
  if (name === 'input' && textInputPattern.test(attribs['type'] ?? 'text'))
    runs.add(attribs['value'] ?? '', element);
}
