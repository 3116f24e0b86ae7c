import { compile } from 'css-select';
import { parse, type Selector } from 'css-what';
import type { Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import type { PageDocument } from './page-document.ts';
import { keysOf, reachable } from './reachable.ts';

/** One selector of a rule, and whether it can reach anything in a page. */
export interface PageSelector {
  text: string;
  reaches: (page: PageDocument) => boolean;
}

const always = () => true;
const never = () => false;

/** Reads a selector (without commas outside brackets). One that cannot be read reaches every page. */
export function pageSelector(text: string): PageSelector {
  return { text, reaches: readable(text) };
}

function readable(text: string): PageSelector['reaches'] {
  try {
    const [selector = []] = parse(text);
    const tokens = reachable(selector);
    return tokens ? reaching(tokens) : never;
  } catch {
    return always;
  }
}

function reaching(tokens: Selector[]): PageSelector['reaches'] {
  const { all, subject } = keysOf(tokens);
  const test = compile<Tree['node'], Tree['element']>([tokens]);
  return ({ index }) => {
    if (!all.every((key) => index.has(key))) return false;
    const candidates = subject.map((key) => index.get(key) ?? []);
    const fewest = candidates.reduce((least, list) => (list.length < least.length ? list : least));
    return fewest.some(test);
  };
}
