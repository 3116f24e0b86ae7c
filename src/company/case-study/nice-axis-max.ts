/**
 * Rounds up to a nice axis maximum: 1, 1.2, 1.6, 2 … × 10ⁿ.
 * @param max largest value of the chart, above 0
 */
export function niceAxisMax(max: number): number {
  const powerOfTen = 10 ** Math.floor(Math.log10(max));
  const factors = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10];
  const factor = factors.find((candidate) => candidate * powerOfTen >= max);
  return (factor ?? 10) * powerOfTen;
}
