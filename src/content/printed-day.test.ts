import { expect, test, vi } from 'vitest';
import { isoDayOf, readDay, startOfDay } from './printed-day.ts';

test('a day is read as printed and as ISO day', () => {
  expect(readDay('November 3, 2026')).toBe('November 3, 2026');
  expect(readDay('2026-11-03')).toBe('November 3, 2026');
  expect(readDay('2024-02-29')).toBe('February 29, 2024');
});

test.each([
  'February 30, 2026',
  '2026-02-30',
  '2026-13-01',
  'November 2026',
  'Nov 3, 2026',
  '3.11.2026',
  '2026-11-03T10:00',
  'soon',
  '',
])('%j is no day', (written) => {
  expect(readDay(written)).toBeUndefined();
});

test('days are converted in UTC, wherever the machine is', () => {
  expect(isoDayOf('November 3, 2026')).toBe('2026-11-03');
  expect(startOfDay('January 1, 1970')).toBe(0);
});

test('in another language a day is printed in it, and read in it and in English', async () => {
  vi.resetModules();
  vi.doMock('./locale.ts', () => ({ locale: { language: 'de', hours: 24, currency: 'EUR' } }));
  const german = await import('./printed-day.ts');
  vi.doUnmock('./locale.ts');
  expect(german.readDay('2026-03-03')).toBe('3. März 2026');
  expect(german.readDay('March 3, 2026')).toBe('3. März 2026');
  expect(german.readDay('3. März 2026')).toBe('3. März 2026');
  expect(german.readDay('30. Februar 2026')).toBeUndefined();
  expect(german.isoDayOf('3. Dezember 2026')).toBe('2026-12-03');
});
