import { expect, test } from 'vitest';
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
