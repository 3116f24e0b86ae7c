/** Weight range of a font; both ends are equal for a static one. */
export type Weights = readonly [least: number, most: number];

/**
 * Sorts fonts by fitness for a weight, as the font matching algorithm of browsers does: an exact
 * match first; else for 400 to 500 the next heavier up to 500, then lighter ones; below 400 lighter
 * ones first, above 500 heavier ones first.
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
