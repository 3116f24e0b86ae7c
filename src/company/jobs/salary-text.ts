import { formatMoney, formatMoneyRange } from '../../content/formats.ts';
import { locale } from '../../content/locale.ts';

/** Returns a salary range as printed, e.g. "$78,000–$96,000". */
export function salaryText({ min, max }: { min: number; max: number }): string {
  return formatMoneyRange(min, max);
}

/** Returns the same for a ticket, in thousands: "$78–96k"; in full where `k` is not written. */
export function salaryInThousands({ min, max }: { min: number; max: number }): string {
  if (!locale.language.startsWith('en')) return formatMoneyRange(min, max);
  return `${formatMoney(Math.round(min / 1000))}–${Math.round(max / 1000)}k`;
}
