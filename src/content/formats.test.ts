import { afterEach, expect, test, vi } from 'vitest';
import type { Locale } from './locale.ts';

/** Imports the formats with another locale. */
async function formatsIn(locale: Locale) {
  vi.resetModules();
  vi.doMock('./locale.ts', () => ({ locale }));
  return await import('./formats.ts');
}

afterEach(() => vi.doUnmock('./locale.ts'));

const american: Locale = { language: 'en-US', hours: 12, currency: 'USD', phoneRule: 'us' };
const german: Locale = {
  language: 'de',
  hours: 24,
  currency: 'EUR',
  phoneRule: 'international',
};
const evening = Date.UTC(2026, 10, 3, 18, 5);
const time = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('English of the United States, by default', async () => {
  const formats = await formatsIn(american);
  expect(plain(formats.dateFormat(time).format(evening))).toBe('6:05 PM');
  expect(formats.weekdayName(0)).toBe('Monday');
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
