import { expect, test } from 'vitest';
import { addWorkingDays, formatMoment } from './dates.ts';

test.each([
  // A Wednesday, a Friday evening and a Sunday in Vermont.
  ['2026-11-18T15:00:00Z', 'Monday, November 23'],
  ['2026-11-21T03:30:00Z', 'Wednesday, November 25'],
  ['2026-11-22T15:00:00Z', 'Wednesday, November 25'],
])('three working days after %s are over on %s', (at, day) => {
  expect(addWorkingDays(Date.parse(at), 3)).toBe(day);
});

test('a time is formatted in the firm’s time zone', () => {
  expect(formatMoment(Date.parse('2026-11-21T03:30:00Z'))).toBe('November 20, 2026 at 10:30 PM');
});
