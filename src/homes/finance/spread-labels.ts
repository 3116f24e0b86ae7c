/**
 * Returns heights of labels near their targets, at least `gap` apart, in the order of the
 * targets, and between 0 and `highest`. All values are in percent of the chart.
 */
export function spreadLabels(positions: readonly number[], gap: number, highest = 100): number[] {
  const order = positions.map((_, index) => index);
  order.sort((one, other) => (positions[other] ?? 0) - (positions[one] ?? 0));
  const placed = [...positions];
  let ceiling = highest;
  for (const index of order) {
    placed[index] = Math.min(placed[index] ?? 0, ceiling);
    ceiling = (placed[index] ?? 0) - gap;
  }
  let floor = 0;
  for (const index of order.toReversed()) {
    placed[index] = Math.max(placed[index] ?? 0, floor);
    floor = (placed[index] ?? 0) + gap;
  }
  return placed;
}
