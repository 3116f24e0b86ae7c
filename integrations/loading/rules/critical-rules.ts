import type { PageDocument } from './page-document.ts';
import { type Part, withoutDeferred } from './sheet.ts';
import { keepUsedCustomProperties } from './used-custom-properties.ts';
import { usedParts } from './used-parts.ts';
import { writeParts } from './write-parts.ts';

/** Stylesheet of a page. */
interface CriticalSheet {
  parts: Part[];
  /** True to keep all of its rules: what follows the first screen reads them as well. */
  isWhole: boolean;
}

/**
 * Returns the rules that apply to the first screen of a page, in the order of its stylesheets. All
 * layers are declared, so that the complete stylesheets, which follow, find them in their order.
 */
export function criticalRules(sheets: readonly CriticalSheet[], page: PageDocument): string {
  const now = sheets.map(({ parts }) => withoutDeferred(parts));
  const used = now.map((parts, index) =>
    block(sheets[index]?.isWhole ? parts : usedParts(parts, page)),
  );
  // For all stylesheets together: one may read what another sets.
  const live = keepUsedCustomProperties(used, page);
  return writeParts(
    sheets.flatMap(({ isWhole }, index) => partsOf((isWhole ? used : live)[index])),
  );
}

const block = (parts: Part[]): Part => ({ type: 'block', head: '', properties: [], parts });
const partsOf = (part: Part | undefined) => (part?.type === 'block' ? part.parts : []);
