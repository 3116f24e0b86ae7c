/** Weight range of a font; both ends are equal for a static font. */
export type Weights = readonly [lightest: number, heaviest: number];

/**
 * Sorts fonts by their fitness for a weight, best first, as the font matching algorithm of browsers
 * does. An exact match is first. Then, for a weight below 400: lighter, then heavier ones; for 400
 * to 500: heavier ones up to 500, lighter ones, those above 500; above 500: heavier, then lighter.
 */
export function sortByWeight<T>(
  fonts: readonly T[],
  weight: number,
  weightsOf: (font: T) => Weights,
) {
  const isRegular = weight >= 400 && weight <= 500;
  const rank = (font: T): number => {
    const [lightest, heaviest] = weightsOf(font);
    if (lightest <= weight && weight <= heaviest) return 0;
    if (heaviest < weight) return (weight > 500 ? 2000 : 1000) + weight - heaviest;
    if (isRegular) return (lightest <= 500 ? 0 : 2000) + lightest - weight;
    return (weight < 400 ? 2000 : 1000) + lightest - weight;
  };
  return [...fonts].sort((one, other) => rank(one) - rank(other));
}
