import { expect, test } from 'vitest';
import { dueDay } from './due-day.ts';

const zone = 'America/New_York';
const at = (moment: string) => Date.parse(moment);

test.each([
  ['2026-11-29T12:59:59Z', '2026-11-28'],
  ['2026-11-29T13:00:00Z', '2026-11-29'],
  ['2026-11-30T04:59:00Z', '2026-11-29'],
  ['2026-11-30T05:00:00Z', '2026-11-29'],
])('at 8 in New York, the summary that is due at %s is that of %s', (moment, day) => {
  expect(dueDay('08:00', zone, at(moment))).toBe(day);
});

test('the time of day follows daylight saving', () => {
  // March 8: 8 o'clock is an hour earlier than the day before; November 1: an hour later.
  expect(dueDay('08:00', zone, at('2026-03-07T13:00Z'))).toBe('2026-03-07');
  expect(dueDay('08:00', zone, at('2026-03-08T11:59Z'))).toBe('2026-03-07');
  expect(dueDay('08:00', zone, at('2026-03-08T12:00Z'))).toBe('2026-03-08');
  expect(dueDay('08:00', zone, at('2026-11-01T12:59Z'))).toBe('2026-10-31');
  expect(dueDay('08:00', zone, at('2026-11-01T13:00Z'))).toBe('2026-11-01');
});

/** Lists the days that are due from one moment to another, minute by minute, without repeats. */
function daysBetween(time: string, from: string, to: string): string[] {
  const days: string[] = [];
  for (let now = at(from); now <= at(to); now += 60_000) {
    const day = dueDay(time, zone, now);
    if (days.at(-1) !== day) days.push(day);
  }
  return days;
}

test('a time that the clock skips comes once, and one that it shows twice, too', () => {
  expect(daysBetween('02:30', '2026-03-07T12:00Z', '2026-03-10T12:00Z')).toEqual([
    '2026-03-07',
    '2026-03-08',
    '2026-03-09',
    '2026-03-10',
  ]);
  // The second half past one is still that of November 1; the clock falls back behind it meanwhile.
  const days = daysBetween('01:30', '2026-10-31T12:00Z', '2026-11-02T12:00Z');
  expect([...new Set(days)]).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
});

test('midnight and the last minute of a day', () => {
  expect(dueDay('00:00', zone, at('2026-11-29T05:00Z'))).toBe('2026-11-29');
  expect(dueDay('23:59', zone, at('2026-11-29T05:00Z'))).toBe('2026-11-28');
  expect(dueDay('08:00', 'Asia/Kolkata', at('2026-11-29T02:30Z'))).toBe('2026-11-29');
});
