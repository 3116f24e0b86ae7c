/** Maximum quantity. */
export const defaultMax = 999;

/**
 * Returns the quantity after one step: an integer from zero to `max`; input that is not a number
 * counts as zero.
 */
export function nextQuantity(quantity: number, step: -1 | 0 | 1, max = defaultMax): number {
  const integer = Number.isFinite(quantity) ? Math.trunc(quantity) : 0;
  return Math.min(Math.max(0, integer + step), max);
}
