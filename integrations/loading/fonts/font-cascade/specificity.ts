import { type Selector, SelectorType } from 'css-what';

/** Specificity of a selector, compared from left to right. */
export type Specificity = readonly [ids: number, classes: number, tags: number];

const noSpecificity: Specificity = [0, 0, 0];

const add = (one: Specificity, other: Specificity): Specificity => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
];

/** Compares ranks like a sort function: negative, 0 or positive. */
export function compareRanks(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((value, position) => value !== other[position]);
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}

/** Returns the specificity of a selector without commas. */
export const specificityOf = (selector: readonly Selector[]): Specificity =>
  selector.map(partSpecificity).reduce(add, noSpecificity);

function partSpecificity(part: Selector): Specificity {
  if (part.type === SelectorType.Attribute) {
    return part.name === 'id' && part.action === 'equals' && part.namespace === null
      ? [1, 0, 0]
      : [0, 1, 0];
  }
  if (part.type === SelectorType.Tag || part.type === SelectorType.PseudoElement) return [0, 0, 1];
  if (part.type !== SelectorType.Pseudo || part.name === 'where') return noSpecificity;
  if (!/^(?:is|not|has|matches)$/.test(part.name) || !Array.isArray(part.data)) return [0, 1, 0];
  return part.data
    .map(specificityOf)
    .reduce((highest, next) => (compareRanks(next, highest) > 0 ? next : highest), noSpecificity);
}
