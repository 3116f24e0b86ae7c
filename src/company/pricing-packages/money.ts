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
export const formatCents = formatHundredths;

/**
 * Returns the refund for a year that is canceled early, in cents: the yearly price less the monthly
 * price of the months used, at least zero. The page says so in `leaving` of its copy.
 */
export function refundCents(yearly: string, monthly: string, months: number): number {
  return Math.max(0, centsOf(yearly) - months * centsOf(monthly));
}
