import { type Selector, SelectorType } from 'css-what';

/** Ids, classes and tags that a selector counts, as CSS compares them: from left to right. */
export type Specificity = readonly [ids: number, classes: number, tags: number];

const nothing: Specificity = [0, 0, 0];

const add = (one: Specificity, other: Specificity): Specificity => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
];

/** Below, equal or above 0, as one rank is below, equal to or above the other. */
export function compareRanks(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}

/** What a selector (without commas) weighs in the cascade. */
export const specificityOf = (selector: readonly Selector[]): Specificity =>
  selector.map(ofPart).reduce(add, nothing);

function ofPart(part: Selector): Specificity {
  if (part.type === SelectorType.Attribute) {
    return part.name === 'id' && part.action === 'equals' && part.namespace === null
      ? [1, 0, 0]
      : [0, 1, 0];
  }
  if (part.type === SelectorType.Tag || part.type === SelectorType.PseudoElement) return [0, 0, 1];
  if (part.type !== SelectorType.Pseudo || part.name === 'where') return nothing;
  if (!/^(?:is|not|has|matches)$/.test(part.name) || !Array.isArray(part.data)) return [0, 1, 0];
  return part.data
    .map(specificityOf)
    .reduce((most, each) => (compareRanks(each, most) > 0 ? each : most), nothing);
}
