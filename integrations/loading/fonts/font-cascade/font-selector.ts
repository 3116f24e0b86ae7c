import { compile } from 'css-select';
import { parse, type Selector, SelectorType } from 'css-what';
import type { Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import { staticSelector } from '../../rules/static-selector.ts';
import { type Specificity, specificityOf } from './specificity.ts';

/** Selector of a font declaration. */
export interface FontSelector {
  matches: (element: Tree['element']) => boolean;
  /** `before`, `placeholder`, …; empty for the element itself. */
  pseudo: string;
  /** True if it depends on a state that only a browser, a visitor or a script sets. */
  maybe: boolean;
  specificity: Specificity;
}

const anything: Selector[] = [{ type: SelectorType.Universal, namespace: null }];

/** Attributes that scripts change; all others stay as built. */
const state =
  /^(?:aria-(?:selected|expanded|pressed|checked|current)|data-(?!theme$|first-screen$))/;

const isState = (part: Selector): boolean =>
  (part.type === SelectorType.Attribute && state.test(part.name)) ||
  (part.type === SelectorType.Pseudo &&
    Array.isArray(part.data) &&
    part.data.some((each) => each.some(isState)));

/**
 * Parses a selector; undefined for one that matches only under a pointer, or that cannot be parsed.
 */
export function fontSelector(text: string): FontSelector | undefined {
  const [selector = []] = readable(text);
  const last = selector.findIndex(({ type }) => type === SelectorType.PseudoElement);
  const pseudo = selector[last];
  const own = last < 0 ? selector : selector.slice(0, last);
  const tokens = staticSelector(own);
  if (!tokens || selector.length === 0) return undefined;
  const test = compile<Tree['node'], Tree['element']>([tokens.length > 0 ? tokens : anything]);
  return {
    matches: (element) => test(element),
    pseudo: pseudo?.type === SelectorType.PseudoElement ? pseudo.name : '',
    maybe: own.some(isState) || JSON.stringify(tokens) !== JSON.stringify(own),
    specificity: specificityOf(selector),
  };
}

function readable(text: string): Selector[][] {
  try {
    return parse(text);
  } catch {
    return [];
  }
}
