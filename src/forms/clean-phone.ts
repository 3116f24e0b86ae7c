import { cleanNumberText, toAsciiDigits } from './clean-text.ts';

/**
 * Ten digits in US notation: area code optionally in parentheses, groups separated by dash, dot or
 * spaces. Matches the result of `cleanPhone`, which removes the country code.
 */
export const usPhonePattern = /^(?:\(\d{3}\)|\d{3}) ?[-.]? ?\d{3} ?[-.]? ?\d{4}$/;

/** Matches the dots in typeset numbers: 802·555·0176. */
export const dotPattern = /[\u00B7\u2022\u2027\u2219\u22C5\u30FB]/gu;

/** Matches the country code at the beginning of a US number, and the separator behind it. */
const countryCodePattern = /^(?:\(\+?1\)|\+?1) ?[-.]? ?/;

/**
 * Normalizes a US phone number: ASCII, without invisible characters, `tel:` and +1. Other text keeps
 * its country code. Digits may be of any script; those of the country code are ASCII, as in
 * `phoneInputPattern`.
 */
export function cleanPhone(text: string): string {
  const number = cleanNumberText(text)
    .replace(dotPattern, '.')
    .replace(/^tel: ?/i, '');
  const national = toAsciiDigits(number.replace(countryCodePattern, ''));
  return usPhonePattern.test(national) ? national : number;
}

/** Pattern of any characters between the digits of a number. */
const separatorPattern = String.raw`[^A-Za-z\p{Nd}_\/]*`;

/**
 * `pattern` of a phone input, for forms without script: ten digits with an optional country code, no
 * letters, no two dashes in a row. Accepts all input that `cleanPhone` makes valid and a little more,
 * which the server rejects. Short, because it is part of every form. Without anchors, for the flag `v`.
 */
export const phoneInputPattern = String.raw`(?!.*[\-.]\s*[\-.])(?:${separatorPattern}[tT][eE][lL]:)?(?:${separatorPattern}[1\uFF11])?(?:${separatorPattern}\p{Nd}){10}${separatorPattern}`;
