import { afterEach, expect, test, vi } from 'vitest';
import { formatsTag } from './formats-tag.ts';
import type { Locale } from './locale.ts';

/** Imports the formats with another locale. */
async function formatsIn(locale: Omit<Locale, 'formats'>) {
  vi.resetModules();
  vi.doMock('./locale.ts', () => ({
    locale: { ...locale, formats: formatsTag(locale.language) },
  }));
  return await import('./formats.ts');
}

afterEach(() => vi.doUnmock('./locale.ts'));

const american = { language: 'en-US', hours: 12, currency: 'USD', phoneRule: 'us' } as const;
const german = {
  language: 'de',
  hours: 24,
  currency: 'EUR',
  phoneRule: 'international',
} as const;
const evening = Date.UTC(2026, 10, 3, 18, 5);
const time = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('a calendar day is the same day in every time zone and notation', async () => {
  const formats = await formatsIn(american);
  expect(formats.formatDay('2026-11-03')).toBe('November 3, 2026');
  expect(formats.formatDay(Date.UTC(2026, 10, 3))).toBe('November 3, 2026');
  const short = { month: 'short', day: 'numeric' } as const;
  expect(formats.dayFormatter(short)('2026-11-03')).toBe('Nov 3');
  expect((await formatsIn(german)).formatDay('2026-11-03')).toBe('3. November 2026');
  expect((await formatsIn(german)).dayFormatter(short, 'en-US')('2026-11-03')).toBe('Nov 3');
});

test('a range names its currency once outside of English, and each half can be read', async () => {
  const dollars = await formatsIn(american);
  expect(dollars.formatMoneyRange(18_000, 40_000)).toBe('$18,000–$40,000');
  const euros = await formatsIn(german);
  expect(plain(euros.formatMoneyRange(20_000, 40_000))).toBe('20.000–40.000 €');
  const halves = euros.formatMoneyRange(20_000, 40_000).split('–');
  expect(halves.map(euros.readMoney)).toEqual([20_000, 40_000]);
  const francs = await formatsIn({ ...german, language: 'de-CH', currency: 'CHF' });
  expect(plain(francs.formatMoneyRange(800, 900))).toBe('CHF 800–900');
  expect(francs.formatMoneyRange(800, 900).split('–').map(francs.readMoney)).toEqual([800, 900]);
});

test('English of the United States, by default', async () => {
  const formats = await formatsIn(american);
  expect(plain(formats.dateFormat(time).format(evening))).toBe('6:05 PM');
  expect(formats.weekdayName(0)).toBe('Monday');
  expect(formats.weekdayName(4, 'short')).toBe('Fri');
  expect(formats.formatNumber(12_000)).toBe('12,000');
  expect(formats.formatMoney(2370.5)).toBe('$2,370.50');
  expect(formats.formatHundredths(-190_000)).toBe('−$1,900');
  expect(formats.formatList(['a', 'b', 'c'])).toBe('a, b, and c');
  expect(formats.moneySigns()).toMatchObject({ currency: '$', isCurrencyFirst: true });
  expect(['$10,400', '$9.99', 'ask us', ''].map(formats.readMoney)).toEqual([
    10_400,
    9.99,
    Number.NaN,
    Number.NaN,
  ]);
});

test('German, with hours of a day with 24 and the euro', async () => {
  const formats = await formatsIn(german);
  expect(formats.dateFormat(time).format(evening)).toBe('18:05');
  expect(formats.weekdayName(6)).toBe('Sonntag');
  expect(formats.formatNumber(12_000)).toBe('12.000');
  expect(plain(formats.formatMoney(2370.5))).toBe('2.370,50 €');
  expect(plain(formats.formatMoney(800))).toBe('800 €');
  expect(formats.formatList(['a', 'b', 'c'])).toBe('a, b und c');
  expect(formats.moneySigns()).toMatchObject({ currency: '€', isCurrencyFirst: false });
  expect(['10.400 €', '9,99\u00a0€'].map(formats.readMoney)).toEqual([10_400, 9.99]);
});

test.each([
  ['$1,20', 'en-US', 'USD'],
  ['$1.200', 'en-US', 'USD'],
  ['$1,2000', 'en-US', 'USD'],
  ['$1,,200', 'en-US', 'USD'],
  ['$9.', 'en-US', 'USD'],
  ['$1.2.3', 'en-US', 'USD'],
  ['9.99 €', 'de', 'EUR'],
  ['1,200 €', 'de', 'EUR'],
  ['1.20 €', 'de', 'EUR'],
  ['1.200.50 €', 'de', 'EUR'],
  ['¥9.99', 'en-US', 'JPY'],
])('%s is no amount in %s and %s', async (printed, language, currency) => {
  const { readMoney } = await formatsIn({ ...american, language, currency });
  expect(readMoney(printed)).toBeNaN();
});

test.each([
  ['$1200', 1200, 'en-US', 'USD'],
  ['$1,234,567.50', 1_234_567.5, 'en-US', 'USD'],
  ['¥1,200', 1200, 'en-US', 'JPY'],
  ['¥1,200', 1200, 'ja', 'JPY'],
  ['₩15,000', 15_000, 'ko', 'KRW'],
  ['$12.000', 12_000, 'es-CL', 'CLP'],
  ['1200 €', 1200, 'de', 'EUR'],
  ['1.234.567,50 €', 1_234_567.5, 'de', 'EUR'],
  ['10 400,50 €', 10_400.5, 'fr', 'EUR'],
  ["CHF 10'400", 10_400, 'de-CH', 'CHF'],
  ['₹1,20,000', 120_000, 'en-IN', 'INR'],
])('%s is %d in %s and %s', async (printed, amount, language, currency) => {
  const { readMoney } = await formatsIn({ ...american, language, currency });
  expect(readMoney(printed)).toBe(amount);
});

test.each(['en-US', 'de', 'fr', 'sv', 'pl', 'th', 'fa', 'bn', 'ar-EG'])(
  'amounts that are printed in %s can be read back',
  async (language) => {
    for (const currency of ['USD', 'EUR', 'JPY']) {
      const { formatMoney, readMoney } = await formatsIn({ ...german, language, currency });
      expect(readMoney(formatMoney(12_345))).toBe(12_345);
      if (currency !== 'JPY') expect(readMoney(formatMoney(9.99))).toBe(9.99);
    }
  },
);

test('a currency without hundredths is printed without them', async () => {
  const { formatHundredths, formatMoney } = await formatsIn({ ...american, currency: 'JPY' });
  expect(formatMoney(1200)).toBe('¥1,200');
  expect(formatHundredths(120_000)).toBe('¥1,200');
  expect(formatHundredths(120_000, true)).toBe('¥1,200');
});

test('digits are those of a keyboard in any language', async () => {
  const formats = await formatsIn({ ...german, language: 'ar-EG' });
  expect(formats.formatNumber(1200)).toMatch(/^1.200$/);
  expect(formats.dateFormat({ year: 'numeric', timeZone: 'UTC' }).format(evening)).toBe('2026');
});
