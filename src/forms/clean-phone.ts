import { cleanDigits } from './clean-text.ts';

/**
 * Ten digits as people in the US write them: the area code may stand in parentheses, and between the
 * groups a dash or a dot, with or without spaces. A country code is not part of the rule: `cleanPhone`
 * takes it off. Tests what that returns.
 */
export const usPhonePattern = /^(?:\(\d{3}\)|\d{3}) ?[-.]? ?\d{3} ?[-.]? ?\d{4}$/;

// As letterheads set numbers: 802·555·0176.
const dots = /[\u00B7\u2022\u2027\u2219\u22C5\u30FB]/gu;

const countryCode = /^(?:\(\+?1\)|\+?1) ?[-.]? ?/;

/**
 * Returns a telephone number as the rule above means it: in ASCII, without unseen marks, `tel:` and
 * +1. What is no such number keeps its country code, and whatever else it has.
 */
export function cleanPhone(text: string): string {
  const number = cleanDigits(text)
    .replace(dots, '.')
    .replace(/^tel: ?/i, '');
  const national = number.replace(countryCode, '');
  return usPhonePattern.test(national) ? national : number;
}

const other = String.raw`[^A-Za-z\p{Nd}_\/]*`;

/**
 * The `pattern` of an input, for a form without script: ten digits and the country code, no letters,
 * no two dashes in a row. It cannot clean, so it takes whatever `cleanPhone` makes right, and a little
 * more; what is left the server refuses. It goes along in every form: it is short. Without anchors,
 * for the flag `v`.
 */
export const phoneInputPattern = String.raw`(?!.*[\-.]\s*[\-.])(?:${other}[tT][eE][lL]:)?(?:${other}[1\uFF11])?(?:${other}\p{Nd}){10}${other}`;
