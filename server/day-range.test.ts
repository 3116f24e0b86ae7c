import { expect, test } from 'vitest';
import { dayRange } from './day-range.ts';

const inUtc = (day: string, timeZone: string) => {
  const range = dayRange(day, timeZone);
  return range && [range.start, range.end].map((ms) => new Date(ms).toISOString().slice(0, 16));
};

test.each([
  ['2026-11-24', 'America/New_York', ['2026-11-24T05:00', '2026-11-25T05:00']],
  ['2026-07-01', 'Pacific/Auckland', ['2026-06-30T12:00', '2026-07-01T12:00']],
  // The clock changes on these days: they have 23 and 25 hours.
  ['2026-03-08', 'America/New_York', ['2026-03-08T05:00', '2026-03-09T04:00']],
  ['2026-11-01', 'America/New_York', ['2026-11-01T04:00', '2026-11-02T05:00']],
  ['2026-03-29', 'Europe/Budapest', ['2026-03-28T23:00', '2026-03-29T22:00']],
])('%s in %s', (day, timeZone, expected) => {
  expect(inUtc(day, timeZone)).toEqual(expected);
});

test.each(['2026-02-30', '24.11.2026', '2026-11', 'today', ''])('%j is no day', (day) => {
  expect(dayRange(day)).toBeNull();
});
