/**
 * Returns heights of labels near their targets, at least `gap` apart, in the order of the
 * targets, and between 0 and `highest`. All values are in percent of the chart.
 */
export function spreadLabels(positions: readonly number[], gap: number, highest = 100): number[] {
  const indexes = positions.map((_, index) => index);
  indexes.sort((one, other) => (positions[other] ?? 0) - (positions[one] ?? 0));
  const heights = [...positions];
  let ceiling = highest;
  for (const index of indexes) {
    heights[index] = Math.min(heights[index] ?? 0, ceiling);
    ceiling = (heights[index] ?? 0) - gap;
  }
  let floor = 0;
  for (const index of indexes.toReversed()) {
    heights[index] = Math.max(heights[index] ?? 0, floor);
    floor = (heights[index] ?? 0) + gap;
  }
  return heights;
}
