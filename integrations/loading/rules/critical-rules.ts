import type { PageDocument } from './page-document.ts';
import { serializeRules } from './serialize-rules.ts';
import { type CssRule, removeDeferred } from './sheet.ts';
import { keepUsedCustomProperties } from './used-custom-properties.ts';
import { usedRules } from './used-rules.ts';

/** Stylesheet of a page. */
interface CriticalSheet {
  rules: CssRule[];
  /** True for a theme: content below the first screen reads its custom properties as well. */
  keepsAllRules: boolean;
}

/**
 * Returns the rules that apply to the first screen of a page, in the order of its stylesheets. All
 * layers are declared, so that the complete stylesheets, which load later, cannot reorder them.
 */
export function criticalRules(sheets: readonly CriticalSheet[], page: PageDocument): string {
  // Each stylesheet is wrapped in a group, so that its rules can be told apart at the end.
  const sheetGroups = sheets.map(({ rules, keepsAllRules }) => {
    const nonDeferred = removeDeferred(rules);
    return groupOf(keepsAllRules ? nonDeferred : usedRules(nonDeferred, page));
  });
  // For all stylesheets together: a stylesheet may read custom properties that another one sets.
  const reducedGroups = keepUsedCustomProperties(sheetGroups, page);
  return serializeRules(
    sheets.flatMap(({ keepsAllRules }, index) =>
      rulesOf((keepsAllRules ? sheetGroups : reducedGroups)[index]),
    ),
  );
}

const groupOf = (rules: CssRule[]): CssRule => ({ type: 'group', head: '', properties: [], rules });
const rulesOf = (rule: CssRule | undefined) => (rule?.type === 'group' ? rule.rules : []);
