import { describe, expect, test } from 'vitest';
import { clockText, dayText, eveningAt, monthEvenings, sunsetOf } from './open-evening.ts';

describe('the sun over Providence', () => {
  // From the almanac; the equation is good to about a minute.
  test.each([
    ['the shortest day', { year: 2025, month: 12, day: 21 }, '2025-12-21T21:18:00Z'],
    ['the longest day', { year: 2026, month: 6, day: 21 }, '2026-06-22T00:24:00Z'],
    ['a day of equal halves', { year: 2026, month: 3, day: 20 }, '2026-03-20T22:57:00Z'],
  ])('%s', (_, day, expected) => {
    const minutes = (sunsetOf(day).getTime() - Date.parse(expected)) / 60_000;
    expect(Math.abs(minutes)).toBeLessThan(2.5);
  });
});

describe('the open evening', () => {
  const said = (now: string) => {
    const { from, to, daysAhead } = eveningAt(new Date(now));
    return { day: dayText(from), from: clockText(from), to: clockText(to), daysAhead };
  };

  test('is the next Wednesday', () => {
    const sunday = said('2026-11-22T15:00:00Z');
    expect(sunday).toMatchObject({ day: 'Wednesday, November 25', daysAhead: 3 });
    expect(sunday.from).toMatch(/^4:1\d pm$/);
    expect(sunday.to).toMatch(/^6:1\d pm$/);
  });

  test('is today from midnight until two hours after sunset, by the clock of the office', () => {
    // Four in the morning of Wednesday in Greenwich is Tuesday night in Providence.
    expect(said('2026-11-25T04:00:00Z').daysAhead).toBe(1);
    expect(said('2026-11-25T06:00:00Z').daysAhead).toBe(0);
    expect(said('2026-11-25T23:00:00Z').daysAhead).toBe(0);
    expect(said('2026-11-26T00:00:00Z')).toMatchObject({
      day: 'Wednesday, December 2',
      daysAhead: 7,
    });
  });

  test('keeps to the calendar across the change of the clocks', () => {
    // Clocks go back on Sunday, November 1.
    expect(said('2026-10-29T12:00:00Z')).toMatchObject({
      day: 'Wednesday, November 4',
      daysAhead: 6,
    });
    expect(said('2026-10-28T12:00:00Z').from).toMatch(/^5:4\d pm$/);
    expect(said('2026-11-04T12:00:00Z').from).toMatch(/^4:3\d pm$/);
  });
});

test('through the year the door opens latest in June and earliest in December', () => {
  const year = monthEvenings(2026);
  expect(year.map(({ month }) => month).join(' ')).toBe(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  );
  const hours = year.map(({ hour }) => hour);
  expect(hours.indexOf(Math.max(...hours))).toBe(5);
  expect(hours.indexOf(Math.min(...hours))).toBe(11);
  expect(year[0]).toMatchObject({ opensAt: expect.stringMatching(/^4:3\d pm$/) });
  // Twenty to five is four and two thirds after noon.
  expect(hours[0]).toBeCloseTo(4.6, 0);
});
