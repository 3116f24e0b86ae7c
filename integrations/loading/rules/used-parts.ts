import type { PageDocument } from './page-document.ts';
import type { PageSelector } from './page-selector.ts';
import type { Part } from './sheet.ts';

/** Picks what a page can use, in the sheet's order. */
export function usedParts(parts: Part[], page: PageDocument): Part[] {
  // A selector often stands in several media queries.
  const known = new Map<PageSelector, boolean>();
  const reaches = (selector: PageSelector) => {
    const answer = known.get(selector) ?? selector.reaches(page);
    known.set(selector, answer);
    return answer;
  };
  return pick(parts, reaches);
}

function pick(parts: Part[], reaches: (selector: PageSelector) => boolean): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.type === 'block') return [{ ...part, parts: pick(part.parts, reaches) }];
    if (part.type !== 'rule') return [part];
    const selectors = part.selectors.filter(reaches);
    return selectors.length > 0 ? [{ ...part, selectors }] : [];
  });
}
