/** A printed price in cents: `$9.99` is 999, `$10,400` is 1040000. */
export function centsOf(price: string): number {
  const amount = Number(price.replaceAll(/[$,]/g, ''));
  if (!Number.isFinite(amount))
    throw new Error(`Not a price: ${price}. Write it as $9.99 or $800.`);
  return Math.round(amount * 100);
}

/** Cents as printed: whole dollars stand without a point, unless `exact` asks for it. */
export function printed(cents: number, exact = cents % 100 !== 0): string {
  const digits = exact ? 2 : 0;
  const amount = Math.abs(cents / 100).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${cents < 0 ? '−' : ''}$${amount}`;
}

/**
 * What comes back to somebody who paid for a year and leaves early: the months that were used count
 * at the monthly price, and the rest is returned. It is never less than nothing.
 */
export function moneyBack(yearly: string, monthly: string, months: number): number {
  return Math.max(0, centsOf(yearly) - months * centsOf(monthly));
}
