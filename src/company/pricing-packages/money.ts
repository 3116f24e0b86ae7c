import { formatHundredths, formatMoney, readMoney } from '../../content/formats.ts';

/** Parses a price into cents: `$9.99` is 999, `$10,400` is 1040000. */
export function centsOf(price: string): number {
  const amount = readMoney(price);
  if (!Number.isFinite(amount))
    throw new Error(
      `Not a price: ${price}. Write it as ${formatMoney(9.99)} or ${formatMoney(800)}.`,
    );
  return Math.round(amount * 100);
}

/** Formats cents; whole amounts without cents, unless `exact` is set. */
export const printed = formatHundredths;

/**
 * Returns the refund in cents for leaving early after paying for a year: the used months cost the monthly
 * price, and the rest is refunded. At least zero.
 */
export function moneyBack(yearly: string, monthly: string, months: number): number {
  return Math.max(0, centsOf(yearly) - months * centsOf(monthly));
}
