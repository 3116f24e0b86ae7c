import type { PageDocument } from './page-document.ts';
import type { PageSelector } from './page-selector.ts';
import type { CssRule } from './sheet.ts';

/** Selects the rules that apply to a page's first screen, in order. */
export function usedRules(rules: CssRule[], page: PageDocument): CssRule[] {
  // A selector often occurs in several media queries.
  const matchCache = new Map<PageSelector, boolean>();
  const isUsed = (selector: PageSelector) => {
    const isMatch = matchCache.get(selector) ?? selector.matches(page);
    matchCache.set(selector, isMatch);
    return isMatch;
  };
  const selectUsed = (candidates: CssRule[]): CssRule[] =>
    candidates.flatMap((rule): CssRule[] => {
      if (rule.type === 'group') return [{ ...rule, rules: selectUsed(rule.rules) }];
      if (rule.type !== 'style') return [rule];
      const selectors = rule.selectors.filter(isUsed);
      return selectors.length > 0 ? [{ ...rule, selectors }] : [];
    });
  return selectUsed(rules);
}
