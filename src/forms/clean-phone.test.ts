import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanPhone, phoneInputPattern, usPhonePattern } from './clean-phone.ts';

/** Validates like a browser without script: the whole value against `pattern`. */
const inputTakes = (typed: string) => new RegExp(`^(?:${phoneInputPattern})$`, 'v').test(typed);

it.each([
  // As Apple's Contacts copies it.
  ['\u202a(802) 555-0172\u202c', '(802) 555-0172'],
  ['\u202d+1 (802) 555-0172\u202c', '(802) 555-0172'],
  ['\u2068802-555-0172\u2069', '802-555-0172'],
  ['\ufeff802-555-0172', '802-555-0172'],
  ['80\u200b2-555\u2060-0172\u00ad', '802-555-0172'],
  ['802\ufe0f-555-0172', '802-555-0172'],
  ['\ufffc802-555-0172', '802-555-0172'],
  ['\uf095 802-555-0172', '802-555-0172'],
  // Spaces outside of ASCII.
  ['(802)\u00a0555-0172', '(802) 555-0172'],
  ['802\u202f555\u20090172', '802 555 0172'],
  ['\u3000802\t555 0172\n', '802 555 0172'],
  ['802  -  555  -  0172', '802 - 555 - 0172'],
  // Dashes: hyphen, no-break hyphen, figure dash, en and em dash, minus, full width, prolonged
  // sound mark.
  ['802\u2010555\u20110172', '802-555-0172'],
  ['802\u2012555\u20130172', '802-555-0172'],
  ['802 \u2014 555 \u2212 0172', '802 - 555 - 0172'],
  ['802\uff0d555\u30fc0172', '802-555-0172'],
  ['802\u00b7555\u20220172', '802.555.0172'],
  ['（８０２）５５５－０１７２', '(802)555-0172'],
  // Digits of other scripts.
  ['(٨٠٢) ٥٥٥-٠١٧٢', '(802) 555-0172'],
  ['۸۰۲۵۵۵۰۱۷۲', '8025550172'],
  ['+1 ٨٠٢ ٥٥٥ ٠١٧٢', '802 555 0172'],
  // The country code, typed or pasted.
  ['+18025550172', '8025550172'],
  ['+1 (802) 555-0172', '(802) 555-0172'],
  ['1-802-555-0172', '802-555-0172'],
  ['+1.802.555.0172', '802.555.0172'],
  ['(+1) 802 555 0172', '802 555 0172'],
  ['1 802 555 0172', '802 555 0172'],
  ['tel:+1-802-555-0172', '802-555-0172'],
])('[V1] %j is read as %s, in the schema and without script', (typed, number) => {
  expect(cleanPhone(typed)).toBe(number);
  expect(number).toMatch(usPhonePattern);
  expect(inputTakes(typed)).toBe(true);
});

const wrong = [
  '802--555--0176',
  '802..555..0176',
  '802-.555-0176',
  '802 - - 555 0176',
  '+44 20 7946 0018',
  '+1 802',
  '+2 802 555 0172',
  '1 1 802 555 0172',
  '802-555-01722',
  '802_555_0172',
  '802/555/0172',
  '80255501ab',
  '+1 (802) 555-0172 ext. 4',
  '',
];
const leftToTheServer = ['++1 802 555 0172', '(802 555-0172', '802) 555-0172', '80 2 555 0172'];

it.each([...wrong, ...leftToTheServer])('[V1] %j is no number', (typed) => {
  expect(cleanPhone(typed)).not.toMatch(usPhonePattern);
});

it.each(wrong)('[V1] the pattern rejects %j', (typed) => {
  expect(inputTakes(typed)).toBe(false);
});

it('keeps other text as typed', () => {
  expect(cleanPhone('+1 802')).toBe('+1 802');
  expect(cleanPhone('+44 20 7946 0018')).toBe('+44 20 7946 0018');
  expect(cleanPhone('٨٠٢ ٥٥٥')).toBe('٨٠٢ ٥٥٥');
});

it('the pattern accepts all that the schema accepts', () => {
  const piece = fc.constantFrom(
    ...['802', '555', '0172', '8', '(', ')', '+1', '1', ' ', '\u00a0', '-', '.', '\u2013', '·'],
    ...['\u202d', '\u200d', '\u200b', '５', '（', '）', '＋', 'tel:', '_'],
  );
  const near = fc
    .array(piece, { maxLength: 3 })
    .chain((noise) =>
      fc
        .tuple(...Array.from({ length: 5 }, () => fc.option(piece, { nil: '' })))
        .map(([a, b, c, d, e]) => `${a}802${b}555${c}${d}0172${e}${noise.join('')}`),
    );
  fc.assert(
    fc.property(
      fc.oneof(
        near,
        fc.array(piece).map((all) => all.join('')),
      ),
      (typed) => {
        if (usPhonePattern.test(cleanPhone(typed))) expect(inputTakes(typed), typed).toBe(true);
      },
    ),
    { seed: 1, numRuns: 3000 },
  );
});

it('the pattern accepts all code points that the schema drops', () => {
  const dropped = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code))
    .filter((character) => /[\p{Cf}\p{Cc}\p{Z}\p{M}\p{S}\p{P}]|[\uE000-\uE0FF]/u.test(character))
    .filter((character) => cleanPhone(`80${character}2-555-0172`) === '802-555-0172');
  expect(dropped.length).toBeGreaterThan(100);
  expect(dropped.filter((character) => !inputTakes(`80${character}2-555-0172`))).toEqual([]);
});
