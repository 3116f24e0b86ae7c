/** A quantity after one step: whole, never below zero; what is no number counts as none. */
export function nextQuantity(quantity: number, step: -1 | 0 | 1): number {
  const whole = Number.isFinite(quantity) ? Math.trunc(quantity) : 0;
  return Math.max(0, whole + step);
}
