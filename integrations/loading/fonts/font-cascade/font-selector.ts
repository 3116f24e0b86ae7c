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
  /** True if the selector depends on a state that only a browser, a visitor or a script sets. */
  dependsOnState: boolean;
  specificity: Specificity;
}

const anyElement: Selector[] = [{ type: SelectorType.Universal, namespace: null }];

/** Matches attributes that scripts change; all others stay as built. */
const stateAttributePattern =
  /^(?:aria-(?:selected|expanded|pressed|checked|current)|data-(?!theme$|first-screen$))/;

const isState = (part: Selector): boolean =>
  (part.type === SelectorType.Attribute && stateAttributePattern.test(part.name)) ||
  (part.type === SelectorType.Pseudo &&
    Array.isArray(part.data) &&
    part.data.some((selector) => selector.some(isState)));

/**
 * Parses the selector of a font declaration. Returns undefined for a selector that matches only
 * while a pointer hovers, or cannot be parsed.
 */
export function fontSelector(text: string): FontSelector | undefined {
  const [selector = []] = parseSelectors(text);
  const pseudoIndex = selector.findIndex(({ type }) => type === SelectorType.PseudoElement);
  const pseudo = selector[pseudoIndex];
  const elementSelector = pseudoIndex < 0 ? selector : selector.slice(0, pseudoIndex);
  const tokens = staticSelector(elementSelector);
  if (!tokens || selector.length === 0) return undefined;
  const test = compile<Tree['node'], Tree['element']>([tokens.length > 0 ? tokens : anyElement]);
  return {
    matches: (element) => test(element),
    pseudo: pseudo?.type === SelectorType.PseudoElement ? pseudo.name : '',
    dependsOnState:
      elementSelector.some(isState) || JSON.stringify(tokens) !== JSON.stringify(elementSelector),
    specificity: specificityOf(selector),
  };
}

function parseSelectors(text: string): Selector[][] {
  try {
    return parse(text);
  } catch {
    return [];
  }
}
