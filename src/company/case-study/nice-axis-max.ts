/**
 * Rounds up to a nice axis maximum: 1, 1.2, 1.6, 2 … × 10ⁿ.
 * @param max largest value shown, above 0
 */
export function niceAxisMax(max: number): number {
  const unit = 10 ** Math.floor(Math.log10(max));
  const step = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10].find((factor) => factor * unit >= max);
  return (step ?? 10) * unit;
}
