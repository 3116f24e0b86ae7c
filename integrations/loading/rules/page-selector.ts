import { compile } from 'css-select';
import { parse, type Selector } from 'css-what';
import type { Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import type { Element, PageDocument } from './page-document.ts';
import { indexKeysOf, staticSelector } from './static-selector.ts';

/** Selector of a rule. */
export interface PageSelector {
  text: string;
  /** Returns true if the selector can match an element of the page's first screen. */
  matches: (page: PageDocument) => boolean;
}

/**
 * Parses a selector (without commas outside brackets). A selector that cannot be parsed matches
 * every page.
 */
export function pageSelector(text: string): PageSelector {
  try {
    const [selector = []] = parse(text);
    const tokens = staticSelector(selector);
    return { text, matches: tokens ? createMatcher(tokens) : () => false };
  } catch {
    return { text, matches: () => true };
  }
}

function createMatcher(tokens: Selector[]): PageSelector['matches'] {
  const { all, subject } = indexKeysOf(tokens);
  const test = compile<Tree['node'], Tree['element']>([tokens]);
  return ({ index, isInFirstScreen }) => {
    if (!all.every((key) => index.has(key))) return false;
    const elementLists = subject.map((key) => index.get(key) ?? []);
    const candidates: Element[] = elementLists.reduce((shortest, list) =>
      list.length < shortest.length ? list : shortest,
    );
    return candidates.some((element) => isInFirstScreen(element) && test(element));
  };
}
