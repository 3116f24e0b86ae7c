import { formatMoney, moneySigns } from '../../content/formats.ts';

/** Returns a salary range as printed, e.g. "$78,000–$96,000". */
export function salaryText({ min, max }: { min: number; max: number }): string {
  return `${formatMoney(min)}–${formatMoney(max)}`;
}

/** Returns the same in thousands, for a ticket: "$78–96k". */
export function salaryInThousands({ min, max }: { min: number; max: number }): string {
  const { currency, isCurrencyFirst } = moneySigns();
  const range = `${Math.round(min / 1000)}–${Math.round(max / 1000)}k`;
  return isCurrencyFirst ? `${currency}${range}` : `${range} ${currency}`;
}
