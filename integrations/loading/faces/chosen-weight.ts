/** What one font can set: a weight, or all between two. */
export type Weights = readonly [least: number, most: number];

/**
 * Fonts by how well they suit a weight, as browsers choose: who has it; else for a regular text the
 * next up to medium, then the lighter ones; for a light text the lighter ones first, for a bold one
 * the heavier ones.
 */
export function byWeight<T>(fonts: readonly T[], asked: number, weightsOf: (font: T) => Weights) {
  const regular = asked >= 400 && asked <= 500;
  const rank = (font: T): number => {
    const [least, most] = weightsOf(font);
    if (least <= asked && asked <= most) return 0;
    if (most < asked) return (asked > 500 ? 2000 : 1000) + asked - most;
    if (regular) return (least <= 500 ? 0 : 2000) + least - asked;
    return (asked < 400 ? 2000 : 1000) + least - asked;
  };
  return [...fonts].sort((one, other) => rank(one) - rank(other));
}
