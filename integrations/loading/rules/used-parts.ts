import type { PageDocument } from './page-document.ts';
import type { PageSelector } from './page-selector.ts';
import type { Part } from './sheet.ts';

/** Selects the rules that a page can use, in order. */
export function usedParts(parts: Part[], page: PageDocument): Part[] {
  // A selector often occurs in several media queries.
  const known = new Map<PageSelector, boolean>();
  return partsWith(parts, (selector) => {
    const answer = known.get(selector) ?? selector.matches(page);
    known.set(selector, answer);
    return answer;
  });
}

/** Reduces a stylesheet to the selectors that pass the filter. */
export function partsWith(parts: Part[], keeps: (selector: PageSelector) => boolean): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.type === 'block') return [{ ...part, parts: partsWith(part.parts, keeps) }];
    if (part.type !== 'rule') return [part];
    const selectors = part.selectors.filter(keeps);
    return selectors.length > 0 ? [{ ...part, selectors }] : [];
  });
}
