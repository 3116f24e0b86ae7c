/** Parses a price into cents: `$9.99` is 999, `$10,400` is 1040000. */
export function centsOf(price: string): number {
  const amount = Number(price.replaceAll(/[$,]/g, ''));
  if (!Number.isFinite(amount))
    throw new Error(`Not a price: ${price}. Write it as $9.99 or $800.`);
  return Math.round(amount * 100);
}

/** Formats cents; whole dollars without cents, unless `exact` is set. */
export function printed(cents: number, exact = cents % 100 !== 0): string {
  const digits = exact ? 2 : 0;
  const amount = Math.abs(cents / 100).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${cents < 0 ? '−' : ''}$${amount}`;
}

/**
 * Returns the refund in cents for leaving early after paying for a year: the used months cost the monthly
 * price, and the rest is refunded. At least zero.
 */
export function moneyBack(yearly: string, monthly: string, months: number): number {
  return Math.max(0, centsOf(yearly) - months * centsOf(monthly));
}
