import type { PageDocument } from './page-document.ts';
import type { PageSelector } from './page-selector.ts';
import type { Part } from './sheet.ts';

/** Selects the rules that apply to a page's first screen, in order. */
export function usedParts(parts: Part[], page: PageDocument): Part[] {
  // A selector often occurs in several media queries.
  const known = new Map<PageSelector, boolean>();
  const isUsed = (selector: PageSelector) => {
    const answer = known.get(selector) ?? selector.matches(page);
    known.set(selector, answer);
    return answer;
  };
  const select = (some: Part[]): Part[] =>
    some.flatMap((part): Part[] => {
      if (part.type === 'block') return [{ ...part, parts: select(part.parts) }];
      if (part.type !== 'rule') return [part];
      const selectors = part.selectors.filter(isUsed);
      return selectors.length > 0 ? [{ ...part, selectors }] : [];
    });
  return select(parts);
}
