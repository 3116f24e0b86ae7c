/**
 * Returns heights for labels beside their targets, never closer to one another than `gap`, in the order of the
 * targets, and all between 0 and `highest`. Everything in percent of the chart.
 */
export function spreadLabels(wanted: readonly number[], gap: number, highest = 100): number[] {
  const order = wanted.map((_, index) => index);
  order.sort((one, other) => (wanted[other] ?? 0) - (wanted[one] ?? 0));
  const placed = [...wanted];
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
