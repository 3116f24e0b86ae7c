import { compile } from 'css-select';
import { parse, type Selector } from 'css-what';
import type { Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import type { Element, PageDocument } from './page-document.ts';
import { keysOf, staticSelector } from './static-selector.ts';

/** Selector of a rule. */
export interface PageSelector {
  text: string;
  /** Returns true if it can match an element of the page's first screen. */
  matches: (page: PageDocument) => boolean;
}

/**
 * Parses a selector (without commas outside brackets). One that cannot be parsed matches every
 * page.
 */
export function pageSelector(text: string): PageSelector {
  try {
    const [selector = []] = parse(text);
    const tokens = staticSelector(selector);
    return { text, matches: tokens ? matcher(tokens) : () => false };
  } catch {
    return { text, matches: () => true };
  }
}

function matcher(tokens: Selector[]): PageSelector['matches'] {
  const { all, subject } = keysOf(tokens);
  const test = compile<Tree['node'], Tree['element']>([tokens]);
  return ({ index, isFirst }) => {
    if (!all.every((key) => index.has(key))) return false;
    const lists = subject.map((key) => index.get(key) ?? []);
    const candidates: Element[] = lists.reduce((least, list) =>
      list.length < least.length ? list : least,
    );
    return candidates.some((element) => isFirst(element) && test(element));
  };
}
