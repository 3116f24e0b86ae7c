import { dotPattern } from './clean-phone.ts';
import { cleanNumberText, toAsciiDigits } from './clean-text.ts';

/**
 * Seven to fifteen digits, as E.164 numbers have, with an optional plus, and spaces, parentheses,
 * dots, dashes and slashes between them.
 */
export const internationalPhonePattern = /^\(?\+?(?:[ ()./-]*\d){7,15}[ ()./-]*$/;

/**
 * Normalizes a phone number of any country: ASCII, without invisible characters and `tel:`. The
 * country code stays as typed, and so does a number without one.
 */
export const cleanInternationalPhone = (text: string): string =>
  toAsciiDigits(cleanNumberText(text))
    .replace(dotPattern, '.')
    .replace(/^tel: ?/i, '');

/** Pattern of any characters between the digits of a number. */
const separatorPattern = String.raw`[^A-Za-z\p{Nd}_]*`;

/**
 * `pattern` of a phone input, for forms without script. Accepts all input that
 * `cleanInternationalPhone` makes valid and a little more, which the server rejects.
 */
export const internationalPhoneInput = String.raw`(?:${separatorPattern}[tT][eE][lL]:)?(?:${separatorPattern}\p{Nd}){7,15}${separatorPattern}`;
