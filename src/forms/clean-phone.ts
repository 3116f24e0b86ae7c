import { cleanDigits, dashClass, unseenClass } from './clean-text.ts';

/**
 * Ten digits as people in the US write them: the area code may stand in parentheses, and between the
 * groups a dash or a dot, with or without spaces. A country code is not part of the rule: `cleanPhone`
 * takes it off. Tests what that returns.
 */
export const usPhonePattern = /^(?:\(\d{3}\)|\d{3}) ?[-.]? ?\d{3} ?[-.]? ?\d{4}$/;

// As letterheads set numbers: 802·555·0176.
const dotClass = String.raw`.\u00B7\u2022\u2027\u2219\u22C5\u30FB`;
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

const unseen = `[${unseenClass}]*`;
const space = String.raw`[\s\p{Z}${unseenClass}]*`;
const gap = `${space}(?:[${dashClass}${dotClass}]${space})?`;
const digits = (count: number) => String.raw`(?:[\d\uFF10-\uFF19]${unseen}){${count}}`;
const open = String.raw`[\(\uFF08]${unseen}`;
const close = String.raw`[\)\uFF09]`;
const one = String.raw`[1\uFF11]`;
const plus = String.raw`[+\uFF0B]?${unseen}`;
const code = `(?:(?:${open}${plus}${one}${unseen}${close}|${plus}${one})${gap})?`;

/**
 * The same rule for the `pattern` of an input, which cannot clean: takes what `cleanPhone` makes right,
 * so that a form without script is not refused for a mark that nobody sees. Without anchors, for the
 * flag `v`.
 */
export const phoneInputPattern = `${space}(?:[tT][eE][lL]:${space})?${code}(?:${open}${digits(3)}${close}|${digits(3)})${gap}${digits(3)}${gap}${digits(4)}${space}`;
