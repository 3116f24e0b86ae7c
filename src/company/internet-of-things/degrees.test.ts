import { expect, test, vi } from 'vitest';
import {
  csvLine,
  csvReading,
  formatDegrees,
  formatReading,
  isFahrenheitCountry,
  siteDegrees,
} from './degrees.ts';

test('degrees are those of the country', () => {
  expect([undefined, 'US', 'LR', 'DE', 'PT'].map(isFahrenheitCountry)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(siteDegrees(41, true)).toBe(41);
  expect(siteDegrees(41, false)).toBe(5);
});

test('tables have one decimal, sentences at most one, files what spreadsheets read', () => {
  expect([41, 41.3].map(formatReading)).toEqual(['41.0', '41.3']);
  expect([41, 41.3].map(formatDegrees)).toEqual(['41\u00a0°F', '41.3\u00a0°F']);
  expect(csvLine(['a', 'b', csvReading(41)])).toBe('a,b,41.0');
});

test('on a site with a decimal comma and a metric country they are Celsius, by semicolons', async () => {
  vi.resetModules();
  vi.doMock('../../../site.config.ts', () => ({
    siteConfig: {
      company: { address: { country: 'DE' } },
      locale: { language: 'de', hours: 24, currency: 'EUR' },
    },
  }));
  const german = await import('./degrees.ts');
  vi.doUnmock('../../../site.config.ts');
  expect([41, 41.3].map(german.formatReading)).toEqual(['5,0', '5,2']);
  expect([41, 41.3].map(german.formatDegrees)).toEqual(['5\u00a0°C', '5,2\u00a0°C']);
  expect(german.csvLine(['a', 'b', german.csvReading(41)])).toBe('a;b;5,0');
});
