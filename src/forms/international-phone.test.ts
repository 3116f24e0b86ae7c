import { expect, it, vi } from 'vitest';
import { fieldHints } from '../words/field-errors.ts';
import {
  cleanInternationalPhone,
  internationalPhoneInput,
  internationalPhonePattern,
} from './international-phone.ts';

/** Validates like a browser without script: the whole value against `pattern`. */
const inputTakes = (typed: string) =>
  new RegExp(`^(?:${internationalPhoneInput})$`, 'v').test(typed);

it.each([
  ['+49 30 23125 014', '+49 30 23125 014'],
  ['(030) 23125-014', '(030) 23125-014'],
  ['030/23125014', '030/23125014'],
  ['0049 (0) 30 23125.014', '0049 (0) 30 23125.014'],
  ['(+351) 21\u00a0555\u20090143', '(+351) 21 555 0143'],
  ['tel:+442079460018', '+442079460018'],
  ['\u202d+44 20 7946 0018\u202c', '+44 20 7946 0018'],
  ['＋８１ 3ー1234ー5678', '+81 3-1234-5678'],
  ['+33\u00b71\u00b799\u00b700\u00b712\u00b734', '+33.1.99.00.12.34'],
  ['802-555-0143', '802-555-0143'],
  // Arabic, Persian, Devanagari and Bengali keyboards.
  ['+٩٦٦ ٥٥ ٠١٤ ٣٢٦٧', '+966 55 014 3267'],
  ['۰۲۱-۵۵۵۰۱۴۳۸۶۷۹', '021-55501438679'],
  ['+९१ १२३४५ ६७८९०', '+91 12345 67890'],
  ['+৮৮০ ১২৩৪ ৫৬৭৮৯০', '+880 1234 567890'],
])('%j is kept as %s', (typed, number) => {
  expect(cleanInternationalPhone(typed)).toBe(number);
  expect(number).toMatch(internationalPhonePattern);
  expect(inputTakes(typed)).toBe(true);
});

it.each([
  '123456',
  '+49 30 23125 014 23125 01',
  '+49 30 23125 ext. 4',
  '030_23125014',
  'call me',
  '+',
  '',
])('%j is no number', (typed) => {
  expect(cleanInternationalPhone(typed)).not.toMatch(internationalPhonePattern);
  expect(inputTakes(typed)).toBe(false);
});

it('fields and schemas of a site follow its rule', async () => {
  vi.resetModules();
  vi.doMock('../content/locale.ts', () => ({ locale: { phoneRule: 'international' } }));
  const { phone } = await import('./fields.ts');
  vi.doUnmock('../content/locale.ts');
  expect(phone.parse(' +49 30 23125 014')).toBe('+49 30 23125 014');
  expect(phone.safeParse('123456').error?.issues[0]?.message).toBe('Invalid phone');
});

it('the hint is a number', () => {
  const number = fieldHints.phone.international.replaceAll(/[^+\d ]/g, '').trim();
  expect(number).toMatch(internationalPhonePattern);
});
