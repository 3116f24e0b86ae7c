import { expect, test } from 'vitest';
import { parseIsoDate, toIsoDate, toWeekday } from '../../elements/clock/day-number.ts';
import { clockAt, closingReason, workdaysAfter } from './works-calendar.ts';

test.each([
  ['2026-11-26', 'Thanksgiving'],
  ['2026-11-27', 'Thanksgiving'],
  ['2026-05-25', 'Memorial Day'],
  ['2026-07-03', 'The Fourth'],
  ['2027-07-05', 'The Fourth'],
  ['2026-09-07', 'Labor Day'],
  ['2026-08-03', 'Booth is scraped'],
  ['2026-08-14', 'Booth is scraped'],
  ['2026-12-31', 'Christmas'],
  ['2027-01-01', 'New Year'],
  ['2026-11-28', 'Weekend'],
  ['2026-08-17', undefined],
  ['2026-12-01', undefined],
])('%s: %s', (iso, why) => {
  expect(closingReason(parseIsoDate(iso))).toBe(why);
});

test('days of work are counted over weekends and holidays', () => {
  expect(toIsoDate(workdaysAfter(parseIsoDate('2026-11-25'), 1))).toBe('2026-11-30');
  expect(toIsoDate(workdaysAfter(parseIsoDate('2026-11-28'), 5))).toBe('2026-12-04');
});

test('the clock is that of Jamestown', () => {
  const { today, minutes } = clockAt(new Date('2026-12-01T02:30:00Z'));
  expect([toIsoDate(today), toWeekday(today), minutes]).toEqual(['2026-11-30', 0, 21 * 60 + 30]);
});
