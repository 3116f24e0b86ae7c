import { locale } from '../../content/locale.ts';

/**
 * Formats a whole number as the site prints it: a leading zero below ten ("07"), thousands
 * separators.
 */
export function paddedNumber(value: number): string {
  if (value >= 0 && value < 10) return `0${value}`;
  return value.toLocaleString(locale.formats);
}
