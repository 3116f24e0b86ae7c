import { type Selector, SelectorType } from 'css-what';

/** Specificity as a number: ids in millions, classes in thousands, tags in ones. */
export const specificityOf = (parts: readonly Selector[]): number =>
  parts.reduce((sum, part) => sum + partSpecificity(part), 0);

function partSpecificity(part: Selector): number {
  if (part.type === SelectorType.Attribute)
    return part.name === 'id' && part.action === 'equals' && part.namespace === null ? 1e6 : 1e3;
  if (part.type === SelectorType.Tag || part.type === SelectorType.PseudoElement) return 1;
  if (part.type !== SelectorType.Pseudo || part.name === 'where') return 0;
  return Array.isArray(part.data) ? Math.max(...part.data.map(specificityOf)) : 1e3;
}
