import { locale } from './locale.ts';

/*
 * Dates, times, numbers and money of the site's own texts, in its language. Homes and the shop are
 * firms of the United States and print theirs by `format-dollars.ts` and `elements/clock/`.
 */

/** Creates a date format; a clock has the hours of the locale. */
export const dateFormat = (
  options: Intl.DateTimeFormatOptions,
  language: string = locale.formats,
): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language, {
    hourCycle: locale.hours === 12 ? 'h12' : 'h23',
    ...options,
  });

/**
 * Creates a formatter of calendar days, which are the same in every time zone.
 *
 * @returns function of a day as `2026-11-22`, or of the moment at which it begins in UTC
 */
export function dayFormatter(
  options: Intl.DateTimeFormatOptions,
  language?: string,
): (day: string | number) => string {
  const format = dateFormat({ ...options, timeZone: 'UTC' }, language);
  return (day) => format.format(typeof day === 'string' ? Date.parse(day) : day);
}

/** Formats a calendar day: `November 22, 2026`. Marked as pure: many bundles need no dates. */
export const formatDay = /* @__PURE__ */ dayFormatter({ dateStyle: 'long' });

/** Returns the name of a weekday, from 0 for Monday; `short` is `Mon`. */
export const weekdayName = (index: number, weekday: 'long' | 'short' = 'long'): string =>
  // 2024 began on a Monday.
  dateFormat({ weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + index));

/** Formats a number: `1,200`. */
export const formatNumber = (value: number): string => value.toLocaleString(locale.formats);

/** Formats a list as part of a sentence: `one, two, and three`. */
export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat(locale.language).format(items);

const moneyFormat = (options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(locale.formats, {
    style: 'currency',
    currency: locale.currency,
    ...options,
  });

/** Formats an amount, with the fraction only if there is any: `$13,200`, `$2,370.50`. */
export const formatMoney = (amount: number): string =>
  moneyFormat(Number.isInteger(amount) ? { minimumFractionDigits: 0 } : {}).format(amount);

/**
 * Formats two amounts as a range: `$18,000–$40,000`; outside of English with the currency once,
 * `18.000–40.000 €`.
 */
export function formatMoneyRange(min: number, max: number): string {
  const [first, last] = [formatMoney(min), formatMoney(max)];
  if (locale.language.startsWith('en')) return `${first}–${last}`;
  const { currency, isCurrencyFirst } = moneySigns();
  const removeCurrency = (amount: string) => amount.replace(currency, '').trim();
  return isCurrencyFirst ? `${first}–${removeCurrency(last)}` : `${removeCurrency(first)}–${last}`;
}

/** Formats hundredths of the currency; whole amounts without a fraction, unless `exact` is set. */
export function formatHundredths(hundredths: number, exact = hundredths % 100 !== 0): string {
  const format = moneyFormat(exact ? {} : { minimumFractionDigits: 0, maximumFractionDigits: 0 });
  return `${hundredths < 0 ? '−' : ''}${format.format(Math.abs(hundredths / 100))}`;
}

/** Returns the signs in an amount, and whether the currency's precedes the digits, as `$` does. */
export function moneySigns() {
  // With a fraction in any currency: the yen has none.
  const parts = moneyFormat({ minimumFractionDigits: 1 }).formatToParts(12_345.6);
  const indexOf = (partType: string) => parts.findIndex(({ type }) => type === partType);
  const signOf = (partType: string) => parts[indexOf(partType)]?.value ?? '';
  return {
    currency: signOf('currency'),
    group: signOf('group'),
    decimal: signOf('decimal'),
    isCurrencyFirst: indexOf('currency') < indexOf('integer'),
  };
}

/** Returns a text as a keyboard writes it: plain spaces and apostrophes, no marks of direction. */
const toKeyboardText = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('’', "'");

/** Matches a whole number, whose groups `_` may separate: three digits in the last one. */
const wholeNumberPattern = /^(?:\d+|\d{1,3}(?:_\d{2,3})*_\d{3})$/;

/**
 * Reads an amount as printed: `$1,200` and `$9.99`, or `1.200 €`; groups are optional.
 *
 * @returns NaN for anything else, such as `9.99 €` where a point separates groups
 */
export function readMoney(printed: string): number {
  const { currency, group, decimal } = moneySigns();
  const amount = toKeyboardText(printed).replace(toKeyboardText(currency), '').trim();
  const [whole = '', fraction, ...rest] = amount.split(toKeyboardText(decimal));
  // Some languages write no groups.
  const markedWhole = group === '' ? whole : whole.replaceAll(toKeyboardText(group), '_');
  const maxDecimals = moneyFormat().resolvedOptions().maximumFractionDigits ?? 2;
  const isFraction =
    fraction === undefined || (/^\d+$/.test(fraction) && fraction.length <= maxDecimals);
  if (rest.length > 0 || !isFraction || !wholeNumberPattern.test(markedWhole)) return Number.NaN;
  return Number(`${markedWhole.replaceAll('_', '')}.${fraction ?? ''}`);
}
