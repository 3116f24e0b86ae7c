import { locale } from './locale.ts';

/*
 * Dates, times, numbers and money of the site's own texts, in its language. Homes and the shop are
 * firms of the United States and print theirs by `format-dollars.ts` and `elements/clock/`.
 */

/** Creates a date format; a clock has the hours of the locale. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale.language, {
    hourCycle: locale.hours === 12 ? 'h12' : 'h23',
    ...options,
  });

/** Returns the name of a weekday, from 0 for Monday. */
export const weekdayName = (index: number): string =>
  // 2024 began on a Monday.
  dateFormat({ weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + index));

/** Formats a number: `1,200`. */
export const formatNumber = (value: number): string => value.toLocaleString(locale.language);

/** Formats a list as part of a sentence: `one, two, and three`. */
export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat(locale.language).format(items);

const moneyFormat = (options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(locale.language, {
    style: 'currency',
    currency: locale.currency,
    ...options,
  });

/** Formats an amount, with the fraction only if there is any: `$13,200`, `$2,370.50`. */
export const formatMoney = (amount: number): string =>
  moneyFormat({ minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 }).format(amount);

/** Formats hundredths of the currency; whole amounts without a fraction, unless `exact` is set. */
export function formatHundredths(hundredths: number, exact = hundredths % 100 !== 0): string {
  const digits = exact ? 2 : 0;
  const format = moneyFormat({ minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${hundredths < 0 ? '−' : ''}${format.format(Math.abs(hundredths / 100))}`;
}

/** Returns the signs in an amount, and whether the currency's precedes the digits, as `$` does. */
export function moneySigns() {
  const parts = moneyFormat().formatToParts(12_345.6);
  const signOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    currency: signOf('currency'),
    group: signOf('group'),
    decimal: signOf('decimal'),
    isCurrencyFirst: parts[0]?.type === 'currency',
  };
}

/** Reads an amount as printed: `$1,200` and `$9.99`, or `1.200 €`; NaN for anything else. */
export function readMoney(printed: string): number {
  const { currency, group, decimal } = moneySigns();
  const digits = printed
    .replaceAll(currency, '')
    .replaceAll(group, '')
    .replaceAll(/\s/g, '')
    .replace(decimal, '.');
  return digits === '' ? Number.NaN : Number(digits);
}
