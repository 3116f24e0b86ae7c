import { expect, test } from 'vitest';
import { formatShort } from './format-time.ts';

const now = Date.parse('2026-11-25T22:00:00Z');

test.each([
  ['2026-11-25T21:12:00Z', '4:12 PM'],
  // Yesterday in Vermont, though today in UTC.
  ['2026-11-25T04:30:00Z', 'Nov 24, 11:30 PM'],
  ['2026-01-02T15:00:00Z', 'Jan 2, 10:00 AM'],
  ['2025-11-25T21:12:00Z', 'Nov 25, 2025'],
])('%s is %s', (moment, text) => {
  expect(formatShort(Date.parse(moment), now)).toBe(text);
});
