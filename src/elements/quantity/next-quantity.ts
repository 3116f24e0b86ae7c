/** The most that a quantity may be. */
export const mostQuantity = 999;

/** A quantity after one step: whole, from zero to the most there may be; what is no number counts as none. */
export function nextQuantity(quantity: number, step: -1 | 0 | 1, most = mostQuantity): number {
  const whole = Number.isFinite(quantity) ? Math.trunc(quantity) : 0;
  return Math.min(Math.max(0, whole + step), most);
}
