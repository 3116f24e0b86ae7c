import { compile } from 'css-select';
import { parse, type Selector, SelectorType } from 'css-what';
import type { Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import { specificityOf } from '../fonts/font-cascade/specificity.ts';
import type { Element, PageDocument } from './page-document.ts';
import { keysOf, staticSelector } from './static-selector.ts';

/** Selector of a rule, matched against pages. */
export interface PageSelector {
  text: string;
  /** Specificity and pseudo-element: order decides only between rules where both are equal. */
  rank: string;
  /** Class names without which it matches nothing, in any state of the page. */
  classes: string[];
  matches: (page: PageDocument) => boolean;
  /** Returns all elements that it can match; undefined where that is unknown. */
  matched: (page: PageDocument) => Element[] | undefined;
}

type Match = Omit<PageSelector, 'text'>;

const always: Match = { rank: '', classes: [], matches: () => true, matched: () => undefined };
const never = { rank: '', matches: () => false, matched: () => [] };

/**
 * Parses a selector (without commas outside brackets). One that cannot be parsed matches every
 * page.
 */
export function pageSelector(text: string): PageSelector {
  return { text, ...readable(text) };
}

function readable(text: string): Match {
  try {
    const [selector = []] = parse(text);
    const tokens = staticSelector(selector);
    const { all } = keysOf(selector);
    const classes = all.filter((key) => key.startsWith('.')).map((key) => key.slice(1));
    return { ...(tokens ? { rank: rankOf(selector), ...matcher(tokens) } : never), classes };
  } catch {
    return always;
  }
}

function rankOf(selector: Selector[]): string {
  const parts = selector.filter(({ type }) => type === SelectorType.PseudoElement);
  const names = parts.map((part) => ('name' in part ? part.name : ''));
  return [...specificityOf(selector), ...names].join();
}

function matcher(tokens: Selector[]): Pick<Match, 'matches' | 'matched'> {
  const { all, subject } = keysOf(tokens);
  const test = compile<Tree['node'], Tree['element']>([tokens]);
  const candidates = ({ index }: PageDocument): Element[] => {
    if (!all.every((key) => index.has(key))) return [];
    const lists = subject.map((key) => index.get(key) ?? []);
    return lists.reduce((least, list) => (list.length < least.length ? list : least));
  };
  return {
    matches: (page) => candidates(page).some(test),
    matched: (page) => candidates(page).filter(test),
  };
}
