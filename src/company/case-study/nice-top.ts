/**
 * Returns the round number at which an axis from zero ends.
 * @param max largest value shown, above 0
 */
export function niceTop(max: number): number {
  const unit = 10 ** Math.floor(Math.log10(max));
  const step = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10].find((factor) => factor * unit >= max);
  return (step ?? 10) * unit;
}
