import { afterEach, expect, test, vi } from 'vitest';
import { formatsTag } from './formats-tag.ts';
import { isoDayOf, readDay, startOfDay } from './printed-day.ts';

/** Imports the module with another language. */
async function daysIn(language: string) {
  vi.resetModules();
  vi.doMock('./locale.ts', () => ({ locale: { language, formats: formatsTag(language) } }));
  return await import('./printed-day.ts');
}

afterEach(() => vi.doUnmock('./locale.ts'));

test('a day is read as printed and as ISO day', () => {
  expect(readDay('November 3, 2026')).toBe('November 3, 2026');
  expect(readDay('2026-11-03')).toBe('November 3, 2026');
  expect(readDay('2024-02-29')).toBe('February 29, 2024');
});

const noDays = [
  'February 30, 2026',
  '2026-02-30',
  '2026-13-01',
  'November 2026',
  'Nov 3, 2026',
  '3.11.2026',
  '2026-11-03T10:00',
  'soon',
  '',
];

test.each(noDays)('%j is no day', (written) => {
  expect(readDay(written)).toBeUndefined();
});

test('days are converted in UTC, wherever the machine is', () => {
  expect(isoDayOf('November 3, 2026')).toBe('2026-11-03');
  expect(startOfDay('January 1, 1970')).toBe(0);
});

test('a text that is no day is a mistake, not a day without an order', () => {
  expect(() => startOfDay('soon')).toThrow('“soon” is no day');
  expect(() => isoDayOf('')).toThrow('“” is no day');
});

test('in another language a day is printed in it, and read in it and in English', async () => {
  const german = await daysIn('de');
  expect(german.readDay('2026-03-03')).toBe('3. März 2026');
  expect(german.readDay('March 3, 2026')).toBe('3. März 2026');
  expect(german.readDay('3. März 2026')).toBe('3. März 2026');
  expect(german.readDay('30. Februar 2026')).toBeUndefined();
  expect(german.isoDayOf('3. Dezember 2026')).toBe('2026-12-03');
});

test.each(['en-GB', 'th', 'fa', 'bn', 'ar-EG', 'ja', 'hu', 'my'])(
  'a day that is printed in %s can be read back',
  async (language) => {
    const days = await daysIn(language);
    const printed = days.readDay('2026-11-03') ?? '';
    expect(printed).toContain('2026');
    expect(days.isoDayOf(printed)).toBe('2026-11-03');
    expect(days.readDay(printed)).toBe(printed);
    expect(noDays.map(days.readDay)).toEqual(noDays.map(() => undefined));
  },
);
