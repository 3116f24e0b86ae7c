import { expect, test } from 'vitest';
import {
  dayFormat,
  dayNumber,
  dayNumberOf,
  findWeekdayFrom,
  mondayOf,
  parseIsoDate,
  toDateParts,
  toIsoDate,
  toObservedDate,
  toWeekday,
} from './day-number.ts';

test('a date converts to parts and to text, and back', () => {
  const day = dayNumber(2026, 12, 3);
  expect(toDateParts(day)).toEqual({ year: 2026, month: 12, day: 3 });
  expect(dayNumberOf(toDateParts(day))).toBe(day);
  expect(toIsoDate(day)).toBe('2026-12-03');
  expect(parseIsoDate('2026-12-03')).toBe(day);
  expect(toIsoDate(dayNumber(2026, 12, 32))).toBe('2027-01-01');
});

test('days are counted over the change of clocks', () => {
  expect(parseIsoDate('2026-04-14') - parseIsoDate('2026-02-17')).toBe(56);
});

test('a week begins on Monday, before 1970 too', () => {
  const weekday = (iso: string) => toWeekday(parseIsoDate(iso));
  expect(['2026-11-30', '2026-12-06', '1969-12-29'].map(weekday)).toEqual([0, 6, 0]);
  expect(toIsoDate(mondayOf(parseIsoDate('2026-12-06')))).toBe('2026-11-30');
});

test('a weekday is found on or after a day', () => {
  expect(toIsoDate(findWeekdayFrom(dayNumber(2026, 11, 22), 3))).toBe('2026-11-26');
  expect(toIsoDate(findWeekdayFrom(dayNumber(2026, 11, 26), 3))).toBe('2026-11-26');
});

test.each([
  ['2026-07-04', '2026-07-03'],
  ['2027-07-04', '2027-07-05'],
  ['2028-07-04', '2028-07-04'],
])('the holiday of %s is observed on %s', (holiday, observed) => {
  expect(toIsoDate(toObservedDate(parseIsoDate(holiday)))).toBe(observed);
});

test('a date is formatted without a time zone', () => {
  const format = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' });
  expect(format(parseIsoDate('2026-12-03'))).toBe('Thursday, December 3');
});
