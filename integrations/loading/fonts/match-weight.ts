/** Weight range of a font; both ends are equal for a static one. */
export type Weights = readonly [least: number, most: number];

/**
 * Sorts fonts by fitness for a weight, as the font matching algorithm of browsers does: an exact
 * match first; else for 400 to 500 the next heavier up to 500, then lighter ones; below 400 lighter
 * ones first, above 500 heavier ones first.
 */
export function byWeight<T>(fonts: readonly T[], weight: number, weightsOf: (font: T) => Weights) {
  const regular = weight >= 400 && weight <= 500;
  const rank = (font: T): number => {
    const [least, most] = weightsOf(font);
    if (least <= weight && weight <= most) return 0;
    if (most < weight) return (weight > 500 ? 2000 : 1000) + weight - most;
    if (regular) return (least <= 500 ? 0 : 2000) + least - weight;
    return (weight < 400 ? 2000 : 1000) + least - weight;
  };
  return [...fonts].sort((one, other) => rank(one) - rank(other));
}
