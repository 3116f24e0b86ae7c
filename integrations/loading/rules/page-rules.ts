import { criticalRules } from './critical-rules.ts';
import type { PageDocument } from './page-document.ts';
import { type Part, withoutDeferred } from './sheet.ts';
import { keepUsedCustomProperties } from './used-custom-properties.ts';
import { usedParts } from './used-parts.ts';
import { writeParts } from './write-parts.ts';

/** CSS that a page can use, as a whole and split at the end of its first screen. */
export interface PageRules {
  whole: string;
  /** Critical rules, for the head. */
  above: string;
  /** Rules that only the rest of the page uses: one text for each stylesheet, in order. */
  below: string[];
}

/**
 * Selects the rules that the page can use before the deferred stylesheet has loaded, in their
 * order.
 */
export function pageRules(sheets: Part[][], page: PageDocument): PageRules {
  const used = sheets.map((parts) => block(usedParts(withoutDeferred(parts), page)));
  // For all stylesheets together: one may read what another sets.
  const live = keepUsedCustomProperties(used, page);
  const critical = criticalRules(live, page);
  const above = keepUsedCustomProperties(
    only(live, (part) => part.type !== 'rule' || critical.has(part)),
    page.above,
  );
  const criticalContents = new Set(contentsOf(above));
  const below = live.map((part) => without([part], criticalContents));
  return {
    whole: writeParts(live.flatMap(partsOf)),
    above: writeParts(above.flatMap(partsOf)),
    below: below.map((parts) => writeParts(parts.flatMap(partsOf))),
  };
}

const block = (parts: Part[]): Part => ({ type: 'block', head: '', properties: [], parts });
const partsOf = (part: Part) => (part.type === 'block' ? part.parts : []);

function only(parts: Part[], is: (part: Part) => boolean): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.type === 'block') return [{ ...part, parts: only(part.parts, is) }];
    return is(part) ? [part] : [];
  });
}

/** Returns all units that can be above or below the fold, down to single declarations. */
function contentsOf(parts: Part[]): unknown[] {
  return parts.flatMap((part): unknown[] => {
    if (part.type === 'block') return contentsOf(part.parts);
    return part.type === 'rule' ? part.body : [part];
  });
}

function without(parts: Part[], criticalContents: ReadonlySet<unknown>): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.type === 'block') {
      const inner = without(part.parts, criticalContents);
      // The order of layers is set in the head.
      return inner.length > 0 ? [{ ...part, parts: inner }] : [];
    }
    if (part.type !== 'rule') return criticalContents.has(part) ? [] : [part];
    const body = part.body.filter((piece) => !criticalContents.has(piece));
    return body.length > 0 ? [{ ...part, body }] : [];
  });
}
